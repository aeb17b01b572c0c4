/** The ceremony: a coin stack for every side, its gold in hand as ghosts, the winner's ship sailing by. Hue is back. */

import { fill } from '../../../controller/phrase.ts';
import type { Frame, Placement } from '../../../controller/room.ts';
import type { Standing, View } from '../../../rules/korsar/types.ts';
import { lookId } from '../../captains.ts';
import { ceremonyOf, pointHeight, stand, usualPlate } from '../../ceremony/plan.ts';
import { piece } from '../../placement.ts';
import { captainsOf, sideName } from '../naming.ts';
import { words } from '../words.ts';

/** Highest total first; among equals the lower side. */
export function ranking(standings: readonly Standing[]): Standing[] {
  return [...standings].sort((a, b) => b.total - a.total);
}

/** A stack cannot be lower than nothing. */
export const coinsOf = ({ total }: Standing): number => Math.max(0, total);

export function coinHeight(standings: readonly Standing[], frame: Frame): number {
  return pointHeight(
    standings.map(({ captured, total }) => Math.max(captured, total)),
    ceremonyOf(frame),
  );
}

export function layoutResults(view: View, names: readonly string[], frame: Frame): Placement[] {
  const plan = ceremonyOf(frame);
  const standings = ranking(view.standings ?? []);
  const winners = view.winners ?? [];
  const height = coinHeight(standings, frame);
  const captains = winners.flatMap((side) => view.sides[side].seats);
  const middle = { x: frame.width / 2, layer: 'hud' as const, depth: 520 };
  return [
    piece({ id: 'backdrop', kind: 'backdrop', x: 0, y: 0, props: { ...plan.backdrop, frame, hour: 'dawn' } }),
    piece({
      id: 'deck-planks',
      kind: 'deck',
      x: 0,
      y: 0,
      depth: 150,
      props: { rail: plan.backdrop.rail, end: null, frame },
    }),
    piece({
      id: 'wordmark',
      kind: 'wordmark',
      ...middle,
      y: plan.title,
      props: {
        text: fill(captains.length === 1 ? words.rules : words.ruleTogether, {
          names: captainsOf(winners, view, names),
        }),
        width: frame.width * 0.88,
      },
    }),
    piece({
      id: 'subtitle',
      kind: 'subtitle',
      ...middle,
      y: plan.subtitle,
      props: { text: summary(view), width: frame.width * 0.88 },
    }),
    ...(captains.length > 0
      ? [
          piece({
            id: 'winner',
            kind: 'winner-ship',
            ...plan.winner[standings.length],
            depth: 90,
            props: { looks: captains.map(lookId), ship: 'ship-merchant', foam: 'foam-merchant-1' },
          }),
        ]
      : []),
    ...standings.flatMap((standing, place) => layoutSide(standing, place, standings.length)),
  ];

  function layoutSide(standing: Standing, place: number, count: number): Placement[] {
    const { x, deckY, plateY } = stand(plan, place, count);
    const { seats, stack } = view.sides[standing.side];
    const wins = winners.includes(standing.side);
    const top = deckY - coinsOf(standing) * height;
    const ghosts = standing.deducted > 0 ? Math.min(12, standing.deducted) * height : 0;
    return [
      piece({
        id: `stack:${standing.side}`,
        kind: 'stack',
        depth: 200 + place,
        x,
        y: deckY,
        props: { points: coinsOf(standing), height, wins },
      }),
      ...(standing.deducted > 0
        ? [
            piece({
              id: `ghosts:${standing.side}`,
              kind: 'korsar-ghosts',
              depth: 220,
              x,
              y: top,
              props: {
                deducted: standing.deducted,
                height,
                text: fill(words.inHand, { n: standing.deducted }),
                // At the right edge it is said on the left.
                left: x > frame.width * 0.78,
                drop: x > frame.width * 0.78 ? clearOf(standings[place - 1], standing, height) : 0,
              },
            }),
          ]
        : []),
      ...seats.map((seat, i) =>
        piece({
          id: `medallion:${seat}`,
          kind: 'medallion',
          depth: 230 + i,
          x: x + (i - (seats.length - 1) / 2) * 92,
          y: top - 78 - ghosts,
          props: { look: lookId(seat), crowned: wins },
        }),
      ),
      piece({
        id: `podium:${standing.side}`,
        kind: 'korsar-podium',
        layer: 'hud',
        depth: 500,
        x,
        y: plateY,
        props: {
          width: plan.plates[count] ?? usualPlate,
          // The medallions say who is in a team; two names have no room.
          name: sideName(standing.side, view, names),
          total: standing.total,
          prizes: (stack ?? []).map(({ gold }) => gold).sort((a, b) => b - a),
          wins,
        },
      }),
    ];
  }
}

/** What is said on the left of the last stack meets what is said on the right of the one before, where both are about as high. */
function clearOf(before: Standing | undefined, { total }: Standing, height: number): number {
  if (!before || before.deducted === 0) return 0;
  return Math.max(0, noteHeight + 8 - (coinsOf(before) - Math.max(0, total)) * height);
}

const noteHeight = 48;

function summary(view: View): string {
  const standings = view.standings ?? [];
  const ashore = standings.reduce((n, { captured }) => n + captured, 0);
  const held = standings.reduce((n, { deducted }) => n + deducted, 0);
  const lost = view.unclaimed.reduce((n, { gold }) => n + gold, 0);
  return fill(lost > 0 ? words.summaryLost : words.summary, { ashore, held, lost });
}
