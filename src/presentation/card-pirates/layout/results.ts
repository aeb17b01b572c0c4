/** The ceremony: a coin stack for every captain, and the honours that count on the plates below. */

import type { Frame, Placement } from '../../../controller/room.ts';
import { isCrew } from '../../../rules/card-pirates/cards.ts';
import type { Standing, View } from '../../../rules/card-pirates/types.ts';
import { words } from '../../../words/card-pirates/table.ts';
import { fill, listOf } from '../../../words/message.ts';
import { lookId, nameOf } from '../../captains.ts';
import { coinHeight, layoutCeremony, layoutStands } from '../../ceremony/layout.ts';
import { piece } from '../../placement.ts';

/** Works out how high a point of these standings is, as a coin on a stack. */
const pointHeight = (standings: readonly Standing[], frame: Frame): number =>
  coinHeight(
    standings.map(({ score }) => score),
    frame,
  );

/** Sorts standings by seat: the order of the places would tell who has won before the crown falls. */
export const inSeats = (ranking: readonly Standing[]): Standing[] => [...ranking].sort((a, b) => a.seat - b.seat);

export const winnersOf = (standings: readonly Standing[]): Standing[] => standings.filter(({ place }) => place === 1);

export function layoutResults(view: View, names: readonly string[], frame: Frame): Placement[] {
  const standings = inSeats(view.standings ?? []);
  const { width, ...captionAt } = captionOf(frame);
  return [
    ...layoutCeremony({
      frame,
      besides: [
        piece({ id: 'caption', kind: 'caption', layer: 'hud', depth: 530, alpha: 0, ...captionAt, props: { width } }),
      ],
      title: { text: headline(view, standings, names), part: 0.88 },
      subtitle: { text: words().reasons[view.ended ?? 'stack'], part: 0.9 },
      ships: {
        winners: standings.flatMap(({ place }, i) => (place === 1 ? [i] : [])),
        of: standings.length,
        each: (i) => ({
          kind: 'picture',
          props: { frame: `cp-brig-${lookId(standings[i].seat)}`, bobs: true },
          size: 1.32,
        }),
      },
    }),
    ...layoutStands(
      frame,
      standings.map(({ seat, score, place }) => ({
        id: seat,
        points: score,
        total: score,
        name: nameOf(seat, names),
        wins: place === 1,
        heads: [{ id: seat, look: lookId(seat) }],
        plate: {
          kind: 'card-pirates-podium',
          props: { cards: (view.seats[seat].hand ?? []).filter((card) => !isCrew(card)) },
        },
      })),
      pointHeight(standings, frame),
    ),
  ];
}

/** Places the announcement of the end where captions of a battle are: under the wordmark's place. */
const captionOf = ({ width }: Frame) => ({ x: width / 2, y: 110, width: Math.min(920, width * 0.86) });

function headline(view: View, standings: readonly Standing[], names: readonly string[]): string {
  const winners = winnersOf(standings).map(({ seat }) => nameOf(seat, names));
  if (view.seats.length === 1) return fill(words().solo, { names: winners[0] ?? '', n: standings[0]?.score ?? 0 });
  return fill(words().rules, { names: listOf(winners), n: winners.length });
}
