/** Every word of Yellowbeard's table on every screen shape: readable, inside the safe area, with nothing on top of it. */
import Phaser from 'phaser';
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Caption } from '../../src/controller/beat.ts';
import type { Shape } from '../../src/controller/room.ts';
import { frames } from '../../src/presentation/shapes.ts';
import { script } from '../../src/presentation/yellowbeard/score/score.ts';
import { pick, seededDice, seedFrom } from '../../src/rules/dice.ts';
import { redact } from '../../src/rules/game.ts';
import { yellowbeard } from '../../src/rules/yellowbeard/game.ts';
import type { Event, View } from '../../src/rules/yellowbeard/types.ts';
import { CaptionBanner } from '../../src/stage/pieces/caption-banner.ts';
import { phrase } from '../../src/words/message.ts';
import { words } from '../../src/words/yellowbeard/table.ts';
import { few, outermost } from '../how-much.ts';
import { crowded } from '../presentation/crowded.ts';
import { setLarge, troubles, wordsOf } from './boxes.ts';
import { withDeeds } from './deeds.ts';
import { type OpenStage, openStage } from './open-stage.ts';

const long = [
  'Maximilian Mom',
  'Wilhelmina Jum',
  'Bartholomew II',
  'Konstantin Wum',
  'Gwendolyn Womb',
  'Archibald Mumm',
];
let stage: OpenStage;
beforeAll(async () => {
  stage = await openStage(Phaser.CANVAS, ['common', 'yellowbeard', 'shell', 'man-of-war']);
});
afterEach(() => setLarge(stage.scene.cast, false));
afterAll(() => stage.close());

/** The last view of each kind of moment of a match. */
function views(seats: number, chosen: object): Map<string, View> {
  const dice = seededDice(seedFrom(`words ${seats}`), 'deck');
  const choice = seededDice(seedFrom(`words ${seats}`), 'bots');
  let events: Event[] = [];
  const emit = (event: Event) => events.push(event);
  const state = yellowbeard.setup(seats, v.parse(yellowbeard.options, chosen), dice, {}, emit);
  let view = script.blank(yellowbeard.view(state, 'table'));
  const found = new Map<string, View>();
  for (;;) {
    for (const event of events.flatMap((each) => redact(each, 'table') ?? [])) {
      view = script.tell(view, event);
      found.set(event.type, view);
    }
    events = [];
    const seat = yellowbeard.toAct(state)[0];
    if (seat === undefined) return found;
    yellowbeard.play(state, seat, pick(yellowbeard.legal(state, seat), choice), emit, dice);
  }
}

const longest: Caption[] = [
  phrase(words().hitsFriend, { name: `${long[0]} III`, way: 'north', other: `${long[1]} II` }),
  phrase(words().tries, { harbour: 'Saint Augustine' }),
  phrase(words().stolenIsland, { island: 'Providencia', square: 'AB12', n: 10, all: 10 }),
  phrase(words().pirateTrapped, { name: `${long[0]} III`, square: 'AB12' }),
];

const sizes: Record<Shape, [number, number]> = {
  wide: [960, 540],
  ten: [960, 600],
  four: [960, 720],
  portrait: [540, 960],
};

describe('words of Yellowbeard', () => {
  for (const shape of few(2, outermost(Object.keys(sizes) as Shape[]))) {
    for (const [seats, options, fleet] of [
      [2, { turnLimit: 12 }, 5],
      [6, { turnLimit: 12, rounds: 2, map: 'pirate-round' }, 5],
      [6, { turnLimit: 8, map: 'short-voyage', counts: crowded }, 8],
    ] as const) {
      it.each([false, true])(
        `can all be read: ${shape}, ${seats} captains, ${fleet} ships, large type: %s`,
        (large) => {
          const { cast } = stage.scene;
          setLarge(cast, large);
          stage.game.scale.resize(...sizes[shape]);
          expect(cast.frame).toBe(frames[shape]);
          const found: string[] = [];
          for (const [moment, view] of views(seats, options)) {
            cast.show(
              script.layout(withDeeds(view, ['pirate', 1, 2, 3, 4, 5, 6, 7, 8], words().did), long, cast.frame),
            );
            for (const caption of moment === 'MatchEnded'
              ? [null]
              : longest.slice(0, moment === 'PirateTurnTaken' ? 4 : 1)) {
              cast.caption(caption);
              // At the end a captain's plate has a name and a part, below the headline and its line.
              expect(wordsOf(cast).length).toBeGreaterThan(moment === 'MatchEnded' ? 2 + 2 * seats : 8);
              found.push(...troubles(cast).map((trouble) => `${moment}: ${trouble}`));
            }
            for (const piece of cast.all())
              if (piece instanceof CaptionBanner)
                for (const word of wordsOf(cast)) if (word.piece === 'caption') expect(word.text).not.toContain('…');
          }
          expect([...new Set(found.map((line) => line.replace(/^\w+: /, '')))].slice(0, 30).join('\n')).toBe('');
        },
      );
    }
  }
});
