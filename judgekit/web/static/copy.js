// Copies a rule with its number, edition and page.

async function put(text) {
  if (navigator.clipboard) return navigator.clipboard.writeText(text);
  const area = document.createElement("textarea"); // no clipboard without https
  area.value = text;
  document.body.append(area);
  area.select();
  document.execCommand("copy");
  area.remove();
  return undefined;
}

export async function copied(button) {
  const before = button.textContent;
  await put(button.dataset.copy);
  button.textContent = document.body.dataset.copied;
  document.querySelector("#status").textContent = document.body.dataset.copied;
  setTimeout(() => { button.textContent = before; }, 1500);
}
