/** The ceremony: coin stacks from the first place down, plates with every captured ship, the winner's ship sailing by. */
import type { Placement } from '../../controller/room.ts';
import type { Captain, Prize, Standing, View } from '../../rules/treasure-fleet/types.ts';
import { piece } from '../placement.ts';
import { fill, lookOf, nameOf, namesOf } from './naming.ts';
import { words } from './words.ts';

export const ceremony = { deckY: 758, plateY: 872, tallest: 360, coin: 10.6 };

/** Highest total first; among equals the lower seat. */
export function ranking(standings: readonly Standing[]): Standing[] {
  return [...standings].sort((a, b) => b.total - a.total);
}

/** How thick one point is: coins grow thinner when a stack would pass the cap. */
export function pointHeight(standings: readonly Standing[]): number {
  const most = Math.max(1, ...standings.map((s) => s.total));
  return Math.min(ceremony.coin, ceremony.tallest / most);
}

export function stackX(place: number, count: number): number {
  const step = count > 4 ? 342 : 369;
  const left = count > 4 ? 276 : count === 4 ? 407 : 960 - ((count - 1) / 2) * step - 120;
  return left + place * step;
}

export function layoutResults(view: View, names: readonly string[]): Placement[] {
  const standings = ranking(view.standings ?? []);
  const winners = view.winners ?? [];
  const height = pointHeight(standings);
  const title = fill(winners.length === 1 ? words.rules : words.ruleTogether, { names: namesOf(winners, names) });
  return [
    piece({ id: 'backdrop', kind: 'backdrop', x: 0, y: 0, props: { scene: 'results' } }),
    piece({ id: 'deck', kind: 'deck', x: 0, y: 0, depth: 150, props: { scene: 'results' } }),
    piece({ id: 'wordmark', kind: 'wordmark', layer: 'hud', depth: 520, x: 960, y: 122, props: { text: title } }),
    piece({
      id: 'subtitle',
      kind: 'subtitle',
      layer: 'hud',
      depth: 520,
      x: 960,
      y: 226,
      props: { text: summary(view) },
    }),
    ...(winners.length > 0 && standings.length < 5 ? [winnersShip(winners[0])] : []),
    ...standings.flatMap((standing, place) => {
      const x = stackX(place, standings.length);
      const look = lookOf(standing.captain).id;
      const wins = winners.includes(standing.captain);
      const top = ceremony.deckY - standing.total * height;
      return [
        piece({
          id: `stack:${standing.captain}`,
          kind: 'stack',
          depth: 200 + place,
          x,
          y: ceremony.deckY,
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
          y: ceremony.plateY,
          props: {
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

function winnersShip(captain: Captain): Placement {
  return piece({
    id: 'winner',
    kind: 'ship',
    x: 1668,
    y: 470,
    scale: 0.72,
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
