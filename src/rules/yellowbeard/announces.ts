/**
 * Actions that tell where the pirate is, or is not. Look-alikes drawn at random miss a square out of a hundred; what is
 * announced follows from the public facts alone, and exactly.
 */
import { fleetOf, trapped } from './moves.ts';
import { type Trace, traceOf } from './trace.ts';
import type { Action, Square, View } from './types.ts';

/** Tells whether an action announces something; `view` is the room's, before the action. */
export function announces(action: Action, view: View): boolean {
  switch (action.type) {
    // A die that a deal has fixed is seen like any other.
    case 'rollForRole':
    case 'rollDie':
    // Both look, and a Nay empties every line of sight.
    case 'lookFirst':
    case 'moveFirst':
      return true;
    case 'move':
      return passesHim(traceOf(view), action.path) || mayTrap(traceOf(view), action.path, view);
    default:
      return false;
  }
}

/**
 * Tells whether the pirate could lie on one of these squares. Where the move ends the pirate would have been rammed.
 * Passing over them is not noticed, but it counts as well: a rule that fits in one sentence is better than one more
 * take-back.
 */
function passesHim({ chart, now }: Trace, path: readonly Square[]): boolean {
  const cells = path.map((square) => chart.cells.get(square)!);
  return [...now.values()].some((set) => cells.some((cell) => set[cell] === 1));
}

/**
 * Tells whether the pirate could lie where this move shuts them in ([R 10]): as no trap was sprung, the pirate is not
 * there.
 */
function mayTrap({ chart, now }: Trace, path: readonly Square[], { ships, ship }: View): boolean {
  const end = path.at(-1);
  if (end === undefined) return false;
  const fleet = [...fleetOf(chart, ships, ship - 1), chart.cells.get(end)!];
  if (!fleet.some((cell) => chart.strait[cell] === 1)) return false;
  return [...now.values()].some((set) => set.some((there, cell) => there === 1 && trapped(chart, fleet, cell)));
}
