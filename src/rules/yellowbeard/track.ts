/** Single places and whole tracks that the public facts allow. */
import { type Dice, pick } from '../dice.ts';
import type { Chart } from './map.ts';
import { fleetOf, held, pirateSteps } from './moves.ts';
import type { Trace } from './trace.ts';
import type { HarbourId, SiteId, Square } from './types.ts';

export interface Place {
  cell: number;
  loaded: SiteId | null;
}

/** Lists every possibility, in a stable order. */
export function placesOf({ now }: Trace): Place[] {
  const list: Place[] = [];
  for (const [loaded, set] of now)
    set.forEach((there, cell) => {
      if (there) list.push({ cell, loaded });
    });
  return list;
}

export interface Track {
  harbour: HarbourId;
  square: Square;
  log: string[];
  loaded: SiteId | null;
}

/** Draws a track, backwards, that leads to this place and agrees with everything that was seen. */
export function trackTo({ chart, before, watch }: Trace, { cell, loaded }: Place, dice: Dice): Track {
  const lines: string[] = [];
  let at = cell;
  let last = loaded;
  let brackets = '';
  for (let turn = before.length - 1; turn >= 0; turn--) {
    if (last === null) {
      const way = wayInto(chart, fleetOf(chart, watch[turn].ships), before[turn], at, dice);
      lines.unshift(way.map((one) => chart.names[one]).join('-') + brackets);
      brackets = '';
      at = way[0];
    } else brackets = ` (${chart.siteOf.get(last)!.square})${brackets}`;
    const { stolen } = watch[turn];
    last = stolen === null ? null : chart.sites.find(({ square }) => square === stolen)!.id;
  }
  const harbours = chart.ports.filter(({ access }) => access.includes(at));
  return { harbour: pick(harbours, dice).id, square: chart.names[cell], log: lines, loaded };
}

/** Finds a way of at most three steps that ends on `to` and starts in one of `from`. */
function wayInto(chart: Chart, fleet: readonly number[], from: Uint8Array, to: number, dice: Dice): number[] {
  const next = new Map<number, number | null>([[to, null]]);
  let edge = [to];
  for (let step = 0; step < pirateSteps; step++) {
    const beyond: number[] = [];
    for (const cell of edge) {
      // A square that may not be entered may not be passed either, but only ships' squares are such, and he lies on none.
      if (held(chart, fleet, cell)) continue;
      for (const before of chart.near[cell]) {
        if (next.has(before)) continue;
        next.set(before, cell);
        beyond.push(before);
      }
    }
    edge = beyond;
  }
  const starts = [...next.keys()].filter((cell) => from[cell] === 1);
  const way = [pick(starts, dice)];
  for (let cell = next.get(way[0])!; cell !== null; cell = next.get(cell)!) way.push(cell);
  return way;
}
