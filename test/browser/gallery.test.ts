/** The gallery can show everything there is: a new piece, effect or event without an exhibit fails here. */
import Phaser from 'phaser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { effectSample, exhibitsOf, pieceAlone } from '../../src/app/gallery/exhibits.ts';
import { fetchSamples, housePictures, stagedGames } from '../../src/presentation/index.ts';
import { script } from '../../src/presentation/treasure-fleet/score/score.ts';
import { variantOf } from '../../src/presentation/treasure-fleet/score/variants.ts';
import type { Piece } from '../../src/stage/pieces/piece.ts';
import type { Cast } from '../../src/stage/scene/cast.ts';
import { snapshot } from '../../src/stage/scene/snapshot.ts';
import { type OpenStage, openStage, settle } from './open-stage.ts';
import { names, story } from './story.ts';

/** The gallery has fetched the art of every game. */
const packs = Object.values(stagedGames).flatMap((table) => [...table.packs, ...table.later]);
let stage: OpenStage;
beforeAll(async () => {
  stage = await openStage(Phaser.CANVAS, [...new Set(packs)]);
  await stage.scene.art.loadPictures(housePictures);
});
afterAll(() => stage.close());

const played = [2, 3, 4, 5].flatMap((seats) => [...story(seats, { storms: true, cursedShips: true }, 'gallery')]);

const exhibits = exhibitsOf(await Promise.all(Object.keys(stagedGames).map(fetchSamples)));

/** Everything that effects have put on the table. */
const counted = ({ effects, above, near }: Cast): number =>
  [effects, above, near.effects, near.floor, near.veils].reduce((n, box) => n + box.list.length, 0);

describe('the gallery', () => {
  it('has every piece, and it is there to be seen', () => {
    const { cast } = stage.scene;
    const seen = played.filter((_, i) => i % 5 === 0).map(({ after }) => script.layout(after, names, cast.frame));
    seen.push(...played.slice(-1).map(({ after }) => script.layout(after, names, cast.frame)));
    seen.push(
      ...played
        .filter(({ event }) => event.type === 'GovernorCardShown')
        .map(({ after }) => script.layout(after, names, cast.frame)),
    );
    // Pieces of other games are taken from tables of theirs.
    for (const kind of cast.repertoire.pieceKinds.filter((name) => !/^(korsar|card-pirates|yellowbeard)-/.test(name))) {
      const table = pieceAlone(kind, seen, exhibits);
      expect(table, kind).not.toBeNull();
      cast.show(table ?? new Map());
      cast.caption([{ text: 'Anne fires' }]);
      // A ground is seen by what lies on it.
      const { children } = snapshot(cast)[kind === 'ground' ? 'sea' : 'sample'];
      expect(cast.ground?.list.includes(cast.get('sea') as Piece) ?? false, kind).toBe(kind === 'ground');
      expect(
        children?.some((part) => (part.children ?? [part]).length > 0),
        kind,
      ).toBe(true);
    }
  });

  it('has every effect, and it leaves nothing behind', async () => {
    const { cast, reel } = stage.scene;
    for (const name of cast.repertoire.effectNames) {
      cast.show(new Map());
      let most = 0;
      let over = false;
      const beat = { length: 300, cues: [{ at: 0, effect: effectSample(name, exhibits) }] };
      let trouble: unknown = null;
      void reel
        .play(beat, new Map(), { factor: 1, spare: false })
        .catch((error) => {
          trouble = error;
        })
        .then(() => {
          over = true;
        });
      while (!over) {
        stage.step(50);
        most = Math.max(most, counted(cast));
        await settle();
      }
      expect(trouble, name).toBeNull();
      expect(most, name).toBeGreaterThan(0);
      // Smoke stays longest, for seven seconds.
      for (let ms = 0; ms < 7500; ms += 100) stage.step(100);
      expect(counted(cast), name).toBe(0);
    }
  });

  it('tells the events of a game apart by how they look', () => {
    const kinds = new Set(played.map(({ event }) => variantOf(event)));
    for (const wanted of [
      'CardPlayed 4 guns',
      'CardPlayed boarders',
      'CardPlayed storm',
      'ShipEscaped tie',
      'CurseResolved strikes',
      'GameEnded',
    ])
      expect(
        [...kinds].some((kind) => kind.startsWith(wanted)),
        wanted,
      ).toBe(true);
    expect(kinds.size).toBeGreaterThan(40);
  });
});
