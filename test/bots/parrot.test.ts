/** Parrots err like children: they do what is obvious, often something else, and never what spoils a game. */
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { games } from '../../src/bots/all.ts';
import { childlike } from '../../src/bots/childlike.ts';
import { random } from '../../src/bots/random.ts';
import { withCaps } from '../../src/match/caps.ts';
import type { CardPirates } from '../../src/rules/card-pirates/types.ts';
import { type SeededDice, seededDice, seedFrom } from '../../src/rules/dice.ts';
import type { Game, GameAction, Seat } from '../../src/rules/game.ts';
import type { Yellowbeard } from '../../src/rules/yellowbeard/types.ts';

interface Done<S> {
  state: S;
  seat: Seat;
  legal: GameAction[];
  action: GameAction;
}

/** Plays a game among Parrots, or among those who draw lots, and tells every decision with the state before it. */
function* played<S extends object>(
  id: string,
  seats: number,
  seed: string,
  options = {},
  bot = childlike,
): Generator<Done<S>> {
  const game: Game = games[id as keyof typeof games];
  const [deck, dice] = (['deck', 'bots'] as const).map((stream): SeededDice => seededDice(seedFrom(seed), stream));
  const state = game.setup(seats, v.parse(game.options, withCaps(game, options)), deck, {}, undefined);
  for (let toAct = game.toAct(state); toAct.length > 0; toAct = game.toAct(state)) {
    const [seat] = toAct;
    const legal = game.legal(state, seat);
    const action = bot.decide(game, game.view(state, seat), legal, seat, dice);
    yield { state: state as S, seat, legal, action };
    game.play(state, seat, action, undefined, deck);
  }
}

/** Tells whether the pirate lies where he lay, without trying a harbour. */
const still = (action: GameAction) => {
  const { path, tryHarbour } = action as { path?: string[]; tryHarbour?: string };
  return path?.length === 0 && tryHarbour === undefined;
};

const seeds = ['a', 'b', 'c', 'd', 'e', 'f'];

describe('a Parrot', () => {
  it('does what glitters three times of four, and errs as often in whatever else is harmless', () => {
    const toy = games.korsar as unknown as Game;
    const view = { mode: 'individual', seats: [{ hand: 6 }], sea: [] };
    const legal = [{ type: 'draw' }, ...[2, 5, 8].map((gold) => ({ type: 'launchVessel', card: `vessel${gold}` }))];
    const dice = seededDice(seedFrom('glitters'), 'bots');
    const counts = new Map<GameAction, number>();
    for (let i = 0; i < 8000; i++) {
      const action = childlike.decide(toy, view, legal, 0, dice);
      counts.set(action, (counts.get(action) ?? 0) + 1);
    }
    for (const action of legal) {
      const expected = action === legal[3] ? 6500 : 500;
      expect(Math.abs(counts.get(action)! - expected)).toBeLessThan(200);
    }
  });

  it('never lays a card and takes it back, nor gives up a turn of Card Pirates that it could sail', () => {
    let battles = 0;
    for (const seed of seeds)
      for (const { legal, action } of played('card-pirates', 4, seed)) {
        if (legal.some(({ type }) => type === 'takeBack')) battles++;
        expect(action.type).not.toBe('takeBack');
        if (action.type === 'forfeit' || action.type === 'bury')
          expect(legal.some(({ type }) => type === 'sail' || type === 'drift')).toBe(false);
      }
    expect(battles).toBeGreaterThan(10);
  });

  it('sails to and fro between two squares of Card Pirates less often than chance does', () => {
    const share = (bot: typeof random) => {
      let [back, moves] = [0, 0];
      for (const seed of seeds) {
        const before: string[][] = [[], [], [], []];
        for (const { state, seat, action } of played<CardPirates['state']>('card-pirates', 4, seed, {}, bot)) {
          if (action.type !== 'sail' && action.type !== 'drift') continue;
          const squares = before[seat];
          squares.push(state.seats[seat].ship!);
          moves++;
          if (squares.length > 2 && squares.at(-1) === squares.at(-3)) back++;
        }
      }
      return back / moves;
    };
    const [child, chance] = [share(childlike), share(random)];
    expect(child).toBeLessThan(chance);
  });

  it('sails, steals and escapes now and then as a pirate, and never lies still when there is anywhere to go', () => {
    let [aboard, escapes] = [0, 0];
    const rounds = 12;
    for (let n = 0; n < rounds; n++) {
      let last: Yellowbeard['state'] | undefined;
      const options = { firstPirate: 0, autoSetup: true, rounds: 1 };
      for (const { state, legal, action } of played<Yellowbeard['state']>('yellowbeard', 2, `pirate ${n}`, options)) {
        last = state;
        if (action.type === 'sail' && still(action)) expect(legal.every(still)).toBe(true);
      }
      const [{ winner, aboard: had }] = last!.results;
      aboard += had;
      if (winner === 'pirate') escapes++;
    }
    expect(aboard).toBeGreaterThan(2 * rounds);
    expect(escapes).toBeGreaterThan(0);
    expect(escapes).toBeLessThan(rounds);
  });

  it.each(Object.keys(games))('ends games of %s in no more actions than those who draw lots', (id) => {
    const length = (bot: typeof random) => {
      const options = id === 'yellowbeard' ? { autoSetup: true, rounds: 1 } : {};
      let actions = 0;
      for (const seed of seeds.slice(0, 3)) for (const _ of played(id, 2, seed, options, bot)) actions++;
      return actions;
    };
    expect(length(childlike)).toBeLessThan(1.2 * length(random));
  });
});
