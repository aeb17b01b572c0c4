/** Merchants before their owners, attackers around them, and the pills that say who leads. */

import type { Placement } from '../../../controller/room.ts';
import type { VesselView, View } from '../../../rules/korsar/types.ts';
import { words } from '../../../words/korsar/table.ts';
import { fill } from '../../../words/message.ts';
import { lookId, nameOf } from '../../captains.ts';
import { leastPrint, piece } from '../../placement.ts';
import { numbersOf } from '../hand/strength.ts';
import { checkSeat } from '../naming.ts';
import { type Cluster, clustersIn, type PlacedAttack } from './cluster.ts';
import { attacksOf, merchantSize, namedPills, narrowTag, noteSize, tagWidth } from './cluster-size.ts';
import type { Box, Plan } from './plan.ts';
import { watersOf } from './waters.ts';

/** How much lies there, by seat: merchants, and the sides around them. */
export const needsOf = (fleets: readonly (readonly VesselView[])[]): number[] =>
  fleets.map((own) => own.reduce((n, vessel) => n + 1 + attacksOf(vessel).length, 0));

/** All clusters by seat: what is drawn, and what tests measure. */
export function clustersOf(view: View, names: readonly string[], plan: Plan): Cluster[][] {
  const fleets = plan.berths.map((_, seat) => view.sea.filter(({ owner }) => owner === seat));
  const waters = watersOf(plan, needsOf(fleets));
  const pills = plan.rails ? null : namedPills(view.seats.map((_, seat) => nameOf(seat, names)));
  return fleets.map((own, seat) => clustersIn(waters[seat], plan.berths[seat], own, pills, plan.rails ? 0.86 : 1));
}

export function layoutSea(view: View, names: readonly string[], plan: Plan): Placement[] {
  const clusters = clustersOf(view, names, plan).flat();
  const roses = plan.berths.flatMap((berth, seat) =>
    clusters.some(({ box }) => overlap(box, berth)) ? [] : [layoutRose(seat, berth)],
  );
  return [...roses, ...clusters.flatMap((cluster) => layoutCluster(cluster, view, names))];
}

const overlap = (a: Box, b: Box): boolean => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

/** Where no merchant is there is only water, and a faint rose on it. */
function layoutRose(seat: number, { x, y, w, h }: Box): Placement {
  return piece({
    id: `rose:${seat}`,
    kind: 'picture',
    depth: 10,
    x: x + w / 2,
    y: y + h / 2,
    alpha: 0.16,
    props: { frame: 'compass-rose-brass' },
  });
}

function layoutCluster(cluster: Cluster, view: View, names: readonly string[]): Placement[] {
  const { vessel, box, scale, small, merchant, note } = cluster;
  const { x, y, w, h } = box;
  const home = vessel.reason === 'untouched';
  return [
    piece({ id: `berth:${vessel.vessel}`, kind: 'korsar-berth', depth: 20, x, y, props: { w, h } }),
    piece({
      id: `ship:${vessel.vessel}`,
      kind: 'korsar-merchant',
      depth: 100 + vessel.launchedTurn / 1000,
      ...merchant,
      scale,
      props: { gold: vessel.gold, owner: lookId(vessel.owner), halo: home, back: false, print: leastPrint(scale) },
    }),
    ...cluster.attacks.flatMap((attack) => layoutAttack(attack, cluster, view, names)),
    ...layoutTie(cluster),
    ...(note
      ? [
          piece({
            id: `note:${vessel.vessel}`,
            kind: 'korsar-note',
            depth: 300,
            ...note,
            scale: small,
            props: {
              ...noteSize,
              lines: [words().comesHome, fill(words().onTurn, { name: nameOf(checkSeat(vessel.side, view), names) })],
            },
          }),
        ]
      : []),
  ];
}

/** A captain lies across its own pirates, a little turned; one that was outranked is dull and lies lower. */
function layoutAttack(attack: PlacedAttack, cluster: Cluster, view: View, names: readonly string[]): Placement[] {
  const { vessel, scale, small, named } = cluster;
  const last = vessel.trumps[vessel.trumps.length - 1];
  const rules = last !== undefined && last.side === attack.side;
  const force = vessel.forces.find(({ side }) => side === attack.side);
  // Without a pirate there is nothing but an admiral; outranked he keeps his hat, and no skull.
  const hat = rules ? (last.card === 'admiral' ? 'bicorne' : 'tricorn') : force ? null : 'bicorne';
  const teams = view.mode === 'partnership';
  return [
    ...attack.cards.map(({ card, turn, trump }, i) => {
      const outranked = trump && turn !== last?.turn;
      return piece({
        id: `card:${turn}`,
        kind: 'korsar-card',
        ...attack.spots[i],
        y: attack.spots[i].y + (outranked ? 2 * scale : trump ? -6 * scale : 0),
        scale,
        angle: trump ? (outranked ? 2 : 5) : tilt(turn),
        depth: 200 + i / 10,
        props: { card, dull: outranked, glow: trump && !outranked, print: leastPrint(scale) },
      });
    }),
    piece({
      id: `pill:${vessel.vessel}:${attack.side}`,
      kind: 'korsar-pill',
      depth: 300,
      x: attack.pill.x,
      y: attack.pill.y,
      scale: small,
      props: {
        w: attack.pill.w / small,
        team: teams ? attack.side : null,
        look: lookId(attack.side),
        name: named ? nameOf(attack.side, names) : null,
        strength: force?.strength ?? 0,
        hat,
        leads: vessel.leader === attack.side,
        least: leastAt(small),
      },
    }),
  ];
}

/** Letters that are still 28 px high on what is shrunken so far. */
const leastAt = (small: number): number => Math.ceil(28 / small);

/** At most a degree, fixed for each card. */
const tilt = (turn: number): number => (((turn * 7919) % 31) / 31 - 0.5) * 2;

/**
 * The rope of a tie, row by row: in one row it runs from pill to pill; where the sides lie in several, each row pulls at
 * the merchant. Middles, and lengths with what is under the pills.
 */
export function strandsOf({ vessel, attacks, scale, merchant }: Cluster): { x: number; y: number; long: number }[] {
  const pills = attacks.filter(({ side }) => vessel.tied.includes(side)).map(({ pill }) => pill);
  const rows = [...new Set(pills.map(({ y }) => y))].map((y) => pills.filter((pill) => pill.y === y));
  return rows.map((row) => {
    const [first] = row;
    const last = row[row.length - 1];
    const from = rows.length > 1 ? merchant.x + (merchantSize.w / 2) * scale : first.x + first.w / 2;
    const to = last.x - last.w / 2;
    return { x: (from + to) / 2, y: first.y, long: to - from + 2 * underPill };
  });
}

const underPill = 24;

/** Tied sides pull a rope between their pills; the tag hangs on it, under the merchant. */
function layoutTie(cluster: Cluster): Placement[] {
  const { vessel, scale, small, tag } = cluster;
  if (vessel.tied.length === 0) return [];
  const [first, ...more] = strandsOf(cluster);
  const w = tagWidth(scale, vessel);
  const numbers = numbersOf(vessel.forces.filter(({ side }) => vessel.tied.includes(side)));
  return [
    piece({
      id: `rope:${vessel.vessel}`,
      kind: 'korsar-rope',
      depth: 290,
      x: first.x,
      y: first.y,
      props: {
        long: first.long,
        upright: false,
        strands: 1,
        more: more.map(({ x, y, long }) => ({ x: x - first.x, y: y - first.y, long })),
      },
    }),
    piece({
      id: `tie:${vessel.vessel}`,
      kind: 'korsar-tag',
      depth: 310,
      ...tag,
      scale: small,
      props: {
        w,
        least: leastAt(small),
        text: w === narrowTag ? words().tied : fill(words().tiedAt, { numbers }),
      },
    }),
  ];
}
