/**
 * The tray while nobody is asked. The closed curtain belongs to the table; somebody who plays alone against computers has
 * no need of it: the hand lies open, and its rail counts down who acts before them.
 */
import type { Placement } from '../../../controller/room.ts';
import type { View } from '../../../rules/card-pirates/types.ts';
import type { Seat } from '../../../rules/game.ts';
import { handWords } from '../../../words/card-pirates/hand.ts';
import { fill } from '../../../words/message.ts';
import { nameOf } from '../../captains.ts';
import type { StoryAround } from '../../hands/human.ts';
import { Sketch } from '../../screens/sketch.ts';
import { frames } from '../../shapes.ts';
import { roundFrom } from '../../telling/pace.ts';
import { nothing } from './state.ts';
import { drawCards, drawRail, drawWell } from './tray.ts';

/** Tells whether a hand has room: battles and the end need the whole screen, and before the deal there is no hand. */
const hasTray = ({ phase, battle, standings }: View): boolean => phase !== 'setup' && !battle && !standings;

/** Lists the captains who act before this seat does again, and who of them has. */
function untilAgain({ active, seats }: View, seat: Seat): { seat: Seat; past: boolean }[] {
  const others = roundFrom(seat, seats.length).slice(1);
  const now = others.indexOf(active);
  return others.map((each, i) => ({ seat: each, past: i < now }));
}

/**
 * Lays out a captain's hand as it rests while nothing is asked. `right`: where the cards must end, if not where buttons
 * begin.
 */
export function restingTray(
  { before, after, names, curtain, frame = frames.wide }: StoryAround,
  right?: number,
): Placement[] {
  const views = [before as View, after as View];
  const [view] = views;
  if (curtain || !views.every(hasTray) || typeof view.viewer !== 'number') return [];
  const sketch = new Sketch(null);
  const state = { ...nothing, view, seat: view.viewer, names, choices: [], focus: null, curtain, frame };
  drawWell(sketch, state);
  const others = untilAgain(view, state.seat);
  const last = others.at(-1);
  if (last) drawRail(sketch, state, fill(handWords().wait, { name: nameOf(last.seat, names) }), others);
  drawCards(
    sketch,
    state,
    (view.own?.hand ?? []).map((card, i) => ({ id: `card|${i}`, card })),
    right,
  );
  return sketch.placements;
}
