/** From sources to frames: which pictures are drawn, and what the game must know about each. */
import { keepLayers, readLayers } from './layers.ts';
import { type CutOut, cutOuts, layered, otherSizes } from './plan.ts';
import type { Anchors, Point, Slot, Source } from './sources.ts';

/** One entry of pack.json. All lengths are reference pixels (1920 x 1080), whatever the scale of the texture. */
export interface FrameInfo {
  readonly w: number;
  readonly h: number;
  /** Origin as a fraction of the untrimmed frame. */
  readonly ox: number;
  readonly oy: number;
  /** Insets from the edges, for a NineSlice. */
  readonly slice?: Source['slice'];
  /** Where text goes, measured from the origin. */
  readonly slots?: readonly Slot[];
  /** Points for effects, measured from the origin. */
  readonly anchors?: Anchors;
  readonly blend?: string;
  readonly tile?: string;
  /** Layers from back to front; each is a frame of its own, NAME/ID. */
  readonly layers?: readonly { readonly id: string; readonly off?: true; readonly blend?: string }[];
}

export interface FrameJob {
  readonly name: string;
  readonly svg: string;
  readonly info: FrameInfo;
}

const round = (value: number, digits: number): number => Number(value.toFixed(digits));

function isPoint(value: Point | readonly Point[]): value is Point {
  return typeof value[0] === 'number';
}

function describe(source: Source): FrameInfo {
  const [w, h] = source.size;
  const [left, top, boxWidth, boxHeight] = source.viewBox;
  const scale = Math.min(w / boxWidth, h / boxHeight);
  const marginX = (w - boxWidth * scale) / 2;
  const marginY = (h - boxHeight * scale) / 2;
  const place = ([x, y]: Point): Point => [
    round((x - source.pivot[0]) * scale, 2),
    round((y - source.pivot[1]) * scale, 2),
  ];
  const inset = (value: number): number => Math.round(value * scale);
  return {
    w,
    h,
    ox: round(((source.pivot[0] - left) * scale + marginX) / w, 6),
    oy: round(((source.pivot[1] - top) * scale + marginY) / h, 6),
    ...(source.slice && {
      slice: {
        left: inset(source.slice.left),
        right: inset(source.slice.right),
        top: inset(source.slice.top),
        bottom: inset(source.slice.bottom),
      },
    }),
    ...(source.slots && {
      slots: source.slots.map((slot) => {
        const [x, y] = place([slot.x, slot.y]);
        return { ...slot, x, y, ...(slot.size !== undefined && { size: round(slot.size * scale, 1) }) };
      }),
    }),
    ...(source.anchors && {
      anchors: Object.fromEntries(
        Object.entries(source.anchors).map(([id, at]) => [id, isPoint(at) ? place(at) : at.map(place)]),
      ),
    }),
    ...(source.blend && { blend: source.blend }),
    ...(source.tile && { tile: source.tile }),
  };
}

function cutOutJob(name: string, svg: string, { box, pivot, slice }: CutOut): FrameJob {
  const [x, y, w, h] = box;
  return {
    name,
    svg: svg.replace(/viewBox="[^"]*"/, `viewBox="${box.join(' ')}"`),
    info: { w, h, ox: round((pivot[0] - x) / w, 6), oy: round((pivot[1] - y) / h, 6), ...(slice && { slice }) },
  };
}

function layeredJobs(source: Source): FrameJob[] {
  const info = describe(source);
  const layers = readLayers(source.svg).map(({ id, off }) => {
    const blend = source.layers?.find((layer) => layer.id === id)?.blend;
    return { id, ...(off && { off: true as const }), ...(blend && { blend }) };
  });
  const flat = layers.filter((layer) => !layer.off && !layer.blend).map((layer) => layer.id);
  const { slots: _slots, anchors: _anchors, blend: _blend, ...shape } = info;
  return [
    { name: source.name, svg: keepLayers(source.svg, flat), info: { ...info, layers } },
    ...layers.map((layer) => {
      const name = `${source.name}/${layer.id}`;
      const svg = keepLayers(source.svg, [layer.id]);
      const cutOut = cutOuts[name];
      if (cutOut) return cutOutJob(name, svg, cutOut);
      return { name, svg, info: { ...shape, ...(layer.blend && { blend: layer.blend }) } };
    }),
  ];
}

const cannonCard = /^tf-cannon-([1-4])-(\w+)$/;

/** The four cannon cards of a seat differ in their guns only, and guns are sprites: one card for all of them. */
function cannonJobs(source: Source, count: string, seat: string, all: readonly Source[]): FrameJob[] {
  const cardOf = (card: Source): string => keepLayers(card.svg, ['card']).replaceAll(card.name, '');
  if (count === '1')
    return [{ name: `tf-cannon-${seat}`, svg: keepLayers(source.svg, ['card']), info: describe(source) }];
  const single = all.find((other) => other.name === `tf-cannon-1-${seat}`);
  if (!single || cardOf(single) !== cardOf(source))
    throw new Error(`${source.name} is not tf-cannon-1-${seat} with more guns.`);
  return [];
}

export function framesOf(source: Source, all: readonly Source[]): FrameJob[] {
  const cannon = cannonCard.exec(source.name);
  if (cannon) return cannonJobs(source, cannon[1]!, cannon[2]!, all);
  if (layered.includes(source.name)) return layeredJobs(source);
  const info = describe(source);
  const whole = { name: source.name, svg: source.svg, info };
  const copies = otherSizes.filter((copy) => source.name.startsWith(copy.start));
  return [
    whole,
    ...copies.map(({ width }) => {
      const { w, h, ox, oy } = info;
      return {
        name: `${source.name}@${width}`,
        svg: source.svg,
        info: { w: width, h: Math.round((h * width) / w), ox, oy },
      };
    }),
  ];
}

const pennant = { viewBox: '4 -238 58 20', size: [58, 20], staff: [2, 13] } as const;

/** The pennant a boarder or winner runs up: cut out of the seat sails, to be put on any ship's masthead. */
export function pennantJobs(all: readonly Source[]): FrameJob[] {
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

/** Where the sprite of each gun of an n-gun card stands: from the card's origin to the gun's own. */
export function gunPositions(all: readonly Source[]): Record<string, Point[]> {
  const pivot = all.find((source) => source.name === 'tf-gun')!.pivot;
  const cards = all.filter((source) => /^tf-cannon-[1-4]-anne$/.test(source.name));
  return Object.fromEntries(
    cards.map((card) => {
      const guns = readLayers(card.svg).filter((layer) => layer.id.startsWith('gun-'));
      const at = guns.map((gun): Point => {
        const found = /translate\(([-\d.]+),([-\d.]+)\) scale\(([\d.]+)\)/.exec(card.svg.slice(gun.start, gun.end));
        if (!found) throw new Error(`${card.name}: where is ${gun.id}?`);
        const [x, y, scale] = found.slice(1).map(Number) as [number, number, number];
        return [round(x + pivot[0] * scale, 2), round(y + pivot[1] * scale, 2)];
      });
      return [card.name.split('-')[2]!, at];
    }),
  );
}
