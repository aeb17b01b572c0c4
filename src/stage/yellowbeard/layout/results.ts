/** The end of a match: who rules the sea, and every captain's line of the ranking. */

import type { Frame, Placement } from '../../../controller/room.ts';
import type { Rank, View } from '../../../rules/yellowbeard/types.ts';
import { fill, listOf } from '../../../words/message.ts';
import { words } from '../../../words/yellowbeard/table.ts';
import { lookId, nameOf } from '../../captains.ts';
import { layoutCeremony } from '../../ceremony/layout.ts';
import { type Berth, ceremonyOf } from '../../ceremony/plan.ts';
import { piece } from '../../placement.ts';

/** Finds the box of a captain's line below the title; where captains are many, lines are lower. */
export function rankAt(frame: Frame, index: number, count: number): { x: number; y: number; w: number; h: number } {
  const { subtitle } = ceremonyOf(frame);
  const top = subtitle + 70;
  // What can be chosen afterwards lies below them.
  const room = frame.height * 0.95 - 62 - top;
  const step = Math.min(122, room / count);
  return {
    x: frame.width / 2,
    y: top + step * (index + 0.5),
    w: Math.min(1240, frame.width * 0.9),
    h: Math.min(96, step - 14),
  };
}

export function layoutResults(view: View, names: readonly string[], frame: Frame): Placement[] {
  // In the order of the seats: the order of the places would tell who has won before the crown falls.
  const ranking = inSeats(view.ranking ?? []);
  const winners = view.winners ?? [];
  const single = view.rounds === 1;
  const last = view.results[view.results.length - 1];
  const { reason, aboard: chests, turns } = last;
  const berth = winners.length > 0 ? beside[frame.shape] : undefined;
  const looks = winners.map(lookId);
  return [
    ...layoutCeremony({
      frame,
      title: { text: headline(view, names), part: 0.9 },
      subtitle: { text: fill(words().summary[reason], { name: nameOf(last.pirate, names), chests, turns }), part: 0.9 },
      ship: berth && { kind: 'winner-ship', props: { looks, ship: 'man-of-war', foam: 'foam-man-of-war' }, at: berth },
    }),
    ...ranking.map((rank, i) => {
      const { x, y, w, h } = rankAt(frame, i, ranking.length);
      return piece({
        id: `rank:${rank.seat}`,
        kind: 'yellowbeard-rank',
        layer: 'hud',
        depth: 500 + i,
        x,
        y,
        props: {
          w,
          h,
          place: rank.place,
          look: lookId(rank.seat),
          name: nameOf(rank.seat, names),
          part: single ? (rank.seat === last.pirate ? words().rank.pirate : words().rank.navy) : '',
          facts: factsOf(rank, single, last.pirate),
          wins: winners.includes(rank.seat),
          crowned: winners.includes(rank.seat),
        },
      });
    }),
  ];
}

export const inSeats = (ranking: readonly Rank[]): Rank[] => [...ranking].sort((a, b) => a.seat - b.seat);

/** Where the winner's ship comes to lie, on screens that have water beside the ranking. */
const beside: Readonly<Partial<Record<Frame['shape'], Berth>>> = {
  wide: { x: 1746, y: 500, scale: 0.6 },
  ten: { x: 1746, y: 572, scale: 0.6 },
};

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
