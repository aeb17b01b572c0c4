/** Take-backs that are offered in random games, and whether anybody had learned something by what goes back. */
import { Match } from '../../src/match/match.ts';
import { apply, type Position, sent, viewers } from '../../src/match/position.ts';
import { type Dice, pick, seededDice, seedFrom } from '../../src/rules/dice.ts';
import type { Game, Kind, Seat, Viewer } from '../../src/rules/game.ts';
import { traceOf } from '../../src/rules/yellowbeard/trace.ts';
import type { View } from '../../src/rules/yellowbeard/types.ts';
import { optionSets, seatCounts } from '../contract/option-sets.ts';

export interface TakeBack {
  seats: number;
  before: Position;
  after: Position;
  seat: Seat;
  action: Kind['action'];
}

/** What keeps random games short, for those that can go on and on. */
const ends: Readonly<Record<string, object>> = {
  yellowbeard: { turnLimit: 40, autoSetup: true },
  'card-pirates': { turnCap: 60 },
};

/**
 * The random game of this number, with as many captains and the options that are next in turn. `judged` counts the actions
 * that were asked about.
 */
export function* offeredIn(game: Game, number: number, judged = { actions: 0 }): Generator<TakeBack> {
  const counts = seatCounts(game);
  const seats = counts[number % counts.length];
  const sets = optionSets(game, seats);
  const { options } = sets[Math.floor(number / counts.length) % sets.length];
  const seed = seedFrom(`take back ${game.id} ${number}`);
  const match = Match.create(game, { seats, options: { ...ends[game.id], ...options }, seed });
  const dice = seededDice(seed, 'bots');
  while (match.toAct.length > 0) {
    const seat = pick(match.toAct, dice);
    const before = match.position;
    const legal = match.legal(seat);
    // One kind as often as another: of moves there are hundreds.
    const type = pick([...new Set(legal.map((action) => action.type))], dice);
    const action = pick(
      legal.filter((each) => each.type === type),
      dice,
    );
    match.act(seat, action);
    judged.actions++;
    if (match.whyNoUndo(seat) === null) yield { seats, before, after: match.position, seat, action };
  }
}

/**
 * Who learned something by it, or null: every viewer is tried with so many positions that they cannot tell from the true one.
 * Who sees just what the room sees before it has the same look-alikes, and is tried with a few of them only.
 */
export function learned(game: Game, takeBack: TakeBack, lookAlikes: number, dice: Dice): string | null {
  const { seats, before, seat, action } = takeBack;
  const truth = apply(game, before, seat, action);
  if ('refused' in truth) throw new Error(`${truth.refused}: ${JSON.stringify(action)} was played.`);
  const sightOf = (viewer: Viewer) => JSON.stringify({ ...game.view(before.state, viewer), viewer: null });
  for (const viewer of viewers(seats)) {
    const look = (after: typeof truth) =>
      JSON.stringify([sent(after.events, viewer), game.view(after.position.state, viewer)]);
    const seen = look(truth);
    const count = viewer !== 'table' && sightOf(viewer) === sightOf('table') ? lookAlikes / 20 : lookAlikes;
    for (let i = 0; i < count; i++) {
      const other = { state: game.permute(before.state, viewer, dice), dice: before.dice };
      const after = apply(game, other, seat, action);
      if ('refused' in after || look(after) !== seen) return `${viewer} by ${JSON.stringify(action)}`;
    }
  }
  return null;
}

/** The squares of Yellowbeard where he could be, for all that the room knows; exact, and independent of look-alikes. */
export function couldBe(game: Game, { state }: Position): string {
  const view = game.view(state, 'table') as View;
  if (view.phase === 'over') return 'found';
  const { now, chart } = traceOf(view);
  return chart.names.filter((_, cell) => [...now.values()].some((set) => set[cell] === 1)).join();
}
