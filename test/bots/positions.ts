/** Positions of random games of every seat count, as their seats see them. */
import * as v from 'valibot';
import { withCaps } from '../../src/match/caps.ts';
import { Memories } from '../../src/match/memory.ts';
import { pick, seededDice, seedFrom } from '../../src/rules/dice.ts';
import type { Game, GameEvent } from '../../src/rules/game.ts';

interface Seen {
  state: object;
  memory: object | null;
  seat: number;
}

/** Positions in which a seat has a choice, about one in three of random games. */
export function* positions(game: Game): Generator<Seen> {
  const dice = seededDice(seedFrom('honesty'), 'effects');
  for (let number = 0; ; number++) {
    const options = v.parse(game.options, withCaps(game, {}));
    const deck = seededDice(seedFrom(`honesty ${number}`), 'deck');
    const memories = new Memories(game);
    const hear = (event: GameEvent) => memories.hear([event]);
    const state = game.setup(pick(game.seats(options), dice), options, deck, {}, hear);
    for (let toAct = game.toAct(state); toAct.length > 0; toAct = game.toAct(state)) {
      const seat = pick(toAct, dice);
      const legal = game.legal(state, seat);
      if (legal.length > 1 && dice.below(3) === 0)
        yield { state: game.clone(state), memory: structuredClone(memories.of(seat)), seat };
      game.play(state, seat, pick(legal, dice), hear, deck);
    }
  }
}
