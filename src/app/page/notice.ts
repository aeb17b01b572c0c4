/**
 * Shows a sentence on top of everything, in plain HTML: it must work when nothing else does. Text only, never markup.
 */
import { afterPassed, TimeSince } from '../../host/promised-time.ts';
import type { Box } from '../../presentation/placement.ts';
import { type NoticeShape, noticePlace } from './notice-place.ts';

export function notice(sentence: string | null): void {
  const box = document.getElementById('notice');
  if (box) show(box, sentence);
}

function show(box: HTMLElement, sentence: string | null): void {
  box.textContent = sentence ?? '';
  box.hidden = sentence === null;
  place(box);
}

let pressed: () => readonly Box[] = () => [];

/** Keeps every notice clear of what can be pressed: these boxes, in pixels of the page from the picture's corner on. */
export function keepNoticesClearOf(boxes: () => readonly Box[]): void {
  pressed = boxes;
  placeNotice();
}

/** Finds a place for the notice that is shown; whoever changes what can be pressed calls it. */
export function placeNotice(): void {
  const box = document.getElementById('notice');
  if (box) place(box);
}

function place(box: HTMLElement): void {
  if (box.hidden) return;
  const { style } = box;
  // The style sheet says where it stands alone, and how large its letters are.
  style.inset = style.fontSize = style.maxWidth = '';
  const boxes = box.dataset.alone ? [] : pressed();
  if (boxes.length === 0) return;
  const usual = Number.parseFloat(getComputedStyle(box).fontSize);
  // It lies within the picture, which may begin a little inside the window.
  const { width: w, height: h } = document.body.getBoundingClientRect();
  const give = ({ letters, across }: NoticeShape) => {
    style.fontSize = letters === 1 ? '' : `${usual * letters}px`;
    style.maxWidth = `min(${across * 100}%, 60em)`;
  };
  Object.assign(style, { right: 'auto', bottom: 'auto', left: '0', top: '0' });
  const { x, y, shape } = noticePlace({ w, h }, boxes, (shape) => {
    give(shape);
    const { width, height } = box.getBoundingClientRect();
    return { w: width, h: height };
  });
  give(shape);
  Object.assign(style, { left: `${x}px`, top: `${y}px` });
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
  // A sleeping machine counts as well: nobody who wakes it reads what was said before.
  const callOff = afterPassed(readingTime, away);
  for (const kind of presses) window.addEventListener(kind, pressed, { capture: true, signal: listening.signal });
}

/**
 * Shows a fault after which nothing can go on: the sentence alone in the middle, and below it the way out. The table is hidden:
 * whatever it shows, a hand for one, would lie open for as long as the fault stands.
 */
export function halt(sentence: string, way: { text: string; to: string }): void {
  const box = document.getElementById('notice');
  if (!box) return;
  box.dataset.alone = 'true';
  const table = document.getElementById('table');
  if (table) table.style.visibility = 'hidden';
  notice(sentence);
  const link = document.createElement('a');
  link.textContent = way.text;
  link.href = way.to;
  box.append(link);
  link.focus();
}
