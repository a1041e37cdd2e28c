// What this browser remembers: lists under a key. Storage can be forbidden or full; then nothing is remembered.

export function load(key) {
  try {
    const found = JSON.parse(localStorage.getItem(key) ?? "[]");
    return Array.isArray(found) ? found : [];
  } catch {
    return [];
  }
}

export function save(key, list) {
  try {
    localStorage.setItem(key, JSON.stringify(list));
  } catch { /* nothing to be done */ }
}
