/** The log of a game that opened in the middle, as quick games and lessons do: nobody was told its beginning. */
import { expect, it } from 'vitest';
import { type Game, type GameEvent, redact } from '../../src/rules/game.ts';
import { games } from '../../src/rules/index.ts';
import { staged } from '../../src/stage/index.ts';
import { optionSets, seatCounts } from '../contract/option-sets.ts';
import { type Moment, randomWalk } from '../contract/walk.ts';
import { few } from '../how-much.ts';
import { fetchEveryGame, ids, names } from './every-game-spoken.ts';

fetchEveryGame();

it.each(ids)('of %s has pages from every action on', (id) => {
  const game = games[id] as Game;
  for (const seats of few(2, seatCounts(game).toReversed())) {
    const [{ options }] = optionSets(game, seats);
    const told: { events: GameEvent[]; start: object }[] = [];
    for (const { index, before, events } of randomWalk(game, { seats, options, seed: `middle ${seats}` }) as Generator<
      Moment<never>
    >) {
      if (index > 300) break;
      const start = game.view(before.state, 'table');
      told.push({ start, events: (events as GameEvent[]).flatMap((event) => redact(event, 'table') ?? []) });
    }
    for (let from = 1; from < told.length; from += 7) {
      const events = told.slice(from).flatMap((each) => each.events);
      const pages = staged(id).log?.(events, names.slice(0, seats), told[from].start) ?? [];
      for (const { from: first, to } of pages) expect(to).toBeLessThanOrEqual(Math.max(first, events.length));
      expect(JSON.stringify(pages)).not.toMatch(/undefined|NaN/);
    }
  }
});
