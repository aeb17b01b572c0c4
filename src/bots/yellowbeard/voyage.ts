/**
 * A voyage as a careful pirate plans it: a few turns ahead, as if the men-of-war stayed where they are, each acting in its
 * order. Chests draw him, and in the end harbours; squares where the next ships see him or can end a move drive him off.
 */
import { wanted } from '../../rules/yellowbeard/belief.ts';
import type { Chart } from '../../rules/yellowbeard/map.ts';
import { fleetOf } from '../../rules/yellowbeard/moves.ts';
import type { HarbourId, Options, ShipNumber, SiteId, Square } from '../../rules/yellowbeard/types.ts';
import { die, sailsFrom, type Warship, warshipAt } from '../../rules/yellowbeard/warship.ts';

/** Turns that he thinks ahead. */
const horizon = 6;
/** Worths, all in escapes: a chest, a step towards what he wants. */
export const chest = 0.14;
const step = 0.008;
/** Cost of being seen, besides the chance of being caught at once. */
const seen = 0.05;
/** Chance, in his eyes, that a ship which could see him looks before it sails. */
const looks = 0.7;
/** Ships move: what they threaten later counts less, and is blurred. */
const fading = 0.8;
/** Share of everybody's belief that he has somewhere on the way. */
export const usualShare = 0.03;

/** Facts that he plans by; but for his own chests everybody has them. */
export interface Sailing {
  chart: Chart;
  telescope: Options['telescope'];
  ships: readonly (Square | null)[];
  /** Ship that acts after his turn. */
  next: ShipNumber;
  /** Chests that he may still load. */
  free: readonly SiteId[];
  turned: readonly HarbourId[];
  /** Chests that are his already, and those he needs. */
  aboard: number;
  need: number;
  /** Chance that a harbour which is still face-down lets him in. */
  open: number;
}

export interface Voyage {
  /** Estimates what it is worth to end the turn there; `layer` 1 when the next chest is aboard. */
  worth(cell: number, layer: 0 | 1, share: number): number;
  /** Lists where a turn that begins there may end. */
  ends(cell: number): readonly number[];
  /** 1 for cells beside a harbour that may let him in, while he has chests enough. */
  harbours: Uint8Array;
}

export function voyageOf(sailing: Sailing): Voyage {
  const { chart, ships, free, aboard, need, open } = sailing;
  const fleet = fleetOf(chart, ships as (Square | null)[]);
  const coming = comingShips(sailing);
  const layers = [layerOf(sailing, aboard >= need), layerOf(sailing, aboard + 1 >= need)];
  const sails = chart.names.map((_, cell) => (chart.sea[cell] === 1 ? sailsFrom(chart, fleet, cell) : []));
  const risk = (turn: number, cell: number, share: number) =>
    riskOf(coming[turn % Math.max(1, coming.length)] ?? null, cell, share) * fading ** turn;
  const beside = new Uint8Array(chart.names.length);
  for (const id of free) for (const cell of chart.siteOf.get(id)!.access) beside[cell] = 1;
  /** The worth of going on from there, by layer, after one turn more in each round. */
  let onward = layers.map(({ far }) => Float64Array.from(far, (steps) => -step * Math.max(0, steps)));
  for (let turn = horizon - 1; turn >= 0; turn--) {
    const later = Float64Array.from(chart.names, (_, cell) => risk(turn + 1, cell, usualShare));
    const after = onward;
    onward = layers.map(({ loads, harbours }, layer) => {
      const stay = after[layer].map((worth, cell) => worth - later[cell]);
      const there = stay.map((worth, cell) =>
        harbours[cell] === 1 ? fading ** turn * open + (1 - open) * worth : worth,
      );
      return Float64Array.from(chart.names, (_, cell) => {
        if (chart.sea[cell] === 0) return 0;
        let most = Number.NEGATIVE_INFINITY;
        for (const end of sails[cell]) if (there[end] > most) most = there[end];
        if (layer === 0 && loads && beside[cell] === 1)
          most = Math.max(most, chest * fading ** turn + after[1][cell] - later[cell]);
        return most;
      });
    });
  }
  return {
    worth: (cell, layer, share) => onward[layer][cell] - risk(0, cell, share),
    ends: (cell) => sails[cell],
    harbours: layers[0].harbours,
  };
}

/** Lists the ships in the order in which they act from now on. */
function comingShips({ chart, telescope, ships, next }: Sailing): Warship[] {
  return ships.flatMap((_, i) => {
    const number = ((next - 1 + i) % ships.length) + 1;
    return warshipAt(chart, telescope, ships, number) ?? [];
  });
}

function layerOf({ chart, turned, free }: Sailing, enough: boolean) {
  const harbours = new Uint8Array(chart.names.length);
  if (enough)
    for (const { id, access } of chart.ports) if (!turned.includes(id)) for (const cell of access) harbours[cell] = 1;
  return { far: wanted({ turned: [...turned] }, chart, free, enough), loads: !enough, harbours };
}

/** Estimates the chance that this ship catches him there, and what it learns if it does not. */
function riskOf(ship: Warship | null, cell: number, share: number): number {
  if (ship === null) return 0;
  const reach = ship.reach[cell] / die.length;
  if (share === 1) return reach;
  const blind = reach * Math.min(0.6, 4 * share);
  if (ship.sight[cell] === 0) return blind;
  const hit = ship.guns[cell] === 1 ? (1 - reach) / die.length : 0;
  return looks * (reach + hit) + (1 - looks) * blind + seen;
}
