/** The ceremony: a coin stack for every side, its gold in hand as ghosts, the winner's ship sailing by. Hue is back. */

import type { Frame, Placement } from '../../../controller/room.ts';
import type { Standing, View } from '../../../rules/korsar/types.ts';
import { words } from '../../../words/korsar/table.ts';
import { fill } from '../../../words/message.ts';
import { lookId } from '../../captains.ts';
import { coinHeight, layoutCeremony, layoutStands, type Stand } from '../../ceremony/layout.ts';
import { marginSaid } from '../../ceremony/margin.ts';
import { piece } from '../../placement.ts';
import { captainsOf, sideName } from '../naming.ts';

/** Counts the coins of a stack, which cannot be lower than nothing. */
export const coinsOf = ({ total }: Standing): number => Math.max(0, total);

/**
 * Gives the height of one gold, in the order of the stacks; what is taken off stands on a stack as ghosts and counts
 * too.
 */
export const goldHeight = (standings: readonly Standing[], frame: Frame): number =>
  coinHeight(
    standings.map(({ captured, total }) => Math.max(captured, total)),
    frame,
  );

export function layoutResults(view: View, names: readonly string[], frame: Frame): Placement[] {
  // In the order of the sides: the order of the places would tell who has won before the crown falls.
  const standings = view.standings ?? [];
  const winners = view.winners ?? [];
  const height = goldHeight(standings, frame);
  const captains = winners.flatMap((side) => view.sides[side].seats);
  const looks = captains.map(lookId);
  const counted = standings.map(({ side, total }) => ({ name: sideName(side, view, names), total }));
  return [
    ...layoutCeremony({
      frame,
      title: { text: fill(words().rules, { names: captainsOf(winners, view, names), n: captains.length }), part: 0.88 },
      subtitle: { text: marginSaid(counted, words()), part: 0.88 },
      ships: {
        // A team that has won comes with a ship for each of its captains.
        winners: standings.flatMap(({ side }, place) =>
          winners.includes(side) ? view.sides[side].seats.map(() => place) : [],
        ),
        of: standings.length,
        each: (_, i) => ({
          kind: 'winner-ship',
          props: { looks: [looks[i]], ship: 'ship-merchant', foam: 'foam-merchant-1', signs: [{ x: -44, y: -122 }] },
          size: 1.3,
        }),
      },
    }),
    ...layoutStands(frame, standings.map(standOf), height),
  ];

  function standOf(standing: Standing, place: number): Stand {
    const { side, total, deducted } = standing;
    const { seats, stack } = view.sides[side];
    return {
      id: side,
      points: coinsOf(standing),
      total,
      // The medallions say who is in a team; two names have no room.
      name: sideName(side, view, names),
      wins: winners.includes(side),
      heads: seats.map((seat) => ({ id: seat, look: lookId(seat) })),
      plate: {
        kind: 'korsar-podium',
        props: { prizes: (stack ?? []).map(({ gold }) => gold).sort((a, b) => b - a) },
      },
      between:
        deducted > 0
          ? {
              height: Math.min(12, deducted) * height,
              lay: (x, y) => [ghosts(standing, standings[place - 1], height, { x, y, right: frame.width * 0.95 })],
            }
          : undefined,
    };
  }
}

/** Lays out the gold that stayed in hands. At the right edge its words stand on the left of the stack. */
function ghosts(
  standing: Standing,
  before: Standing | undefined,
  height: number,
  { x, y, right }: { x: number; y: number; right: number },
): Placement {
  const { side, deducted } = standing;
  const text = fill(words().inHand, { n: deducted });
  const left = x + 84 + text.length * letter > right;
  return piece({
    id: `ghosts:${side}`,
    kind: 'korsar-ghosts',
    depth: 228,
    x,
    y,
    props: {
      deducted,
      height,
      text,
      left,
      drop: left ? clearOf(before, standing, height) : 0,
    },
  });
}

/**
 * Tells how far words on the left of the last stack drop to pass those on the right of the one before, where both are
 * about as high.
 */
function clearOf(before: Standing | undefined, { total }: Standing, height: number): number {
  if (!before || before.deducted === 0) return 0;
  const gap = noteHeight + 8;
  const lower = (coinsOf(before) - Math.max(0, total)) * height;
  return lower <= -gap ? 0 : Math.max(0, gap - lower);
}

const noteHeight = 48;
/** Width of a letter of what is said, at most. */
const letter = 14.5;
