/** The settings reach the pieces on every table: words on plates and pills grow where there is room, and have outlines. */
import Phaser from 'phaser';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { memoryStore } from '../../src/host/store.ts';
import { fetchGame } from '../../src/presentation/index.ts';
import { seededDice, seedFrom } from '../../src/rules/dice.ts';
import { yellowbeard } from '../../src/rules/yellowbeard/game.ts';
import { speak } from '../../src/words/catalogue.ts';
import { languages } from '../../src/words/language.ts';
import { words } from '../../src/words/yellowbeard/table.ts';
import { Desk } from '../host/desk.ts';
import { few } from '../how-much.ts';
import { spokenHere } from '../spoken.ts';
import { setLarge, wordsOf } from './boxes.ts';
import { type OpenStage, openStage, packsOfTables } from './open-stage.ts';

const names = ['Anne', 'Bart', 'Calico', 'Mary'];
/** On each of these something must grow. */
const kinds: Readonly<Record<string, readonly string[]>> = {
  'treasure-fleet': ['plate', 'ledger', 'progress', 'caption'],
  korsar: ['korsar-plate', 'korsar-sum', 'korsar-sign', 'caption'],
  'card-pirates': ['card-pirates-plate', 'card-pirates-meter', 'card-pirates-stack', 'caption'],
  yellowbeard: ['yellowbeard-row', 'yellowbeard-die', 'caption'],
};

let stage: OpenStage;
beforeAll(async () => {
  stage = await openStage(Phaser.CANVAS, packsOfTables);
});
afterAll(() => stage.close());

it.each(Object.keys(kinds))('%s', async (id) => {
  const game = await fetchGame(id);
  const desk = new Desk(() => '0123456789abcdef0123456789abcdef', { store: memoryStore() });
  const options = id === 'yellowbeard' ? { autoSetup: true } : {};
  const opened = await desk.openDemo({ game: id, seats: 4, options, seed: 'large', bots: ['monkey'], names });
  if (!opened.ok) throw new Error(opened.refused.code);
  let { view } = opened.batch;
  for (let n = 0; n < 9; n++) view = (await desk.advance())?.view ?? view;
  const { cast } = stage.scene;
  const table = game.script.layout(view, names, cast.frame);
  const sizes = (large: boolean) => {
    setLarge(cast, large);
    cast.show(table);
    cast.caption([{ text: 'Anne sails' }]);
    return new Map(wordsOf(cast).map(({ piece, text, size }) => [`${piece}/${text}`, size]));
  };
  const [normal, large] = [sizes(false), sizes(true)];
  const grown = new Set<string>();
  for (const [key, size] of large) {
    expect(size, key).toBeGreaterThanOrEqual(normal.get(key) ?? 0);
    const kind = cast.get(key.split('/')[0])?.kind;
    if (kind && size > (normal.get(key) ?? size) + 1) grown.add(kind);
  }
  expect([...grown]).toEqual(expect.arrayContaining([...(kinds[id] ?? [])]));

  // High contrast: every word has an outline of its own.
  setLarge(cast, false);
  cast.kit.contrast = true;
  cast.show(table);
  const outlines: number[] = [];
  const look = (object: Phaser.GameObjects.GameObject): void => {
    if (object instanceof Phaser.GameObjects.Text) outlines.push(Number(object.style.strokeThickness));
    else if (object instanceof Phaser.GameObjects.Container) object.list.forEach(look);
  };
  for (const piece of cast.all()) look(piece);
  expect(outlines.length).toBeGreaterThan(4);
  expect(Math.min(...outlines)).toBeGreaterThanOrEqual(4);
  cast.kit.contrast = false;
  cast.clear();
});

const sizes: Readonly<Record<string, [number, number]>> = {
  wide: [960, 540],
  upright: [540, 960],
  four: [960, 720],
  ten: [960, 600],
};

it.each(few(2, Object.entries(sizes)))('every word of the legend of Yellowbeard grows: %s', async (_, size) => {
  const { script } = await fetchGame('yellowbeard');
  const { cast } = stage.scene;
  stage.game.scale.resize(...size);
  for (const spoken of languages) {
    await speak(spoken);
    const legend = [...script.layout(viewOfHunt(), names, cast.frame).values()].find(({ id }) => id === 'legend');
    if (!legend) throw new Error('There is no legend.');
    for (const ended of [false, true]) {
      const { way, looks, loaded, missed } = words().ended;
      const said = ended ? [way, looks, loaded, missed] : (legend.props.words as string[]);
      const sizesOf = (large: boolean) => {
        setLarge(cast, large);
        cast.show(new Map([['legend', { ...legend, props: { ...legend.props, words: said, ended } }]]));
        return new Map(wordsOf(cast).map(({ text, size }) => [text, size]));
      };
      const [normal, large] = [sizesOf(false), sizesOf(true)];
      expect([...normal.keys()].sort()).toEqual([...said].sort());
      for (const [text, size] of large) expect(size, text).toBeGreaterThan((normal.get(text) ?? size) + 1);
    }
  }
  setLarge(cast, false);
  cast.clear();
  await speak(spokenHere);
});

/** The table when the ships have been placed. */
function viewOfHunt(): object {
  const dice = seededDice(seedFrom('legend'), 'deck');
  const state = yellowbeard.setup(4, v.parse(yellowbeard.options, { autoSetup: true }), dice, {}, () => {});
  return yellowbeard.view(state, 'table');
}
