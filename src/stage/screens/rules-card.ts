/**
 * The rules of a game on a sheet of parchment: pages of pictures with a few words under each. What the pictures show is
 * the game's own business; here they get their places. The tab that has the focus is the page that is shown.
 */
import type { Draft } from '../placement.ts';
import type { Values } from './setup-form.ts';
import { type Screen, Sketch } from './sketch.ts';
import { say, shellWords } from './words.ts';

export interface RulesPanel {
  title: string;
  text: string;
  /** Places within the panel, 360 x 372, from its upper left corner. */
  picture: readonly Draft[];
}

export interface RulesPage {
  tab: string;
  title: string;
  /** At most four. */
  panels: readonly RulesPanel[];
  /** A row of counts below: so many of these, what they are, and what about them. */
  counts?: readonly { frame: string; scale: number; step: number; count: number; title: string; text: string }[];
}

/** The pages for so many captains and these options, those that are switched on and all that differ from the defaults. */
export type RulesCard = (seats: number, on: ReadonlySet<string>, values?: Values) => readonly RulesPage[];

export const panelSize = { w: 360, h: 372 };

export interface RulesState {
  game: string;
  pages: readonly RulesPage[];
  page: number;
  /** What the button that leads back says. */
  close: string;
  cabin: boolean;
  focus: string | null;
}

export function rulesScreen(state: RulesState): Screen {
  const sketch = new Sketch(state.focus);
  const { pages, page } = state;
  const shown = pages[page];
  if (state.cabin) sketch.cabin();
  sketch.dim(0.66);
  sketch.sheet('panel-parchment', 130, 50, 1660, 850, 5);
  sketch.add({ id: 'banner', kind: 'banner', x: 960, y: 108, depth: 12, props: { text: shown.title } });
  sketch.words('seatName', state.game, 204, 136, { color: '#7A2A18', size: 40, depth: 12, maxWidth: 380 });
  const count = say(shellWords.pageOf, { n: page + 1, of: pages.length });
  sketch.words('note', count, 1716, 136, { color: '#7A4A22', align: 1, depth: 12 });
  const left = 960 - (shown.panels.length * 384 - 24) / 2;
  for (const [i, panel] of shown.panels.entries()) drawPanel(sketch, panel, i, left + i * 384);
  drawCounts(sketch, shown);
  drawTabs(sketch, state);
  sketch.first = `page:${page}`;
  return sketch;
}

function drawPanel(sketch: Sketch, { title, text, picture }: RulesPanel, i: number, x: number): void {
  const y = 196;
  sketch.sheet('panel-board', x, y, panelSize.w, panelSize.h, 6);
  for (const draft of picture) {
    sketch.add({
      ...draft,
      id: `panel:${i}:${draft.id}`,
      x: x + draft.x,
      y: y + draft.y,
      depth: 10 + (draft.depth ?? 0),
    });
  }
  sketch.picture('coin-38', x + 26, y + 26, { depth: 40 });
  sketch.words('ribbon', String(i + 1), x + 26, y + 26, { align: 0.5, depth: 41, size: 40, color: '#3A2208' });
  sketch.words('title', title, x + 8, 606, { size: 46, depth: 12, maxWidth: panelSize.w - 10 });
  sketch.words('note', text, x + 8, 636, { size: 31, wrap: panelSize.w - 4, color: '#2B1608', depth: 12, top: true });
}

/** The first has the longest row. */
const countPlaces = [0, 580, 1000];

function drawCounts(sketch: Sketch, { counts }: RulesPage): void {
  if (!counts) return;
  const dash = { w: 1512, h: 2, color: 0x9a6a34 };
  sketch.add({ id: 'rule', kind: 'shade', x: 204, y: 770, alpha: 0.5, depth: 11, props: dash });
  for (const [i, { frame, scale, step, count, title, text }] of counts.entries()) {
    const x = 214 + countPlaces[i];
    for (let n = 0; n < count; n++) sketch.picture(frame, x + 24 + n * step, 824, { depth: 12 + n, scale });
    const words = x + 28 + count * step;
    sketch.words('caption', title, words, 806, { size: 31, depth: 12, maxWidth: 260 });
    sketch.words('note', text, words, 842, { size: 29, color: '#5A3A1C', depth: 12, maxWidth: 260 });
  }
}

function drawTabs(sketch: Sketch, { pages, page, close }: RulesState): void {
  sketch.sheet('panel-board', 96, 904, 1728, 130, 4);
  const step = Math.min(312, 1296 / pages.length);
  for (const [i, { tab }] of pages.entries()) {
    const text = say(shellWords.pageTab, { n: i + 1, tab });
    const look = i === page ? 'gold' : 'dark';
    sketch.button(`page:${i}`, text, 144 + step * (i + 0.5), 969, step - 16, 90, { look });
  }
  sketch.button('close', close, 1606, 969, 380, 90, { icon: 'icon-back' });
}

/** The page that the focus means, if it means one. */
export function pageOf(focus: string | null): number | null {
  const tab = /^page:(\d+)$/.exec(focus ?? '');
  return tab ? Number(tab[1]) : null;
}
