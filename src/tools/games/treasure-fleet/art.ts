/** Drawings of Treasure Fleet: ships, sails, the cards of its decks and their guns. */
import { describe, type FrameJob, round } from '../../art/frame.ts';
import type { GameArt } from '../../art/game-art.ts';
import { keepLayers, readLayers } from '../../art/layers.ts';
import type { DrawnPoint, Source } from '../../art/sources.ts';

const cannonCard = /^tf-cannon-([1-4])-(\w+)$/;

/** Cuts one card for all four cannon cards of a seat: they differ in their guns only, and guns are sprites. */
function cannonJobs(source: Source, count: string, seat: string, all: readonly Source[]): FrameJob[] {
  const cardOf = (card: Source): string => keepLayers(card.svg, ['card']).replaceAll(card.name, '');
  if (count === '1')
    return [{ name: `tf-cannon-${seat}`, svg: keepLayers(source.svg, ['card']), info: describe(source) }];
  const single = all.find((other) => other.name === `tf-cannon-1-${seat}`);
  if (!single || cardOf(single) !== cardOf(source))
    throw new Error(`${source.name} is not tf-cannon-1-${seat} with more guns.`);
  return [];
}

const pennant = { viewBox: '4 -238 58 20', size: [58, 20], staff: [2, 13] } as const;

/** Cuts the pennant that a boarder or winner runs up out of the seat sails, to be put on any ship's masthead. */
function pennantJobs(all: readonly Source[]): FrameJob[] {
  const [w, h] = pennant.size;
  const info = { w, h, ox: round(pennant.staff[0] / w, 6), oy: round(pennant.staff[1] / h, 6) };
  const cut = (source: Source): string =>
    keepLayers(source.svg, ['pennant-1']).replace(/viewBox="[^"]*"/, `viewBox="${pennant.viewBox}"`);
  const sails = all.filter((source) => /^sails-sloop-\w+$/.test(source.name));
  const jobs = sails.map((source) => ({ name: `pennant-${source.name.split('-')[2]}`, svg: cut(source), info }));
  // The neutral pirate has no sloop; pennants are of one plain colour, so another's will do.
  const anne = jobs.find((job) => job.name === 'pennant-anne')!;
  return [...jobs, { ...anne, name: 'pennant-neutral', svg: anne.svg.replaceAll('#C42E16', '#8C867A') }];
}

/** Finds where the sprite of each gun of an n-gun card stands: from the card's origin to the gun's own. */
function gunPositions(all: readonly Source[]): Record<string, DrawnPoint[]> {
  const pivot = all.find((source) => source.name === 'tf-gun')!.pivot;
  const cards = all.filter((source) => /^tf-cannon-[1-4]-anne$/.test(source.name));
  return Object.fromEntries(
    cards.map((card) => {
      const guns = readLayers(card.svg).filter((layer) => layer.id.startsWith('gun-'));
      const at = guns.map((gun): DrawnPoint => {
        const found = /translate\(([-\d.]+),([-\d.]+)\) scale\(([\d.]+)\)/.exec(card.svg.slice(gun.start, gun.end));
        if (!found) throw new Error(`${card.name}: where is ${gun.id}?`);
        const [x, y, scale] = found.slice(1).map(Number) as [number, number, number];
        return [round(x + pivot[0] * scale, 2), round(y + pivot[1] * scale, 2)];
      });
      return [card.name.split('-')[2]!, at];
    }),
  );
}

export const art: GameArt = {
  packs: [
    {
      name: 'treasure-fleet',
      from: [
        'tf-',
        'pip-',
        'grapnel',
        'shield-glint',
        'ships/ship-sloop',
        'ships/ship-brig',
        'ships/ship-frigate',
        'ships/ship-galleon',
        'ships/ship-great',
        'ships/ship-cursed',
        'ships/barge-governor',
        'ships/foam-',
        'ships/wake',
        'ships/reflection-mask',
      ],
      more: pennantJobs,
      facts: (all) => ({ guns: gunPositions(all) }),
    },
    // In the ceremony the winner's great ship sails by, or the neutral pirate's brig.
    { name: 'sails', from: ['ships/sails-great', 'ships/sails-brig-neutral'] },
  ],
  layered: ['ship-sloop', 'ship-brig', 'ship-frigate', 'ship-galleon', 'ship-great', 'ship-cursed', 'barge-governor'],
  otherSizes: [{ start: 'tf-back-', width: 36 }],
  margins: { 'tf-treasure-22': 200 },
  framesOf(source, all) {
    const cannon = cannonCard.exec(source.name);
    return cannon && cannonJobs(source, cannon[1]!, cannon[2]!, all);
  },
};
