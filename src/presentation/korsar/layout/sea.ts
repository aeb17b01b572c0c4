/** Merchants and pirates on the water, who leads, and who is tied. */

import type { Placement } from '../../../controller/room.ts';
import type { Placed, View } from '../../../rules/korsar/types.ts';
import { words } from '../../../words/korsar/table.ts';
import { fill } from '../../../words/message.ts';
import { lookId, nameOf } from '../../captains.ts';
import { leastPrint, type Point, piece } from '../../placement.ts';
import { numbersOf, skullsOf } from '../hand/strength.ts';
import { checkSeat } from '../naming.ts';
import { type Cluster, clustersOf, type NamedTags, namedTags, noteSize, onTable, ribbonWide } from './cluster.ts';
import { type Fleet, type Ship, tagDrop } from './fleet.ts';
import type { Plan } from './plan.ts';

export const clustersAt = (view: View, names: readonly string[], plan: Plan): Cluster[] =>
  clustersOf(plan.sea, view.sea, tagsOf(view, names));

/** Gives the widths of tags with names; teams have plates with numbers instead. */
export const tagsOf = (view: View, names: readonly string[]): NamedTags =>
  view.mode === 'partnership' ? null : namedTags(view.seats.map((_, seat) => nameOf(seat, names)));

export const layoutSea = (view: View, names: readonly string[], plan: Plan): Placement[] =>
  clustersAt(view, names, plan).flatMap((cluster) => layoutCluster(cluster, view, names));

/**
 * Gives the depth of a ship: those further down are nearer and lie in front; all that is written lies before all
 * ships.
 */
const depthOf = (y: number): number => 100 + y / 10;
export const tagDepth = 330;

export type Standing = 'leads' | 'behind' | 'tied';

export function layoutCluster(cluster: Cluster, view: View, names: readonly string[]): Placement[] {
  const { vessel, scale, at, fleets } = cluster;
  const untouched = vessel.reason === 'untouched' && fleets.length === 0;
  return [
    ...(untouched ? [layoutPool(cluster, { x: 0, y: 14 }, 470)] : []),
    piece({
      id: `ship:${vessel.vessel}`,
      kind: 'korsar-trader',
      depth: depthOf(at.y),
      ...at,
      scale,
      props: {
        gold: vessel.gold,
        owner: lookId(vessel.owner),
        phase: vessel.launchedTurn,
        shot: skullsAgainst(cluster),
        print: leastPrint(scale),
      },
    }),
    ...fleets.flatMap((fleet) => layoutFleet(fleet, cluster, view, names)),
    ...layoutTie(cluster),
    ...(untouched
      ? [
          piece({
            id: `note:${vessel.vessel}`,
            kind: 'korsar-note',
            depth: tagDepth,
            x: at.x,
            y: at.y + (tagDrop + 24) * scale,
            props: {
              w: noteSize.w,
              h: noteSize.h,
              lines: [words().comesHome, fill(words().onTurn, { name: nameOf(checkSeat(vessel.side, view), names) })],
            },
          }),
        ]
      : []),
  ];
}

/** Counts the skulls of her enemies: the guns that hit her. */
const skullsAgainst = ({ vessel }: Cluster): number =>
  vessel.forces.reduce((n, { side, strength }) => n + (side === vessel.side ? 0 : strength), 0);

const standingOf = (fleet: Fleet, { vessel }: Cluster): Standing => {
  const { side } = fleet.attack;
  return vessel.leader === side ? 'leads' : vessel.tied.includes(side) ? 'tied' : 'behind';
};

function layoutFleet(fleet: Fleet, cluster: Cluster, view: View, names: readonly string[]): Placement[] {
  const { vessel, scale, tagScale, tagWidth, named } = cluster;
  const { attack, ships, heads, tag, rope } = fleet;
  const standing = standingOf(fleet, cluster);
  const key = `${vessel.vessel}:${attack.side}`;
  const last = vessel.trumps[vessel.trumps.length - 1];
  const rules = last?.side === attack.side;
  const admiral = attack.trumps.some(({ card }) => card === 'admiral');
  const force = vessel.forces.find(({ side }) => side === attack.side);
  const [from, to] = rope?.map((end) => onTable(cluster, end)) ?? [];
  return [
    ...(standing === 'leads' && ships.length > 0
      ? [layoutPool(cluster, { x: tag.x, y: tag.y - tagDrop + 10 }, 330 + 128 * (ships.length - 1))]
      : []),
    ...(from && to
      ? [
          piece({
            id: `lines:${key}`,
            kind: 'korsar-lines',
            depth: depthOf(cluster.at.y) + 0.5,
            ...from,
            props: { dx: Math.round(to.x - from.x), dy: Math.round(to.y - from.y), scale, standing },
          }),
        ]
      : []),
    ...ships.map((ship, i) => layoutPirate(ship, cluster, attack.pirates[i], standing === 'leads')),
    ...heads.map((head, i) => {
      const { card, turn } = attack.trumps[i];
      const dull = turn !== last?.turn;
      return piece({
        id: `card:${turn}`,
        kind: 'korsar-head',
        depth: 320 - (dull ? 1 : 0),
        ...onTable(cluster, head),
        scale: scale * head.scale,
        props: { card, dull },
      });
    }),
    piece({
      id: `pill:${key}`,
      kind: 'korsar-sum',
      depth: tagDepth,
      ...onTable(cluster, tag),
      scale: tagScale,
      props: {
        w: tagWidth,
        team: view.mode === 'partnership' ? attack.side : null,
        look: lookId(attack.side),
        name: named ? nameOf(attack.side, names) : null,
        strength: force?.strength ?? 0,
        // Without a pirate there is nothing but an admiral; outranked he keeps his hat, and no skull.
        hat: rules ? (last.card === 'admiral' ? 'bicorne' : 'tricorn') : force || !admiral ? null : 'bicorne',
        standing,
        least: leastPrint(tagScale),
      },
    }),
  ];
}

function layoutPirate(ship: Ship, cluster: Cluster, { seat, card }: Placed, leads: boolean) {
  const at = onTable(cluster, ship);
  const scale = cluster.scale * ship.scale;
  return piece({
    id: `card:${ship.turn}`,
    kind: 'korsar-brig',
    depth: depthOf(at.y) + 1,
    ...at,
    scale,
    props: {
      suit: card.slice(0, -1),
      owner: lookId(seat),
      strength: skullsOf(card),
      leads,
      phase: ship.turn,
      // On the smallest sails no number could be read: their tag says the sum, and shields count.
      print: scale < 0.22 ? null : leastPrint(scale),
    },
  });
}

function layoutPool({ vessel, at, scale }: Cluster, { x, y }: Point, w: number): Placement {
  return piece({
    id: `pool:${vessel.vessel}`,
    kind: 'korsar-pool',
    depth: 90,
    x: at.x + x * scale,
    y: at.y + y * scale,
    scale,
    props: { w: Math.round(w) },
  });
}

/** Lays the ribbon between those who are tied. */
function layoutTie(cluster: Cluster): Placement[] {
  const { vessel, tagScale, ribbon } = cluster;
  if (vessel.tied.length === 0) return [];
  const numbers = numbersOf(vessel.forces.filter(({ side }) => vessel.tied.includes(side)));
  return [
    piece({
      id: `tie:${vessel.vessel}`,
      kind: 'korsar-tag',
      depth: tagDepth + 1,
      ...onTable(cluster, ribbon),
      scale: tagScale,
      props: {
        w: ribbonWide - 20,
        least: leastPrint(tagScale),
        text: vessel.tied.length > 2 ? words().tied : fill(words().tiedAt, { numbers }),
      },
    }),
  ];
}
