/** Frames, made from their sources: which pictures are drawn, and what the game must know about each. */
import { describe, type FrameJob, inWidth, round } from './frame.ts';
import { keepLayers, readLayers } from './layers.ts';
import { type CutOut, cutOuts, gamesArt, layered, otherSizes } from './plan.ts';
import type { Source } from './sources.ts';

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

export function framesOf(source: Source, all: readonly Source[]): FrameJob[] {
  for (const art of gamesArt) {
    const own = art.framesOf?.(source, all);
    if (own) return own;
  }
  if (layered.includes(source.name)) return layeredJobs(source);
  const copies = otherSizes.filter((copy) => source.name.startsWith(copy.start));
  return [
    { name: source.name, svg: source.svg, info: describe(source) },
    ...copies.map(({ width }) => inWidth(source, width)),
  ];
}
