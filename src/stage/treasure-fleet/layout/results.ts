/** The ceremony: coin stacks from the first place down, plates with every captured ship, the winner's ship sailing by. */

import { fill } from '../../../controller/phrase.ts';
import type { Frame, Placement } from '../../../controller/room.ts';
import type { Captain, Prize, Standing, View } from '../../../rules/treasure-fleet/types.ts';
import { ceremonyOf, pointHeight, stand, usualPlate } from '../../ceremony/plan.ts';
import { piece } from '../../placement.ts';
import { lookOf, nameOf, namesOf } from '../naming.ts';
import { words } from '../words.ts';

/** Highest total first; among equals the lower seat. */
export function ranking(standings: readonly Standing[]): Standing[] {
  return [...standings].sort((a, b) => b.total - a.total);
}

export function layoutResults(view: View, names: readonly string[], frame: Frame): Placement[] {
  const plan = ceremonyOf(frame);
  const middle = frame.width / 2;
  const standings = ranking(view.standings ?? []);
  const winners = view.winners ?? [];
  const height = pointHeight(
    standings.map((s) => s.total),
    plan,
  );
  const title = fill(winners.length === 1 ? words.rules : words.ruleTogether, { names: namesOf(winners, names) });
  return [
    piece({ id: 'backdrop', kind: 'backdrop', x: 0, y: 0, props: { ...plan.backdrop, frame, hour: 'dawn' } }),
    piece({
      id: 'deck',
      kind: 'deck',
      x: 0,
      y: 0,
      depth: 150,
      props: { rail: plan.backdrop.rail, end: null, frame },
    }),
    piece({
      id: 'wordmark',
      kind: 'wordmark',
      layer: 'hud',
      depth: 520,
      x: middle,
      y: plan.title,
      props: { text: title, width: frame.width * 0.9 },
    }),
    piece({
      id: 'subtitle',
      kind: 'subtitle',
      layer: 'hud',
      depth: 520,
      x: middle,
      y: plan.subtitle,
      props: { text: summary(view), width: frame.width * 0.9 },
    }),
    ...(winners.length > 0 ? [winnersShip(winners[0], plan.winner[standings.length])] : []),
    ...standings.flatMap((standing, place) => {
      const { x, deckY, plateY } = stand(plan, place, standings.length);
      const look = lookOf(standing.captain).id;
      const wins = winners.includes(standing.captain);
      const top = deckY - standing.total * height;
      return [
        piece({
          id: `stack:${standing.captain}`,
          kind: 'stack',
          depth: 200 + place,
          x,
          y: deckY,
          props: { points: standing.total, height, wins },
        }),
        piece({
          id: `medallion:${standing.captain}`,
          kind: 'medallion',
          depth: 230,
          x,
          y: top - 78,
          props: { look, crowned: wins },
        }),
        piece({
          id: `podium:${standing.captain}`,
          kind: 'podium',
          layer: 'hud',
          depth: 500,
          x,
          y: plateY,
          props: {
            width: plan.plates[standings.length] ?? usualPlate,
            name: nameOf(standing.captain, names),
            total: standing.total,
            ribbons: prizes(view, standing.captain).map((prize) => prize.points),
            governor: standing.governor,
            wins,
          },
        }),
      ];
    }),
  ];
}

function prizes(view: View, captain: Captain): Prize[] {
  const captured = captain === 'neutral' ? (view.neutral?.captured ?? []) : view.seats[captain].captured;
  return [...captured].sort((a, b) => b.points - a.points);
}

function winnersShip(captain: Captain, place: { x: number; y: number; scale: number }): Placement {
  return piece({
    id: 'winner',
    kind: 'ship',
    ...place,
    depth: 90,
    props: { model: captain === 'neutral' ? 'brig' : 'great', sails: lookOf(captain).id, points: null, look: 1 },
  });
}

function summary(view: View): string {
  const standings = view.standings ?? [];
  const ships = standings.reduce((n, s) => n + prizes(view, s.captain).length, 0);
  const points = standings.reduce((n, s) => n + s.total, 0);
  const ransomed = standings.some((s) => s.governor > 0);
  return fill(ransomed ? words.summaryGovernor : words.summary, { ships, points });
}
