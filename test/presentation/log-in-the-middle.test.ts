/**
 * Games that opened in the middle, as quick games and lessons do: nobody was told the beginning, and the log and what is
 * shown once more do without.
 */
import { expect, it } from 'vitest';
import { botsOf } from '../../src/bots/games.ts';
import { toldAfter } from '../../src/controller/told.ts';
import { lessonSetup } from '../../src/host/lesson.ts';
import { storyOf } from '../../src/host/story.ts';
import { Match } from '../../src/match/match.ts';
import { staged } from '../../src/presentation/index.ts';
import { type Game, type GameEvent, redact } from '../../src/rules/game.ts';
import { games } from '../../src/rules/index.ts';
import { optionSets, seatCounts } from '../contract/option-sets.ts';
import { type Moment, randomWalk } from '../contract/walk.ts';
import { few } from '../how-much.ts';
import { fetchEveryGame, ids, names } from './every-game-spoken.ts';

fetchEveryGame();

it.each(ids)('the log of %s has pages from every action on', (id) => {
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

it.each(ids)('the past of %s is told again from where it opened', (id) => {
  const { script } = staged(id);
  for (const [name, lesson] of Object.entries(botsOf(id).lessons ?? {})) {
    // What was shown only once is not shown again.
    if ((lesson.options as { hiddenCards?: boolean } | undefined)?.hiddenCards) continue;
    const match = Match.create(games[id] as never, lessonSetup(lesson, 1, names) as never) as unknown as Match;
    for (const { seat, action } of lesson.steps.slice(1).flatMap(({ moves }) => moves)) match.act(seat, action);
    const story = storyOf(match, lesson.learner);
    expect(story.events.length, name).toBeGreaterThan(0);
    expect(toldAfter(script, story, 0)).toEqual(story.start);
    for (let count = 1; count <= story.events.length; count++) toldAfter(script, story, count);
  }
});
