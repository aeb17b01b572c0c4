/**
 * A person at a plain table: every action that the host lists has a button with its description. The list may say what only
 * this seat knows, so it is read behind the curtain wherever several people share the screen.
 */
import type { GameAction } from '../../rules/game.ts';
import { words } from '../../words/house/plain.ts';
import type { Human, SeatChoice } from '../hands/human.ts';
import { type Screen, Sketch } from '../screens/sketch.ts';
import type { PlainGame } from './plain-game.ts';

interface Choosing {
  /** Number of the page of buttons that is open, of several. */
  page: number;
}

const columns = [600, 1320];
const rows = 5;
const perPage = columns.length * rows;
const button = { w: 680, h: 74, top: 566, step: 84 };
/** The last row: another page, and the curtain. */
const last = 1004;
const sheet = { x: 200, y: 160, w: 1520, h: 352 };

const legalOf = ({ legal }: SeatChoice): readonly GameAction[] => legal ?? [];

/** Lists the presses that open the page with this one of the actions, and then press it. */
const pressesTo = (i: number): string[] => [...Array(Math.floor(i / perPage)).fill('more'), `do|${i}`];

export const plainHuman = (game: PlainGame<object, { type: string }, GameAction>): Human<Choosing> => ({
  listed: true,
  secret: () => true,
  begin: () => ({ page: 0 }),
  screen: (choice, { page }, focus) => plainScreen(game, choice, page, focus),

  press(choice, state, id) {
    if (id === 'hide') return { ask: 'hide', state };
    if (id === 'more') return { state: { page: (state.page + 1) % Math.ceil(legalOf(choice).length / perPage) } };
    const action = legalOf(choice)[Number(id.split('|')[1])];
    return action ? { act: action } : { refuse: words().refused };
  },

  /** Keeps the choice behind the curtain: it may be secret. */
  open: () => null,

  way(choice, action) {
    const wanted = JSON.stringify(action);
    const i = legalOf(choice).findIndex((each) => JSON.stringify(each) === wanted);
    return i < 0 ? [] : pressesTo(i);
  },
  describe: (_, action) => game.describe(action),
  refusal: (code) => game.refusal?.(code) ?? words().refused,
});

function plainScreen(
  game: PlainGame<object, { type: string }, GameAction>,
  choice: SeatChoice,
  page: number,
  focus: string | null,
): Screen {
  const sketch = new Sketch(focus);
  sketch.covers = true;
  sketch.cabin();
  sketch.sheet('panel-parchment', sheet.x, sheet.y, sheet.w, sheet.h, 2);
  const lines = [...game.lines(choice.view, choice.names), ...game.own(choice.view, choice.seat)];
  const step = Math.min(60, (sheet.h - 60) / lines.length);
  const size = Math.max(28, Math.min(37, step - 10));
  for (const [i, text] of lines.entries())
    sketch.words('caption', text, 960, sheet.y + 30 + (i + 0.5) * step, { align: 0.5, size, maxWidth: sheet.w - 120 });
  const legal = legalOf(choice);
  const first = page * perPage;
  for (const [i, action] of legal.slice(first, first + perPage).entries()) {
    const at = { x: columns[i % columns.length], y: button.top + Math.floor(i / columns.length) * button.step };
    sketch.button(`do|${first + i}`, game.describe(action), at.x, at.y, button.w, button.h);
  }
  if (choice.curtain) sketch.button('hide', words().hide, columns[0], last, button.w, button.h);
  if (legal.length > perPage) sketch.button('more', words().more, columns[1], last, button.w, button.h);
  sketch.first = `do|${first}`;
  return sketch;
}
