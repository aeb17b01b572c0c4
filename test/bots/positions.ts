/** Positions of random games of every seat count, as their seats see them. */
import * as v from 'valibot';
import { withCaps } from '../../src/match/caps.ts';
import { Memories } from '../../src/match/memory.ts';
import { pick, seededDice, seedFrom } from '../../src/rules/dice.ts';
import type { Game, GameEvent } from '../../src/rules/game.ts';
import { optionSets, seatCounts } from '../contract/option-sets.ts';

interface Seen {
  state: object;
  memory: object | null;
  seat: number;
}

/** Every seat count with every combination of official options, and each value of each house rule. */
export const allTables = (game: Game) => seatCounts(game).flatMap((seats) => optionSets(game, seats));

interface Sought {
  /** Tables of which each game is played at one, chosen at random; the standard game at any seat count when absent. */
  tables?: readonly { seats: number; options: object }[];
  /** One position in so many is taken. */
  every?: number;
  /** Positions with so many legal actions at least. */
  choices?: number;
}

/** Positions of random games; those in which a seat has a choice, unless asked for others. */
export function* positions(game: Game, { tables, every = 3, choices = 2 }: Sought = {}): Generator<Seen> {
  const dice = seededDice(seedFrom('honesty'), 'effects');
  for (let number = 0; ; number++) {
    const table = tables && pick(tables, dice);
    const options = v.parse(game.options, withCaps(game, table?.options ?? {}));
    const deck = seededDice(seedFrom(`honesty ${number}`), 'deck');
    const memories = new Memories(game);
    const hear = (event: GameEvent) => memories.hear([event]);
    const state = game.setup(table?.seats ?? pick(game.seats(options), dice), options, deck, {}, hear);
    for (let toAct = game.toAct(state); toAct.length > 0; toAct = game.toAct(state)) {
      const seat = pick(toAct, dice);
      const legal = game.legal(state, seat);
      if (legal.length >= choices && dice.below(every) === 0)
        yield { state: game.clone(state), memory: structuredClone(memories.of(seat)), seat };
      game.play(state, seat, pick(legal, dice), hear, deck);
    }
  }
}
