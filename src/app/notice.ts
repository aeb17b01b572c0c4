import { afterPassed, TimeSince } from '../host/promised-time.ts';

/**
 * Shows a sentence on top of everything, in plain HTML: it must work when nothing else does. Text only, never markup.
 */
export function notice(sentence: string | null): void {
  const box = document.getElementById('notice');
  if (box) show(box, sentence);
}

function show(box: HTMLElement, sentence: string | null): void {
  box.textContent = sentence ?? '';
  box.hidden = sentence === null;
}

/**
 * Milliseconds for which something that only has to be read once is shown; a press after the first moment puts it away.
 */
const readingTime = 12_000;
const firstMoment = 1000;

const presses = ['pointerdown', 'keydown'] as const;

/** Says that something is missing without stopping anybody; the notice goes away by itself. */
export function remark(sentence: string): void {
  const box = document.getElementById('notice');
  // What is said already may be more important.
  if (!box || (!box.hidden && box.textContent !== '')) return;
  notice(sentence);
  const since = new TimeSince();
  const listening = new AbortController();
  const away = () => {
    callOff();
    listening.abort();
    if (box.textContent === sentence) show(box, null);
  };
  const pressed = () => {
    if (since.read().passed >= firstMoment) away();
  };
  // By the clock that went further: nobody who wakes the machine reads what was said before it slept.
  const callOff = afterPassed(readingTime, away);
  for (const kind of presses) window.addEventListener(kind, pressed, { capture: true, signal: listening.signal });
}

/** Shows a fault after which nothing can go on: the sentence alone in the middle, and below it the way out. */
export function halt(sentence: string, way: { text: string; to: string }): void {
  const box = document.getElementById('notice');
  if (!box) return;
  notice(sentence);
  box.dataset.alone = 'true';
  const link = document.createElement('a');
  link.textContent = way.text;
  link.href = way.to;
  box.append(link);
  link.focus();
}
