/** Every word of Korsar's table on every screen shape: readable, inside the safe area, with nothing on top of it. */
import Phaser from 'phaser';
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Shape } from '../../src/controller/room.ts';
import { shipNoun } from '../../src/presentation/korsar/naming.ts';
import { script } from '../../src/presentation/korsar/score/score.ts';
import { frames } from '../../src/presentation/shapes.ts';
import { pick, seededDice, seedFrom } from '../../src/rules/dice.ts';
import { korsar } from '../../src/rules/korsar/game.ts';
import type { View } from '../../src/rules/korsar/types.ts';
import { words } from '../../src/words/korsar/table.ts';
import { phrase } from '../../src/words/message.ts';
import { few, outermost } from '../how-much.ts';
import { spokenHere } from '../spoken.ts';
import { setLarge, troubles, wordsOf } from './boxes.ts';
import { withDeeds } from './deeds.ts';
import { type OpenStage, openStage } from './open-stage.ts';

const long = [
  'Maximilian Mom',
  'Wilhelmina Jum',
  'Bartholomew II',
  'Konstantin Wum',
  'Gwendolyn Womb',
  'Ermengarde Kom',
  'Hieronymus Mux',
  'Philomena Wump',
];
let stage: OpenStage;
beforeAll(async () => {
  stage = await openStage(Phaser.CANVAS, ['common', 'korsar', 'korsar-ships', 'korsar-large', 'shell']);
});
afterEach(() => setLarge(stage.scene.cast, false));
afterAll(() => stage.close());

/** Of some games: the fullest sea, the last table with an empty deck, the ceremony. */
function views(seats: number, options: object): View[] {
  let full: View | null = null;
  let most = -1;
  let empty: View | null = null;
  let over: View | null = null;
  for (let n = 0; n < 3; n++) {
    const dice = seededDice(seedFrom(`words ${n}`), 'deck');
    const choice = seededDice(seedFrom(`words ${n}`), 'bots');
    const state = korsar.setup(seats, v.parse(korsar.options, options), dice, {}, () => {});
    for (let seat = korsar.toAct(state)[0]; seat !== undefined; seat = korsar.toAct(state)[0]) {
      korsar.play(state, seat, pick(korsar.legal(state, seat), choice), () => {}, dice);
      const view = korsar.view(state, 'table');
      const cards = view.sea.reduce((sum, { forces, trumps }) => sum + 2 + forces.length + trumps.length, 0);
      if (cards > most) [most, full] = [cards, view];
      if (view.deck === 0 && view.phase === 'action' && view.discard.length > 0) empty = view;
      if (view.standings) over = view;
    }
  }
  // Everybody has gold in hand, and about as much ashore as his neighbour.
  const held = over && { ...over, standings: over.standings?.map((each) => ({ ...each, deducted: 12 })) ?? null };
  return [full, empty, over, held].flatMap((view) => view ?? []);
}

/** True in a language that nobody speaks: its words are so long that small plates have the picture alone. */
const stretched = spokenHere.id === 'pseudo';

/** The longest sentences the table can say. */
const captions = () => [
  phrase(words().captainOverrules, { name: long[0], ship: shipNoun({ owner: 1, gold: 8 }, long), loser: long[2] }),
  phrase(words().attacks, { name: long[3], ship: shipNoun({ owner: 4, gold: 8 }, long), n: 4 }),
];

const sizes: Record<Shape, [number, number]> = {
  wide: [960, 540],
  ten: [960, 600],
  four: [960, 720],
  portrait: [540, 960],
};

const ways: [number, object][] = [
  ...[2, 3, 4, 5, 6, 8].map((seats): [number, object] => [seats, {}]),
  [4, { mode: 'partnership', openStacks: true }],
];

describe('words at Korsar', () => {
  it('two names beside each other stay apart in the caption', () => {
    const { cast } = stage.scene;
    stage.game.scale.resize(...sizes.wide);
    cast.show(script.layout(views(4, {})[0], long, cast.frame));
    const [anne, bart] = ['Anne', 'Bart'].map((text) => ({ text, tone: 'name' as const }));
    cast.caption([anne, { text: ' ' }, bart, { text: ' sail' }]);
    const said = wordsOf(cast).filter(({ piece }) => piece === 'caption');
    expect(said.map(({ text }) => text).join('')).toBe('Anne Bart sail');
  });

  for (const shape of few(2, outermost(Object.keys(sizes) as Shape[]))) {
    for (const [seats, options] of ways) {
      it.each([false, true])(
        `can all be read: ${shape}, ${seats} captains, ${JSON.stringify(options)}, large type: %s`,
        (large) => {
          const { cast } = stage.scene;
          setLarge(cast, large);
          stage.game.scale.resize(...sizes[shape]);
          expect(cast.frame).toBe(frames[shape]);
          const found: string[] = [];
          for (const view of views(seats, options)) {
            const did = withDeeds(view, [...view.seats.keys()], words().did);
            cast.show(script.layout(did, long, cast.frame));
            // Where names leave the room, it is the words that stand there, not the picture alone.
            if (!view.standings && !large && !stretched)
              expect(wordsOf(cast).some(({ piece }) => piece.startsWith('deed:'))).toBe(true);
            for (const caption of view.standings ? [null] : captions()) {
              cast.caption(caption);
              expect(wordsOf(cast).length).toBeGreaterThan(6);
              found.push(...troubles(cast).map((trouble) => `${view.standings ? 'end' : view.deck}: ${trouble}`));
            }
          }
          expect([...new Set(found)].join('\n')).toBe('');
        },
      );
    }
  }
});
