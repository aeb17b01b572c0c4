/**
 * Every word on every screen shape: readable, inside the safe area, with nothing on top of it. With the longest names, the
 * fullest table and the longest sentence.
 */
import Phaser from 'phaser';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Shape } from '../../src/controller/room.ts';
import { stagedGames } from '../../src/presentation/index.ts';
import { frames } from '../../src/presentation/shapes.ts';
import { shipNoun } from '../../src/presentation/treasure-fleet/naming.ts';
import { script } from '../../src/presentation/treasure-fleet/score/score.ts';
import type { Captain, CardKind, Shot, View } from '../../src/rules/treasure-fleet/types.ts';
import { phrase } from '../../src/words/message.ts';
import { words } from '../../src/words/treasure-fleet/table.ts';
import { few, outermost } from '../how-much.ts';
import { setLarge, troubles, wordsOf } from './boxes.ts';
import { withDeeds } from './deeds.ts';
import { type OpenStage, openStage } from './open-stage.ts';
import { story } from './story.ts';

const long = ['Maximilian Mom', 'Wilhelmina Jum', 'Bartholomew II', 'Konstantin Wum', 'Gwendolyn Womb'];
const { packs, later } = stagedGames['treasure-fleet'];
let stage: OpenStage;
beforeAll(async () => {
  stage = await openStage(Phaser.CANVAS, [...packs, ...later]);
});
afterEach(() => setLarge(stage.scene.cast, false));
afterAll(() => stage.close());

/** Views of a whole game: the last one of each kind of moment. */
function views(seats: number): Record<'loading' | 'volley' | 'governor' | 'results', View> {
  const options = { storms: true, cursedShips: true, scoreNeutral: seats === 2 };
  const found: Partial<Record<string, View>> = {};
  let most = 0;
  for (const { event, after } of story(seats, options, `words ${seats}`)) {
    if (event.type === 'CardsLoaded') found.loading = after;
    const cards = after.line.reduce((n, slot) => n + slot.fire.length, 0);
    if (event.type === 'CardPlayed' && cards >= most) {
      most = cards;
      found.volley = after;
    }
    if (event.type === 'GovernorCardShown') found.governor = after;
    if (event.type === 'GameEnded') found.results = after;
  }
  const volley = fullest(found.volley as View);
  // The grey pirate's card lies open while the lookout chooses its ship.
  if (volley.neutral) found.revealed = { ...volley, neutral: { ...volley.neutral, revealed: '4' } };
  return { ...found, volley } as ReturnType<typeof views>;
}

/** Everybody fires at the first ship, one captain three times at the second, and everybody has taken many ships. */
function fullest(view: View): View {
  const full = structuredClone(view);
  const captains: Captain[] = [...full.seats.keys(), ...(full.neutral ? (['neutral'] as const) : [])];
  let play = 900;
  const shot = (captain: Captain, card: CardKind): Shot => ({ captain, card, play: play++ });
  const [first, second, third] = full.line;
  first.fire = captains.map((captain) => shot(captain, '4'));
  first.strengths = captains.map((captain) => ({ captain, guns: 4, boarding: false }));
  first.leader = 'tie';
  second.fire = [shot(0, '4'), shot(0, '3'), shot(0, '4'), shot(1, '2')];
  second.strengths = [
    { captain: 0, guns: 11, boarding: false },
    { captain: 1, guns: 10, boarding: false },
  ];
  second.leader = 0;
  third.kind = 'cursed';
  third.fire = captains.map((captain) => shot(captain, '2'));
  third.strengths = captains.map((captain) => ({ captain, guns: 2, boarding: false }));
  third.leader = null;
  for (const seat of full.seats) {
    seat.captured = [22, 20, 18, 17, 16, 22, 14].map((points, i) => ({
      ship: `x${i}`,
      points,
      sailing: i > 3 ? full.sailing : 1,
    }));
    seat.points = 129;
    seat.loaded = 4;
  }
  return full;
}

/** The longest sentences the table can say. */
const captions = () => [
  phrase(words().escapesTie, {
    names: `${long[0]}, ${long[1]} and ${long[2]}`,
    guns: 12,
    ship: shipNoun({ kind: 'treasure', points: 22 }),
  }),
  phrase(words().fires, { name: long[0], n: 4, ship: shipNoun({ kind: 'treasure', points: 22 }) }),
];

const sizes: Record<Shape, [number, number]> = {
  wide: [960, 540],
  ten: [960, 600],
  four: [960, 720],
  portrait: [540, 960],
};

describe('words', () => {
  for (const shape of few(2, outermost(Object.keys(sizes) as Shape[]))) {
    for (const seats of [2, 3, 4, 5]) {
      it.each([false, true])(`can all be read: ${shape}, ${seats} captains, large type: %s`, (large) => {
        const { cast } = stage.scene;
        setLarge(cast, large);
        stage.game.scale.resize(...sizes[shape]);
        expect(cast.frame).toBe(frames[shape]);
        const found: string[] = [];
        for (const [moment, view] of Object.entries(views(seats))) {
          const did = withDeeds(view, [...view.seats.keys(), 'neutral'], words().did);
          cast.show(script.layout(did, long, cast.frame));
          if (moment !== 'results') expect([...cast.all()].some(({ kind }) => kind === 'deed')).toBe(true);
          for (const caption of moment === 'results' ? [null] : captions()) {
            cast.caption(caption);
            expect(wordsOf(cast).length).toBeGreaterThan(8);
            found.push(...troubles(cast).map((trouble) => `${moment}: ${trouble}`));
            const cut = wordsOf(cast).filter(({ piece, text }) => piece === 'caption' && text.endsWith('…'));
            found.push(...cut.map(({ text }) => `a caption is cut: ${text}`));
          }
        }
        expect([...new Set(found)].join('\n')).toBe('');
      });
    }
  }

  it('a word under a plate, a small one and one at the edge would be found', () => {
    const { cast } = stage.scene;
    stage.game.scale.resize(960, 540);
    const view = views(4).volley;
    cast.show(script.layout(view, long, cast.frame));
    cast.caption(null);
    const ledger = cast.get(`ledger:${view.line[0].ship}`);
    ledger?.move('y', 930);
    expect(troubles(cast).join('\n')).toMatch(/is cut by plate:0/);
    ledger?.move('y', 860);
    ledger?.move('scale', 0.8);
    expect(troubles(cast).join('\n')).toMatch(/is 2[0-7]\.\d px/);
    ledger?.move('scale', 1);
    ledger?.move('x', 20);
    expect(troubles(cast).join('\n')).toMatch(/leaves the safe area/);
  });
});
