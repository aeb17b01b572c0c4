/** The end of a match: who rules the sea, every captain's plate, and the chests that they brought home. */

import type { Frame, Placement } from '../../../controller/room.ts';
import type { Seat } from '../../../rules/game.ts';
import type { Rank, View } from '../../../rules/yellowbeard/types.ts';
import { fill, listOf } from '../../../words/message.ts';
import { words } from '../../../words/yellowbeard/table.ts';
import { lookId, nameOf } from '../../captains.ts';
import { dulled, layoutCeremony, layoutStands, type Stand, shipDepth } from '../../ceremony/layout.ts';
import { berthBehind, berthsOf } from '../../ceremony/plan.ts';
import { type Draft, piece } from '../../placement.ts';
import { ceremonyFor } from './ceremony.ts';

/**
 * Measures of a hoard: how high one row of chests is, how many lie in it, and how many a captain is shown with at
 * most.
 */
export const hoard = { row: 58, across: 4, most: 12 } as const;

export const chestsOf = ({ chests }: Rank): number => Math.min(hoard.most, chests);

export function layoutResults(view: View, names: readonly string[], frame: Frame): Placement[] {
  // In the order of the seats: the order of the places would tell who has won before the crown falls.
  const ranking = inSeats(view.ranking ?? []);
  const winners = view.winners ?? [];
  const plan = ceremonyFor(frame, ranking.length);
  const single = view.rounds === 1;
  const last = view.results[view.results.length - 1];
  const { reason, aboard: chests, turns } = last;
  return [
    ...layoutCeremony({
      frame,
      plan,
      title: { text: headline(view, names), part: 0.9 },
      subtitle: { text: fill(words().summary[reason], { name: nameOf(last.pirate, names), chests, turns }), part: 0.9 },
      besides: ranking.flatMap(({ seat }, place) => {
        const berth = berthBehind(frame, place, ranking.length, plan);
        const won = winners.includes(seat);
        if (!won) return ships(view, seat, { ...berth, depth: 90 + place, alpha: dulled });
        const scale = berth.scale * (winners.length > 1 ? nearer.each : nearer.alone);
        // Before the crown falls nobody's ship may lie before the chests of others, unless everybody has seen the end.
        const depth = single ? shipDepth + place : 190 + place;
        const x = winners.length > 1 ? berth.x : berthsOf(frame, [place], ranking.length, plan)[0].x;
        return ships(view, seat, { ...berth, x, scale, depth });
      }),
    }),
    ...layoutStands(
      frame,
      ranking.map((rank) => {
        const { seat, escapes, place } = rank;
        const { pirate, navy, outcome } = words().rank;
        const hunted = single && seat === last.pirate;
        const lines = { part: single ? (hunted ? pirate : navy) : '', outcome: hunted ? outcome[reason] : '' };
        return {
          id: seat,
          points: 0,
          total: place,
          name: nameOf(seat, names),
          wins: winners.includes(seat),
          heads: [{ id: seat, look: lookId(seat) }],
          plate: {
            kind: 'yellowbeard-rank',
            props: {
              ...lines,
              count: single ? '' : String(escapes),
              told: true,
              facts: factsOf(rank, single, last.pirate),
            },
          },
          between: chestsOf(rank) > 0 ? chestsUnder(rank) : undefined,
        };
      }),
      1,
      plan,
    ),
  ];
}

/** Times as large as others that winners' ships are seen at the end: several have to lie beside each other. */
const nearer = { alone: 1.74, each: 1.3 } as const;

/** Pixels to which a brig has gone down that is seen no more. */
const under = 170;

/**
 * Shows what a captain came out with: after a single round the black brig, as she ended, and men-of-war, or the wreck of
 * the last one; after several, in which everybody was everything, their own.
 */
function ships(view: View, seat: Seat, at: Omit<Draft, 'id' | 'kind'>): Placement[] {
  const { owners, sunk, rounds, results } = view;
  const { pirate, reason } = results[results.length - 1];
  const id = `berth:${seat}`;
  const wreck = { kind: 'yellowbeard-wreck', props: { size: 220 } } as const;
  if (rounds > 1 || (seat !== pirate && owners.some((owner, i) => owner === seat && !sunk.includes(i + 1))))
    return [piece({ ...at, id, kind: 'winner-ship', props: manOfWar(seat) })];
  if (seat !== pirate) return [piece({ ...at, ...wreck, id })];
  const brig = { ...at, id, kind: 'picture', props: { frame: 'ship-black-brig', bobs: true } } as const;
  if (reason === 'sunk')
    return [piece({ ...brig, y: at.y + under, angle: 25, alpha: 0 }), piece({ ...at, ...wreck, id: `wreck:${seat}` })];
  return [piece({ ...brig, angle: reason === 'rammed' || reason === 'trapped' ? -9 : 0 })];
}

const manOfWar = (seat: Seat): Placement['props'] => ({
  looks: [lookId(seat)],
  ship: 'man-of-war',
  foam: 'foam-man-of-war',
  signs: [{ x: 4, y: -128 }],
});

/** Lays what a captain brought home on the deck, where it lifts the medallion. */
const chestsUnder = (rank: Rank): Stand['between'] => ({
  height: Math.ceil(chestsOf(rank) / hoard.across) * hoard.row - 24,
  lay: (x, y) => [
    piece({ id: `hoard:${rank.seat}`, kind: 'yellowbeard-hoard', depth: 215, x, y, props: { chests: chestsOf(rank) } }),
  ],
});

export const inSeats = (ranking: readonly Rank[]): Rank[] => [...ranking].sort((a, b) => a.seat - b.seat);

function headline(view: View, names: readonly string[]): string {
  const winners = view.winners ?? [];
  const last = view.results[view.results.length - 1];
  if (view.rounds === 1 && last.winner === 'navy') return words().rules.navy;
  if (winners.length > 2) return words().rules.shared;
  const who = listOf(winners.map((seat) => nameOf(seat, names)));
  if (view.rounds === 1) return fill(words().rules.pirate, { names: who });
  return fill(words().rules.match, { names: who, n: winners.length });
}

/** Counts what a captain did; in a single round only what their part gave them. */
function factsOf(rank: Rank, single: boolean, pirate: number): { icon: string; text: string }[] {
  const { rank: say } = words();
  const escapes = { icon: 'icon-wave', text: fill(say.escapes, { n: rank.escapes }) };
  const chests = { icon: 'icon-chest', text: fill(say.chests, { n: rank.chests }) };
  const catches = { icon: 'icon-cannon', text: fill(say.catches, { n: rank.catches }) };
  if (!single) return [escapes, chests, catches];
  return rank.seat === pirate ? [chests] : rank.catches > 0 ? [catches] : [];
}

/** Gives the place of a chest in a hoard of so many, from the middle of its foot. */
export function chestAt(i: number, chests: number): { x: number; y: number } {
  const row = Math.floor(i / hoard.across);
  const here = Math.min(hoard.across, chests - row * hoard.across);
  return { x: ((i % hoard.across) - (here - 1) / 2) * 66, y: -26 - row * hoard.row };
}
