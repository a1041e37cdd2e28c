// The presenter's keys and timer; and on the wall and the phones, what the room is doing.

const SECONDS = 2;

function pressed(event) {
  if (event.target.closest?.("input, select, textarea") || event.ctrlKey || event.metaKey || event.altKey) return;
  const wanted = {
    ArrowRight: "a[rel=next]", PageDown: "a[rel=next]", ArrowLeft: "a[rel=prev]", PageUp: "a[rel=prev]", ArrowDown: "#reveal", " ": "#reveal", b: "#reveal",
  }[event.key];
  if (event.key === " " && event.target.closest?.("a, button, summary")) return;
  const link = wanted && document.querySelector(wanted);
  if (!link) return;
  event.preventDefault();
  link.click();
}

function startTimer() {
  const shown = document.querySelector("#timer");
  if (!shown || !document.querySelector("#reveal")) return;
  const until = Date.now() + Number(shown.dataset.seconds) * 1000;
  const tick = setInterval(() => {
    const left = Math.max(0, Math.ceil((until - Date.now()) / 1000));
    shown.textContent = left;
    shown.classList.toggle("over", left === 0);
    if (left === 0) clearInterval(tick);
  }, 250);
}

async function look() {
  const { room, at, reload } = document.body.dataset;
  try {
    const answer = await fetch(room);
    if (!answer.ok) return;
    const now = await answer.json();
    if (reload !== undefined && String(now.at) !== at) location.replace(location.href.replace(/[?&]told=\w+/, ""));
    const votes = document.querySelector("#votes");
    if (votes && String(now.at) === at) votes.textContent = now.votes;
  } catch { /* the next look may find it */ }
}

document.addEventListener("keydown", pressed);
startTimer();
if (document.body.dataset.room) setInterval(look, SECONDS * 1000);
