/** A look one action ahead: what greed would say, in a few imagined states. */
import type { Sliced } from '../match/slices.ts';
import { type Dice, shuffle } from '../rules/dice.ts';
import type { Game, Kind, Sampler, Seat } from '../rules/game.ts';

/** Number of actions above which (whole hands to choose from) they are sampled. */
const candidates = 32;

/**
 * Sums up `worth` after each action, over so many imagined states; null for actions that were not looked at. An action in a
 * state is a slice.
 */
export function* worths<K extends Kind>(
  game: Game<K>,
  imagined: Sampler<K['state']>,
  seat: Seat,
  legal: readonly K['action'][],
  worlds: number,
  dice: Dice,
): Sliced<(number | null)[]> {
  const places = legal.map((_, i) => i);
  const tried = places.length > candidates ? shuffle(places, dice).slice(0, candidates) : places;
  const sums = new Array<number | null>(legal.length).fill(null);
  for (let world = 0; world < worlds; world++) {
    const state = imagined(dice);
    for (const i of tried) {
      const after = game.clone(state);
      game.play(after, seat, legal[i], undefined, dice);
      sums[i] = (sums[i] ?? 0) + game.worth(after, seat);
      yield;
    }
  }
  return sums;
}

/** States looked at before a search begins. */
const worlds = 6;

/**
 * Turns worths into promise, from 1 for the best action down; `scale` is the worth by which an action is e times as
 * promising as another.
 */
export function* promise<K extends Kind>(
  game: Game<K>,
  imagined: Sampler<K['state']>,
  seat: Seat,
  legal: readonly K['action'][],
  scale: number,
  dice: Dice,
): Sliced<number[]> {
  const sums = yield* worths(game, imagined, seat, legal, worlds, dice);
  let best = Number.NEGATIVE_INFINITY;
  for (const sum of sums) if (sum !== null && sum > best) best = sum;
  return sums.map((sum) => (sum === null ? 0 : Math.exp((sum - best) / worlds / scale)));
}
