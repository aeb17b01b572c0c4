/** Names of captains, ships, harbours and islands, for captions, rows and logs. */

import type { Seat } from '../../rules/game.ts';
import { chartOf } from '../../rules/yellowbeard/map.ts';
import type { HarbourId, Options, ShipNumber, SiteId, Square, Straight, View } from '../../rules/yellowbeard/types.ts';
import { fill, type Noun } from '../../words/message.ts';
import { handWords } from '../../words/yellowbeard/hand.ts';
import { words } from '../../words/yellowbeard/table.ts';
import { nameOf } from '../captains.ts';

export const ownerOf = (view: Pick<View, 'owners'>, ship: ShipNumber): Seat => view.owners[ship - 1] ?? 0;

/** Finds the number of a ship among those of her captain, or null where they have no other. */
export function pennantOf(view: Pick<View, 'owners'>, ship: ShipNumber): string | null {
  const owner = view.owners[ship - 1];
  const fleet = view.owners.flatMap((seat, i) => (seat === owner ? [i + 1] : []));
  return fleet.length > 1 ? words().pennants[fleet.indexOf(ship)] : null;
}

/** Names a ship: `Anne`, or `Edward II` for one of several ships. */
export function shipName(view: Pick<View, 'owners'>, ship: ShipNumber, names: readonly string[]): string {
  const pennant = pennantOf(view, ship);
  const name = nameOf(ownerOf(view, ship), names);
  return pennant ? fill(words().ship, { name, pennant }) : name;
}

export const harbourName = (options: Pick<Options, 'map'>, id: HarbourId): string => {
  const port = chartOf(options.map).portOf.get(id);
  return port?.name || port?.square || id;
};

export const siteSquare = (options: Pick<Options, 'map'>, id: SiteId): Square =>
  chartOf(options.map).siteOf.get(id)?.square ?? id;

/** Names the island of a chest; unnamed islands are called after a square. */
export function islandName(options: Pick<Options, 'map'>, id: SiteId): string {
  const chart = chartOf(options.map);
  const site = chart.siteOf.get(id);
  return (site && chart.islands[site.island]?.name) || id;
}

/** Labels the place of a chest: `Tortuga, J11`. */
export const siteLabel = (options: Pick<Options, 'map'>, id: SiteId): string =>
  fill(handWords().chestAt, { island: islandName(options, id), square: siteSquare(options, id) });

/** Names a direction: `north`. */
export const wayNoun = (way: Straight): Noun => ({ noun: words().ways[way] });
