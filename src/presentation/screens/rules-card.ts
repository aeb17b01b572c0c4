/**
 * The rules of a game on a sheet of parchment: pages of pictures with a few words under each. What the pictures show is
 * the game's own business; here they get their places. The tab that has the focus is the page that is shown.
 */

import type { Frame } from '../../controller/room.ts';
import { shellWords } from '../../words/house/house.ts';
import { lessonWords } from '../../words/house/lessons.ts';
import { fill } from '../../words/message.ts';
import type { Draft } from '../placement.ts';
import { panelAt, type RulesPlan, rulesPlan } from './rules-plan.ts';
import type { Values } from './setup-form.ts';
import { type Screen, Sketch } from './sketch.ts';

export interface RulesPanel {
  title: string;
  text: string;
  /** Places within the panel, 360 x 372, from its upper left corner. */
  picture: readonly Draft[];
}

export interface RulesPage {
  tab: string;
  title: string;
  /** Panels of the card, four at most. */
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
  /** Words on the button that leads back. */
  close: string;
  cabin: boolean;
  /** True when lessons are offered beside the way back. */
  lessons?: boolean;
  focus: string | null;
  /** Frame of the window's shape. */
  frame?: Frame;
}

export function rulesScreen(state: RulesState): Screen {
  const sketch = new Sketch(state.focus);
  const { pages, page, frame } = state;
  const shown = pages[page];
  const plan = rulesPlan(frame, pages.length, state.lessons);
  if (plan.frame.shape !== 'wide') sketch.frame = plan.frame;
  const { sheet, head } = plan;
  if (state.cabin) sketch.cabin();
  sketch.dim(0.66);
  sketch.parchment(sheet.x, sheet.y, sheet.w, sheet.h, 5);
  const middle = plan.frame.width / 2;
  sketch.add({ id: 'banner', kind: 'banner', x: middle, y: plan.banner, depth: 12, props: { text: shown.title } });
  const style = { color: '#7A2A18', size: 40, depth: 12, maxWidth: 380 };
  sketch.words('seatName', state.game, head.left, head.y, style);
  const count = fill(shellWords().pageOf, { n: page + 1, of: pages.length });
  sketch.words('note', count, head.right, head.count, { color: '#7A4A22', align: 1, depth: 12 });
  for (const [i, panel] of shown.panels.entries())
    drawPanel(sketch, panel, i, panelAt(plan, i, shown.panels.length), plan, shown.counts !== undefined);
  drawCounts(sketch, shown, plan);
  drawTabs(sketch, state, plan);
  sketch.first = `page:${page}`;
  return sketch;
}

function drawPanel(
  sketch: Sketch,
  { title, text, picture }: RulesPanel,
  i: number,
  { x, y }: { x: number; y: number },
  { panels: { step, row }, counts, sheet }: RulesPlan,
  counted: boolean,
): void {
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
  sketch.words('title', title, x + 8, y + 410, { size: 46, depth: 12, maxWidth: panelSize.w - 10 });
  sketch.words('note', text, x + 8, y + 440, {
    size: 31,
    wrap: Math.min(panelSize.w - 4, step - 30),
    color: '#2B1608',
    depth: 12,
    top: true,
    high: Math.min(row || Infinity, (counted ? counts[0].y - 40 : sheet.y + sheet.h - 40) - y) - 440,
  });
}

/** Picks the colour of icons, which are darker on paper than on wood. */
const brass = (frame: string) => (frame.startsWith('icon-') ? '#B07A22' : undefined);

function drawCounts(sketch: Sketch, { counts }: RulesPage, { sheet, counts: places }: RulesPlan): void {
  if (!counts) return;
  const dash = { w: sheet.w - 148, h: 2, color: 0x9a6a34 };
  const above = places[0].y - 54;
  sketch.add({ id: 'rule', kind: 'shade', x: sheet.x + 74, y: above, alpha: 0.5, depth: 11, props: dash });
  for (const [i, { frame, scale, step, count, title, text }] of counts.entries()) {
    const { x, y, w, lines } = places[i];
    for (let n = 0; n < count; n++)
      sketch.picture(frame, x + 24 + n * step, y, { depth: 12 + n, scale, color: brass(frame) });
    const words = x + 28 + count * step;
    sketch.words('caption', title, words, y - 18, { size: 31, depth: 12, maxWidth: w });
    sketch.words('note', text, words, y - 5, { size: 29, color: '#5A3A1C', depth: 12, maxWidth: w, lines, top: true });
  }
}

function drawTabs(sketch: Sketch, state: RulesState, { board, tabs, close: back, teach }: RulesPlan): void {
  const { pages, page, close, lessons } = state;
  sketch.sheet('panel-board', board.x, board.y, board.w, board.h, 4);
  for (const [i, { tab }] of pages.entries()) {
    const text = fill(shellWords().pageTab, { n: i + 1, tab });
    const look = i === page ? 'gold' : 'dark';
    const x = tabs.x + tabs.step * ((i % tabs.perRow) + 0.5);
    const y = tabs.y + Math.floor(i / tabs.perRow) * 100;
    sketch.button(`page:${i}`, text, x, y, tabs.step - 16, 90, { look });
  }
  if (lessons) sketch.button('teach', lessonWords().teachMe, teach.x, teach.y, teach.w, 84, { icon: 'icon-question' });
  sketch.button('close', close, back.x, back.y, back.w, 90, { icon: 'icon-back' });
}

/** Finds the page that the focus means, or null. */
export function pageOf(focus: string | null): number | null {
  const tab = /^page:(\d+)$/.exec(focus ?? '');
  return tab ? Number(tab[1]) : null;
}
