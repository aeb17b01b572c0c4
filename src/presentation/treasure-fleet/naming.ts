/** Names of captains and ships, for captions, ledgers and plates. */

import type { Seat } from '../../rules/game.ts';
import type { Captain, CardKind, Ship, ShipId, Strength, View } from '../../rules/treasure-fleet/types.ts';
import { fill, listOf, type Noun } from '../../words/message.ts';
import { numbered } from '../../words/nouns.ts';
import { words } from '../../words/treasure-fleet/table.ts';
import { nameOf as captainName, type Emblem, emblemAt, greyEmblem } from '../captains.ts';

export const shipClasses = ['sloop', 'brig', 'frigate', 'galleon', 'great'] as const;
export type ShipClass = (typeof shipClasses)[number];

const classes: Record<number, ShipClass> = {
  6: 'sloop',
  9: 'sloop',
  12: 'brig',
  14: 'brig',
  16: 'frigate',
  17: 'frigate',
  18: 'galleon',
  20: 'galleon',
  22: 'great',
};

export const classOf = (points: number): ShipClass => classes[points] ?? 'brig';

/** Names the drawing that stands for a ship. */
export const shipClassOf = (ship: Pick<Ship, 'kind' | 'points'>): ShipClass | 'cursed' =>
  ship.kind === 'cursed' ? 'cursed' : classOf(ship.points);

export const lookOf = (captain: Captain): Emblem => (captain === 'neutral' ? greyEmblem : emblemAt(captain));

export const nameOf = (captain: Captain, names: readonly string[]): string =>
  captain === 'neutral' ? words().greyPirate : captainName(captain, names);

/** Gives a ship as a noun, the only one of her name. */
export function shipNoun({ kind, points }: Pick<Ship, 'kind' | 'points'>): Noun {
  const only = { n: 1, of: 1 };
  if (kind === 'cursed') return { noun: words().cursedShip, facts: only };
  return { noun: words().ship, facts: { points, kind: classOf(points), ...only } };
}

/** Gives what is printed on a card, as words: `2 cannons`. */
export const cardName = (kind: CardKind): string =>
  kind === 'BP' || kind === 'ST' ? words().cards[kind] : fill(words().cards.cannons, { n: Number(kind) });

/** Gives ships as nouns; those that look alike are numbered from the left. */
export function shipNouns(ships: readonly Pick<Ship, 'ship' | 'kind' | 'points'>[]): Map<ShipId, Noun> {
  const apart = numbered(ships.map(shipNoun));
  return new Map(ships.map(({ ship }, i) => [ship, apart[i]]));
}

/** Gives the ships that a seat may give up to the curse, as nouns, in the order in which it took them. */
export function prizeNouns({ seats }: Pick<View, 'seats'>, seat: Seat): Map<ShipId, Noun> {
  const { captured, eligible } = seats[seat];
  const open = captured.filter(({ ship }) => eligible.includes(ship));
  return shipNouns(open.map((prize) => ({ kind: 'treasure', ...prize })));
}

/** Names several captains, one after the other. */
export const namesOf = (captains: readonly Captain[], names: readonly string[]): string =>
  listOf(captains.map((captain) => nameOf(captain, names)));

/** Writes the two highest sums, highest first, as a ledger shows them: `8–4`. A single captain's sum stands alone. */
export function numbersOf(strengths: readonly Strength[]): string {
  const guns = strengths.map((s) => s.guns).filter((n) => n > 0);
  guns.sort((a, b) => b - a);
  return guns.slice(0, 2).join('–');
}

/** Gun ports of each hull in the ship's own pixels: where balls strike. The same figures as the anchors of the art. */
const ports: Record<ShipClass, readonly (readonly [number, number])[]> = {
  sloop: [
    [-64, -15],
    [7, -12],
    [78, -16],
  ],
  brig: [
    [-84, -19],
    [-22, -16],
    [40, -17],
    [102, -21],
  ],
  frigate: [
    [-101, -22],
    [-56, -19],
    [-12, -18],
    [33, -19],
    [78, -20],
    [122, -24],
  ],
  galleon: [
    [-112, -27],
    [-71, -24],
    [-29, -22],
    [12, -22],
    [53, -23],
    [95, -26],
    [136, -30],
  ],
  great: [
    [-123, -30],
    [-78, -26],
    [-32, -24],
    [13, -24],
    [59, -25],
    [104, -28],
    [150, -33],
  ],
};

/** Every second hit is this much higher up the hull. */
const higher = 26;

/**
 * Lists where n balls hit a hull, from stern to bow: at every other port where she has enough of them, else spread
 * over her side; high and low in turn. Each hit is to be seen apart from the next. The ports depend on the play only.
 */
export function cannonHits(model: ShipClass, n: number, play: number): { x: number; y: number }[] {
  const all = ports[model];
  const first = all[0];
  const last = all[all.length - 1];
  const spare = all.length - (2 * n - 1);
  return Array.from({ length: n }, (_, i) => {
    const part = n === 1 ? 0.5 : i / (n - 1);
    const [x, y] =
      spare >= 0
        ? all[(play % (spare + 1)) + 2 * i]
        : [first[0] + (last[0] - first[0]) * part, first[1] + (last[1] - first[1]) * part];
    return { x, y: y - 6 - (i % 2) * higher };
  });
}

/** Gives the distance from a hit to the next one; a single one has all the room it wants. */
export function gapOf(hits: readonly { x: number; y: number }[]): number {
  const gaps = hits.slice(1).map(({ x, y }, i) => Math.hypot(x - hits[i].x, y - hits[i].y));
  return Math.min(96, ...gaps);
}
