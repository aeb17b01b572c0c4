/** A sentence on top of everything, in plain HTML: it must work when nothing else does. Text only, never markup. */
export function notice(sentence: string | null): void {
  const box = document.getElementById('notice');
  if (!box) return;
  box.textContent = sentence ?? '';
  box.hidden = sentence === null;
}
