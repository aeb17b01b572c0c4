/** All merchants at sea with what lies around them, in pixels: as large as the water and the neighbours allow. */
import type { VesselView } from '../../../rules/korsar/types.ts';
import type { Box, Point } from '../../placement.ts';
import { type Fleet, fleetsOf, tagDrop } from './fleet.ts';
import { above, stationsOf } from './stations.ts';

export interface Cluster {
  vessel: VesselView;
  scale: number;
  /** Waterline amidships. */
  at: Point;
  fleets: Fleet[];
  /** Scale of tags and notes, which stay as large as words have to be. */
  tagScale: number;
  /** Width of the tags at their own scale; they carry names where there is room. */
  tagWidth: number;
  named: boolean;
  /** Place where the ribbon of a tie hangs. */
  ribbon: Point;
  /** Place where it is said what a card would do, in pixels of the table; only under a hand. */
  foot: Point | null;
  cell: Box;
}

export const tagHigh = 54;
const plain = 132;
const leastTag = 0.64;
const usual = 0.88;
/** Size of the note under a merchant that nobody has attacked; words keep their size. */
export const noteSize = { w: 250, h: 84 };
export const ribbonWide = 216;

/** Widths of the tags with their names, by side; teams have plates with numbers and no names. */
export type NamedTags = readonly number[] | null;

export const namedTags = (names: readonly string[]): NamedTags =>
  names.map((name) => plain + 22 + Math.min(128, Math.max(64, name.length * 17)));

export const footHigh = 52;

/** Gives every merchant her place at sea. With `footed` there is room for a line under each. */
export function clustersOf(sea: Box, vessels: readonly VesselView[], tags: NamedTags, footed = false): Cluster[] {
  if (vessels.length === 0) return [];
  const plain = arranged(sea, vessels, null, footed);
  if (!tags) return plain;
  // Names are there wherever they leave the ships nearly as large as they are without them.
  const named = arranged(sea, vessels, tags, footed);
  const smallest = (all: readonly Cluster[]) => Math.min(...all.map(({ scale }) => scale));
  return haveRoom(named, sea) && smallest(named) >= 0.88 * smallest(plain) ? named : plain;
}

function arranged(sea: Box, vessels: readonly VesselView[], tags: NamedTags, footed: boolean): Cluster[] {
  const usual = fitted(sea, vessels, { tags, footed, places: vessels.length });
  if (!usual.crowded) return usual.clusters;
  // A place more than there are ships gives all of them more water.
  const wider = fitted(sea, vessels, { tags, footed, places: vessels.length + 1 });
  return wider.crowded ? usual.clusters : wider.clusters;
}

/** Fits the ships to so many places, and tells whether two of them still have no room. */
function fitted(
  sea: Box,
  vessels: readonly VesselView[],
  { tags, footed, places }: { tags: NamedTags; footed: boolean; places: number },
): { clusters: Cluster[]; crowded: boolean } {
  const { scale, spots, cell } = stationsOf(sea, places, footed ? footHigh : 0);
  const spread = isWide(cell);
  const fleets = vessels.map((vessel) => fleetsOf(vessel, spread));
  const scales = vessels.map(() => scale);
  for (;;) {
    const clusters = vessels.map((vessel, i) =>
      place(vessel, fleets[i], { at: spots[i], cell, first: scale, scale: scales[i], footed }, tags),
    );
    const crowded = crowdedIn(clusters, sea);
    // Only who has no room becomes smaller, the larger one of two first.
    const largest = Math.max(0, ...crowded.map((i) => scales[i]));
    if (largest < (footed ? 0.2 : smallest)) return { clusters, crowded: crowded.length > 0 };
    for (const i of crowded) if (scales[i] > largest * 0.9) scales[i] *= 0.96;
  }
}

export const isWide = ({ w, h }: Pick<Box, 'w' | 'h'>): boolean => w > 1.7 * h;

const smallest = 0.3;

interface Lying {
  at: Point;
  cell: { w: number; h: number };
  /** The scale that the water allows, and the one that is tried. */
  first: number;
  scale: number;
  footed: boolean;
}

function place(vessel: VesselView, all: Fleet[], lying: Lying, tags: NamedTags): Cluster {
  const { at, cell, first, scale, footed } = lying;
  const tagScale = Math.max(leastTag, Math.min(1.1, scale / usual));
  const under = ((tagHigh + 6) * tagScale) / scale;
  // Where ships are small their tags are not: those of the third and fourth side hang lower.
  const fleets =
    scale < 0.48
      ? all.map((fleet, i) =>
          i < 2 ? fleet : { ...fleet, tag: { ...fleet.tag, y: all[0].tag.y + under * Math.floor(i / 2) } },
        )
      : all;
  // Letters keep their size where a tag is small.
  const letters = Math.max(1, 0.85 / tagScale);
  const long = tags ? Math.max(0, ...fleets.map(({ attack }) => tags[attack.side])) : 0;
  const widest = Math.round(plain + 22 + (long - plain - 22) * letters);
  const named = tags !== null;
  const low = Math.max(0, ...fleets.map(({ tag }) => tag.y));
  const crowded = fleets.length > 2;
  // Between two tags there is room for the ribbon; else it hangs below the lowest.
  const ribbonLow = crowded || scale < 0.5;
  const deepest = ribbonLow && vessel.tied.length > 0 ? low + under : Math.max(low, tagDrop + 20);
  const footAt = {
    x: at.x,
    y: at.y + deepest * scale + tagHigh * tagScale * 0.5 + (scale < 0.3 ? 0 : 8) + footHigh / 2,
  };
  return {
    vessel,
    scale,
    at,
    fleets,
    tagScale,
    tagWidth: named ? widest : plain,
    named,
    foot: footed ? footAt : null,
    cell: { x: at.x - cell.w / 2, y: at.y - above * first, ...cell },
    ribbon: { x: 0, y: ribbonLow ? low + under : low },
  };
}

/**
 * Draws other ships around the same merchant, who keeps her size and place; what is said under her goes down if it
 * has to.
 */
export function around({ at, cell, scale, foot, named }: Cluster, vessel: VesselView, tags: NamedTags): Cluster {
  const lying = { at, cell, first: scale, scale, footed: foot !== null };
  const other = place(vessel, fleetsOf(vessel, isWide(cell)), lying, named ? tags : null);
  return { ...other, cell, foot: foot && other.foot && foot.y > other.foot.y ? foot : other.foot };
}

/** Turns a point in the merchant's measure into one on the table. */
export const onTable = ({ at, scale }: Pick<Cluster, 'at' | 'scale'>, { x, y }: Point): Point => ({
  x: at.x + x * scale,
  y: at.y + y * scale,
});

const boxAt = ({ x, y }: Point, w: number, h: number): Box => ({ x: x - w / 2, y: y - h / 2, w, h });

/** Lists what has to be read: her gold and her owner, every strength, every tag. */
export function readable(cluster: Cluster): Box[] {
  const { scale, fleets, tagScale, tagWidth, vessel, ribbon, foot } = cluster;
  const spot = (p: Point) => onTable(cluster, p);
  const tag = (p: Point, w: number) => boxAt(spot(p), w * tagScale, (tagHigh + 12) * tagScale);
  return [
    boxAt(spot({ x: 0, y: -195 }), 190 * scale, 240 * scale),
    ...fleets.flatMap(({ ships, heads, tag: at }) => [
      ...ships.map((ship) => boxAt(spot({ x: ship.x, y: ship.y - 78 }), 124 * scale, 130 * scale)),
      ...heads.map((head) => boxAt(spot(head), 100 * scale, 100 * scale)),
      tag(at, tagWidth),
    ]),
    ...(vessel.tied.length > 0 ? [tag(ribbon, ribbonWide)] : []),
    ...(fleets.length === 0 && !foot ? [boxAt(spot({ x: 0, y: tagDrop + 24 }), noteSize.w, noteSize.h)] : []),
    ...(foot ? [boxAt(foot, 280, footHigh)] : []),
  ];
}

const meet = (a: Box, b: Box): boolean => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
const inside = (a: Box, b: Box): boolean =>
  a.x >= b.x - 1 && a.x + a.w <= b.x + b.w + 1 && a.y >= b.y - 1 && a.y + a.h <= b.y + b.h + 1;

export const haveRoom = (clusters: readonly Cluster[], sea: Box): boolean => crowdedIn(clusters, sea).length === 0;

/**
 * Lists the clusters with something to read that does not lie on the water, or lies on a neighbour's or on their own
 * tag.
 */
function crowdedIn(clusters: readonly Cluster[], sea: Box): number[] {
  const all = clusters.map(readable);
  const crowded = new Set<number>();
  for (const [i, boxes] of all.entries()) {
    if (!boxes.every((box) => inside(box, sea)) || !tagsApart(clusters[i])) crowded.add(i);
    for (const [j, other] of all.entries())
      if (j > i && boxes.some((a) => other.some((b) => meet(a, b)))) crowded.add(i).add(j);
  }
  return [...crowded];
}

export function tagBoxes(cluster: Cluster): Box[] {
  const { fleets, tagScale, tagWidth, vessel, ribbon } = cluster;
  const tag = (p: Point, w: number) => boxAt(onTable(cluster, p), w * tagScale, tagHigh * tagScale);
  return [
    ...fleets.map((fleet) => tag(fleet.tag, tagWidth)),
    ...(vessel.tied.length > 0 ? [tag(ribbon, ribbonWide)] : []),
  ];
}

function tagsApart(cluster: Cluster): boolean {
  const boxes = tagBoxes(cluster);
  return boxes.every((box, i) => boxes.slice(i + 1).every((other) => !meet(box, other)));
}
