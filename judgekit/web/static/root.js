// Where on its host the page stands: at the top, or in a folder of somebody's site.
const root = new URL(document.body.dataset.root, location.href).pathname;

// A path of ours as it stands on the host.
export function inside(path) {
  return root + path;
}

// An address's path as we know it.
export function within(url) {
  return url.pathname.slice(root.length);
}
