/** The ceremony: a coin stack for every captain, and the honours that count on the plates below. */

import { fill } from '../../../controller/phrase.ts';
import type { Frame, Placement } from '../../../controller/room.ts';
import { isCrew } from '../../../rules/card-pirates/cards.ts';
import type { Standing, View } from '../../../rules/card-pirates/types.ts';
import { listed, lookId, nameOf } from '../../captains.ts';
import { ceremonyOf, pointHeight, stand, usualPlate } from '../../ceremony/plan.ts';
import { piece } from '../../placement.ts';
import { words } from '../words.ts';

export function coinHeight(standings: readonly Standing[], frame: Frame): number {
  return pointHeight(
    standings.map(({ score }) => score),
    ceremonyOf(frame),
  );
}

export const winnersOf = (standings: readonly Standing[]): Standing[] => standings.filter(({ place }) => place === 1);

export function layoutResults(view: View, names: readonly string[], frame: Frame): Placement[] {
  const plan = ceremonyOf(frame);
  const standings = view.standings ?? [];
  const height = coinHeight(standings, frame);
  const middle = { x: frame.width / 2, layer: 'hud' as const, depth: 520 };
  const { width, ...captionAt } = captionOf(frame);
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
    piece({ id: 'caption', kind: 'caption', layer: 'hud', depth: 530, alpha: 0, ...captionAt, props: { width } }),
    piece({
      id: 'wordmark',
      kind: 'wordmark',
      ...middle,
      y: plan.title,
      props: { text: headline(view, standings, names), width: frame.width * 0.88 },
    }),
    piece({
      id: 'subtitle',
      kind: 'subtitle',
      ...middle,
      y: plan.subtitle,
      props: { text: words.reasons[view.ended ?? 'stack'], width: frame.width * 0.9 },
    }),
    ...(standings.length > 0
      ? [
          piece({
            id: 'winner',
            kind: 'picture',
            ...plan.winner[standings.length],
            depth: 90,
            props: { frame: `cp-brig-${lookId(standings[0].seat)}`, bobs: true },
          }),
        ]
      : []),
    ...standings.flatMap((standing, place) => layoutCaptain(standing, place)),
  ];

  function layoutCaptain({ seat, score, place: rank }: Standing, place: number): Placement[] {
    const { x, deckY, plateY } = stand(plan, place, standings.length);
    const wins = rank === 1;
    return [
      piece({
        id: `stack:${seat}`,
        kind: 'stack',
        depth: 200 + place,
        x,
        y: deckY,
        props: { points: score, height, wins },
      }),
      piece({
        id: `medallion:${seat}`,
        kind: 'medallion',
        depth: 230 + place,
        x,
        y: deckY - score * height - 78,
        props: { look: lookId(seat), crowned: wins },
      }),
      piece({
        id: `podium:${seat}`,
        kind: 'card-pirates-podium',
        layer: 'hud',
        depth: 500,
        x,
        y: plateY,
        props: {
          width: plan.plates[standings.length] ?? usualPlate,
          name: nameOf(seat, names),
          total: score,
          cards: (view.seats[seat].hand ?? []).filter((card) => !isCrew(card)),
          wins,
        },
      }),
    ];
  }
}

/** The end is announced where captions of a battle are: under the wordmark's place. */
const captionOf = ({ width }: Frame) => ({ x: width / 2, y: 110, width: Math.min(920, width * 0.86) });

function headline(view: View, standings: readonly Standing[], names: readonly string[]): string {
  const winners = winnersOf(standings).map(({ seat }) => nameOf(seat, names));
  if (view.seats.length === 1) return fill(words.solo, { names: winners[0] ?? '', n: standings[0]?.score ?? 0 });
  return fill(winners.length === 1 ? words.rules : words.ruleTogether, { names: listed(winners) });
}
