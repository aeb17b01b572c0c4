/**
 * Every word of Card Pirates on every screen shape: readable, inside the safe area, with nothing on top of it. With the
 * longest names, the board with and without its ring, a battle at each of its steps, and the ceremony.
 */
import Phaser from 'phaser';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Shape } from '../../src/controller/room.ts';
import { Match } from '../../src/match/match.ts';
import { human } from '../../src/presentation/card-pirates/hand/human.ts';
import { script } from '../../src/presentation/card-pirates/score/score.ts';
import { frames } from '../../src/presentation/shapes.ts';
import { cardPirates } from '../../src/rules/card-pirates/game.ts';
import type { Event, Phase, View } from '../../src/rules/card-pirates/types.ts';
import { pick, seededDice, seedFrom } from '../../src/rules/dice.ts';
import { words } from '../../src/words/card-pirates/table.ts';
import type { Batch } from '../host/desk.ts';
import { Desk } from '../host/desk.ts';
import { few, outermost } from '../how-much.ts';
import { setLarge, troubles, wordsOf } from './boxes.ts';
import { withDeeds } from './deeds.ts';
import { type OpenStage, openStage } from './open-stage.ts';

const long = ['Maximilian Mom', 'Wilhelmina Jum', 'Bartholomew II', 'Konstantin Wum'];
let stage: OpenStage;
beforeAll(async () => {
  stage = await openStage(Phaser.CANVAS, ['common', 'card-pirates', 'shell']);
});
afterEach(() => setLarge(stage.scene.cast, false));
afterAll(() => stage.close());

/** The told view after the last event of each type, with the caption of its beat; of a whole demo. */
async function moments(seats: number, options: Record<string, unknown>) {
  const desk = new Desk(() => 'f'.repeat(32));
  const seed = `words ${seats}`;
  const opened = await desk.openDemo({
    game: 'card-pirates',
    seats,
    options: { turnCap: 60, ...options },
    seed,
    bots: ['lots'],
    names: long,
  });
  if (!opened.ok) throw new Error(opened.refused.code);
  let view = script.blank(opened.batch.view as View);
  const found = new Map<string, { view: View; event: Event; before: View }>();
  for (let batch: Batch | null = opened.batch; batch; batch = await desk.advance()) {
    for (const event of batch.events as unknown as Event[]) {
      const before = view;
      view = script.tell(view, event);
      found.set(event.type, { view, event, before });
    }
    view = batch.view as View;
  }
  return found;
}

const sizes: Record<Shape, [number, number]> = {
  wide: [960, 540],
  ten: [960, 600],
  four: [960, 720],
  portrait: [540, 960],
};

const ways: [number, Record<string, unknown>][] = [
  [1, { hiddenCards: true }],
  [2, { treacherousSeas: true, randomIslands: true, simplePolitics: true, advancedSailing: true, hiddenCards: true }],
  [3, {}],
  [4, { treacherousSeas: true }],
  [1, { treacherousSeas: true }],
  [2, {}],
  [3, { treacherousSeas: true, middleStart: true }],
  [4, { hiddenCards: true, simplePolitics: true }],
];

/** Some position in this phase, with what its captain sees. */
function at(phase: Phase) {
  for (let i = 0; i < 200; i++) {
    const seed = seedFrom(`${phase} ${i}`);
    const options = { treacherousSeas: true, randomIslands: true, turnCap: 200 };
    const match = Match.create(cardPirates, { seats: 4, seed, options });
    const dice = seededDice(seed, 'bots');
    for (let n = 0; n < 120 && match.toAct.length > 0; n++) {
      if (match.position.state.phase === phase) return match;
      match.act(match.toAct[0], pick(match.legal(match.toAct[0]), dice));
    }
  }
  throw new Error(`No game came to ${phase}.`);
}

const phases: Phase[] = [
  'setup.islands',
  'setup.seas',
  'turn.move',
  'arrive.storm',
  'arrive.exchange',
  'battle.attack',
  'battle.defend',
  'battle.give',
];
const box = ['10', '9', '8', '7', '6', 'K', 'Q'].flatMap((rank) => ['C', 'D', 'H', 'S'].map((suit) => rank + suit));

describe('words of Card Pirates', () => {
  for (const [seats, options] of few(4, ways)) {
    it.each([false, true])(
      `can all be read: ${seats} captains, ${JSON.stringify(options)}, large type: %s`,
      async (large) => {
        const { cast } = stage.scene;
        setLarge(cast, large);
        const all = await moments(seats, options);
        const found = new Set<string>();
        for (const shape of few(2, outermost(Object.keys(sizes) as Shape[]))) {
          stage.game.scale.resize(...sizes[shape]);
          expect(cast.frame).toBe(frames[shape]);
          for (const [type, { view, event, before }] of all) {
            const did = withDeeds(view, [...view.seats.keys()], words().did);
            cast.show(script.layout(did, long, cast.frame));
            const { caption } = script.beat(event, before, view, long, cast.frame);
            cast.caption(view.standings ? null : (caption ?? null));
            expect(wordsOf(cast).length).toBeGreaterThan(3);
            for (const trouble of troubles(cast)) found.add(`${shape}, ${type}: ${trouble}`);
          }
        }
        expect([...found].join('\n')).toBe('');
      },
    );
  }

  it.each(phases)('of a hand, %s, can all be read', (phase) => {
    const { cast } = stage.scene;
    const match = at(phase);
    const [seat] = match.toAct;
    const looking = !phase.startsWith('setup');
    const view: View = match.view(looking ? seat : 'table');
    const choices = cardPirates.choices?.(match.position.state, seat) ?? [];
    const found = new Set<string>();
    for (const shape of few(2, outermost(Object.keys(sizes) as Shape[]))) {
      stage.game.scale.resize(...sizes[shape]);
      for (const cards of [view.own?.hand.length ?? 0, 13, 28]) {
        const own = view.own && { ...view.own, hand: box.slice(0, cards) };
        const turn = {
          seat,
          names: long,
          view: { ...view, own },
          choices,
          looking,
          curtain: true,
          frame: frames[shape],
        };
        const begun = human.begin(turn);
        const first = human.screen(turn, begun, null).targets.filter(({ refusal }) => !refusal);
        // As it begins, and with something chosen.
        for (const id of [null, first.find((target) => target.id.includes('|'))?.id]) {
          const step = id ? human.press(turn, begun, id) : { state: begun };
          const screen = human.screen(turn, 'state' in step ? step.state : begun, id ?? null);
          cast.show(new Map(screen.placements.map((placement) => [placement.id, placement])));
          expect(wordsOf(cast).length).toBeGreaterThan(1);
          for (const trouble of troubles(cast)) found.add(`${shape}, ${cards} cards: ${trouble}`);
        }
      }
    }
    expect([...found].join('\n')).toBe('');
  });
});
