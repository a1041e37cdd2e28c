// Before anything is drawn: the light or dark that was chosen, where one was.
try {
  const chosen = localStorage.getItem("theme");
  if (chosen === "light" || chosen === "dark") document.documentElement.dataset.theme = chosen;
} catch { /* storage can be forbidden; the system's choice then holds */ }
