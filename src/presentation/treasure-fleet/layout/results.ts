/** The ceremony: coin stacks in the order of the seats, plates with every captured ship, the winner's ship sailing by. */

import type { Frame, Placement } from '../../../controller/room.ts';
import type { Captain, Prize, Standing, View } from '../../../rules/treasure-fleet/types.ts';
import { fill } from '../../../words/message.ts';
import { words } from '../../../words/treasure-fleet/table.ts';
import { coinHeight, layoutCeremony, layoutStands } from '../../ceremony/layout.ts';
import { marginSaid } from '../../ceremony/margin.ts';
import { lookOf, nameOf, namesOf } from '../naming.ts';

/** Gives the height of one point of these standings, in the order of their stacks. */
export const pointHeight = (standings: readonly Standing[], frame: Frame): number =>
  coinHeight(
    standings.map(({ total }) => total),
    frame,
  );

export function layoutResults(view: View, names: readonly string[], frame: Frame): Placement[] {
  // In the order of the seats: the order of the places would tell who has won before the crown falls.
  const standings = view.standings ?? [];
  const winners = view.winners ?? [];
  const title = fill(words().rules, { names: namesOf(winners, names), n: winners.length });
  const counted = standings.map(({ captain, total }) => ({ name: nameOf(captain, names), total }));
  return [
    ...layoutCeremony({
      frame,
      deck: 'deck',
      title: { text: title, part: 0.9 },
      subtitle: { text: marginSaid(counted, words()), part: 0.9 },
      ships: {
        winners: standings.flatMap(({ captain }, place) => (winners.includes(captain) ? [place] : [])),
        of: standings.length,
        each: (place) => ({ kind: 'ship', props: shipOf(standings[place].captain) }),
      },
    }),
    ...layoutStands(
      frame,
      standings.map(({ captain, total, governor }) => ({
        id: captain,
        points: total,
        total,
        name: nameOf(captain, names),
        wins: winners.includes(captain),
        heads: [{ id: captain, look: lookOf(captain).id }],
        plate: { kind: 'podium', props: { ribbons: prizes(view, captain).map(({ points }) => points), governor } },
      })),
      pointHeight(standings, frame),
    ),
  ];
}

function prizes(view: View, captain: Captain): Prize[] {
  const captured = captain === 'neutral' ? (view.neutral?.captured ?? []) : view.seats[captain].captured;
  return [...captured].sort((a, b) => b.points - a.points);
}

const shipOf = (captain: Captain): Placement['props'] => ({
  model: captain === 'neutral' ? 'brig' : 'great',
  sails: lookOf(captain).id,
  points: null,
  look: 1,
  // She lies before the deck, where no water is.
  mirrored: false,
});
