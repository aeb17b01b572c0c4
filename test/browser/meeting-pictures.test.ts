/**
 * Planks, curtains, rails, skies and seas are drawn of several pictures that meet, on tables, hands and screens: on Canvas nothing shines
 * through between them, at any size of the window.
 */
import Phaser from 'phaser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exhibitsOf } from '../../src/app/gallery/exhibits.ts';
import { Match } from '../../src/match/match.ts';
import { fetchGame, fetchSamples, housePictures, stagedGames } from '../../src/presentation/index.ts';
import { piece } from '../../src/presentation/placement.ts';
import { seedFrom } from '../../src/rules/dice.ts';
import { games } from '../../src/rules/index.ts';
import { factsOf } from '../facts/index.ts';
import { few } from '../how-much.ts';
import { drawnNow, hairlines } from './meeting-pictures.ts';
import { middleOf } from './middle-of-game.ts';
import { type OpenStage, openStage } from './open-stage.ts';

const sizes = few(1, [
  [1280, 720],
  [480, 853],
  [1366, 768],
  [1007, 613],
  [720, 1280],
] as const);

const scenery: ReadonlySet<string> = new Set([
  ...['curtain-pleat', 'curtain-valance', 'curtain-rail', 'deck-planks', 'table-planks', 'gunwale'],
  ...['sky-dusk', 'sky-dawn', 'sky-night', 'sea-gradient'],
]);

/** Pieces that are made of such pictures, beside those on tables. */
const kinds = ['curtain', 'velvet', 'wood', 'korsar-well'];

const names = ['Anne', 'Bart', 'Calico', 'Mary'];
const packs = Object.values(stagedGames).flatMap((facts) => [...facts.packs, ...facts.later]);
const { pieces } = exhibitsOf(await Promise.all(Object.keys(stagedGames).map(fetchSamples)));

let stage: OpenStage;
beforeAll(async () => {
  stage = await openStage(Phaser.CANVAS, [...new Set(packs)]);
  await stage.scene.art.loadPictures(housePictures);
});
afterAll(() => stage.close());

/** Lists the lines of what is drawn now. */
const linesNow = () => hairlines(drawnNow(stage, scenery), stage.game.canvas);

describe.each(sizes)('in a window of %i x %i', (width, height) => {
  beforeAll(() => void stage.game.scale.resize(width, height));

  it.each(kinds)('the piece %s', (kind) => {
    const { cast, overlay } = stage.scene;
    cast.show(new Map());
    const props = pieces[kind] ?? {};
    stage.scene.setOver({ frame: cast.frame });
    overlay.show(new Map([['sample', piece({ id: 'sample', kind: kind as never, x: 0, y: 0, props })]]));
    const { met, lines } = linesNow();
    expect(met).toBeGreaterThan(0);
    expect(lines).toEqual([]);
  });

  it.each(Object.keys(stagedGames))('the table of %s, and the first hand on it', async (id) => {
    const { cast, overlay } = stage.scene;
    const { script, human } = await fetchGame(id);
    overlay.show(new Map());
    cast.show(script.layout(middleOf(id) as never, names, cast.frame));
    expect(linesNow().lines).toEqual([]);
    const match = Match.create(games[id], { seats: 4, seed: seedFrom('lost'), options: factsOf[id]?.limits ?? {} });
    const [seat] = match.toAct;
    const shared = { seat, names, choices: [], best: null, frame: cast.frame };
    const choice = {
      ...shared,
      view: match.view(seat),
      looking: true,
      curtain: true,
      legal: match.legal(seat),
    } as never;
    const screen = human.screen(choice, human.begin(choice), null);
    stage.scene.setOver(screen);
    overlay.show(new Map(screen.placements.map((each) => [each.id, each])));
    expect(linesNow().lines).toEqual([]);
  });
});
