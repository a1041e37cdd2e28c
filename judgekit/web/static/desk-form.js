// A form for a ruling becomes an entry: what was filled in, and of a change only what was changed.
const LISTS = ["rules", "cards", "exceptions", "players", "contradicts"];
const TEXTS = ["asked", "game", "edition", "group", "case", "table", "event", "source", "date", "superseded_by", "authority", "state"];
const LETTERS = "abcdefghjkmnpqrstuvwxyz23456789";

export function newId() {
  const drawn = crypto.getRandomValues(new Uint8Array(20)); // crypto.randomUUID wants https
  return Array.from(drawn, (n) => LETTERS[n % LETTERS.length]).join("").slice(0, 16);
}

function controls(form, name) {
  return [...form.elements].filter((e) => e.name === name);
}

function isOn(control, before) {
  if (control.type === "checkbox" || control.type === "radio") return before ? control.defaultChecked : control.checked;
  return true;
}

// What a field holds now, or held when the page came.
function held(form, name, before = false) {
  const values = controls(form, name).filter((c) => isOn(c, before)).map((c) => (before && c.type !== "hidden" ? c.defaultValue : c.value).trim());
  if (name === "players") return (values[0] ?? "").split(/\s*[,;]\s*/).filter(Boolean);
  return LISTS.includes(name) ? values.filter(Boolean) : values[0] ?? "";
}

function ruled(form, before = false) {
  const said = [held(form, "pick", before), held(form, "ruled", before)].filter(Boolean);
  return [...new Set(said)].join("\n");
}

function values(form, before = false) {
  const out = {};
  for (const name of [...TEXTS, ...LISTS]) {
    if (controls(form, name).length || form.elements[`has_${name}`]) out[name] = held(form, name, before);
  }
  if (controls(form, "ruled").length) out.ruled = ruled(form, before);
  return out;
}

function isChosen(form, name) {
  return controls(form, name).some((c) => "set" in c.dataset) || form.elements[`has_${name}`]?.dataset.whole !== undefined;
}

function settings(form) {
  const now = values(form);
  if (form.dataset.kind === "ruled") return Object.fromEntries(Object.entries(now).filter(([, v]) => v.length));
  const before = values(form, true);
  return Object.fromEntries(Object.entries(now).filter(([name, v]) => isChosen(form, name) || JSON.stringify(v) !== JSON.stringify(before[name])));
}

export function entryOf(form, { judge, device, seconds }) {
  const set = settings(form);
  if (form.dataset.kind === "ruled") set.seconds = seconds;
  return {
    id: form.elements.id.value,
    ruling: form.elements.ruling.value,
    kind: form.dataset.kind,
    judge,
    device,
    made: new Date().toISOString().replace(/\.\d+/, ""),
    set,
    base: controls(form, "base").map((c) => c.value),
    note: held(form, "note"),
  };
}
