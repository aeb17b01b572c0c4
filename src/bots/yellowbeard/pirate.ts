/**
 * A careful pirate: plans a few turns ahead as if the men-of-war stayed where they are, each acting in its order. Chests
 * draw him, and in the end harbours; squares where the next ships see him or can end a move drive him off.
 */
import { type Dice, pick } from '../../rules/dice.ts';
import { beliefOf, wanted } from '../../rules/yellowbeard/belief.ts';
import { heatOf } from '../../rules/yellowbeard/heat.ts';
import { type Chart, chartOf } from '../../rules/yellowbeard/map.ts';
import { fleetOf } from '../../rules/yellowbeard/moves.ts';
import { nextAfloat } from '../../rules/yellowbeard/navy.ts';
import type { PublicFacts } from '../../rules/yellowbeard/trace.ts';
import type { Action, SiteId, View } from '../../rules/yellowbeard/types.ts';
import { die, sailsFrom, type Warship, warshipAt } from '../../rules/yellowbeard/warship.ts';

/** Turns that he thinks ahead. */
const horizon = 6;
/** Worths, all in escapes: a chest, a step towards what he wants. */
const chest = 0.14;
const step = 0.008;
/** Cost of being seen, besides the chance of being caught at once. */
const seen = 0.05;
/** Chance, in his eyes, that a ship which could see him looks before it sails. */
const looks = 0.7;
/** Ships move: what they threaten later counts less, and is blurred. */
const fading = 0.8;

/** Manner in which a pirate chooses; `instinct.ts` has one for each level. */
export interface PirateManner {
  /** Guess at where the Navy will look for the pirate: where most tracks lead, or where a captain believes him to be. */
  hunted: 'tracks' | 'belief';
}

export function pirateInstinct(manner: PirateManner, view: View, legal: readonly Action[], dice: Dice): Action | null {
  if (view.phase === 'setup.departure') return departure(manner, view, legal, dice);
  if (view.phase !== 'pirate' || !view.quarry) return null;
  const plan = planOf(manner, view);
  const { chart } = plan;
  const own = view.quarry.square;
  return best(
    legal,
    (action) => {
      if (action.type === 'load') return chest + plan.worth(0, chart.cells.get(own)!, 1, plan.shares.get(own) ?? 0);
      if (action.type !== 'sail') return Number.NEGATIVE_INFINITY;
      const square = action.path.at(-1) ?? own;
      const cell = chart.cells.get(square)!;
      const here = plan.worth(0, cell, 0, plan.shares.get(square) ?? 0);
      // Turned away he is known to lie beside that harbour, and the next ship need not look.
      return action.tryHarbour === undefined ? here : plan.open + (1 - plan.open) * plan.worth(0, cell, 0, 1);
    },
    dice,
  );
}

function departure(manner: PirateManner, view: View, legal: readonly Action[], dice: Dice): Action | null {
  const plan = planOf(manner, view);
  return best(
    legal,
    (action) =>
      action.type === 'depart' ? plan.worth(0, plan.chart.cells.get(action.square)!, 0, 0) : Number.NEGATIVE_INFINITY,
    dice,
    // Always the best harbour would be no secret.
    0.03,
  );
}

/** Chooses the best action, or any of those that are nearly as good. */
function best(legal: readonly Action[], worth: (action: Action) => number, dice: Dice, slack = 1e-9): Action {
  const worths = legal.map(worth);
  const most = Math.max(...worths);
  return pick(
    legal.filter((_, i) => worths[i] >= most - slack),
    dice,
  );
}

interface Plan {
  chart: Chart;
  /** Shares of belief by square: where everybody will hold him likely to be after his turn. */
  shares: Map<string, number>;
  /** The chance that a harbour which is still face-down lets him in. */
  open: number;
  /**
   * Estimates what it is worth to end the turn after `turn` more turns there; `layer` 1 when the next chest is
   * aboard.
   */
  worth(turn: number, cell: number, layer: 0 | 1, share: number): number;
}

function planOf({ hunted }: PirateManner, view: View): Plan {
  const chart = chartOf(view.options.map);
  const fleet = fleetOf(chart, view.ships);
  const aboard = view.quarry?.aboard ?? 0;
  const need = view.counts.chestsToEscape;
  const loaded = view.quarry?.loaded ?? null;
  const open = chanceOf(view);
  const coming = comingShips(view, chart);
  const free = view.chests.filter((id) => id !== loaded);
  const layers = [layerOf(view, chart, free, aboard >= need), layerOf(view, chart, free, aboard + 1 >= need)];
  const sails = chart.names.map((_, cell) => (chart.sea[cell] === 1 ? sailsFrom(chart, fleet, cell) : []));
  const risk = (turn: number, cell: number, share: number) =>
    riskOf(coming[turn % Math.max(1, coming.length)] ?? null, cell, share) * fading ** turn;
  /** The worth of going on after `turn` turns more from there. */
  const onward: Float64Array[][] = [];
  for (let turn = horizon; turn >= 0; turn--) {
    onward[turn] = [0, 1].map((layer) => {
      const { far, beside, harbours } = layers[layer];
      return Float64Array.from(chart.names, (_, cell) => {
        if (chart.sea[cell] === 0) return 0;
        if (turn === horizon) return -step * Math.max(0, far[cell]);
        let most = Number.NEGATIVE_INFINITY;
        for (const end of sails[cell]) {
          const stay = onward[turn + 1][layer][end] - risk(turn + 1, end, 0.03);
          const there = harbours[end] === 1 ? fading ** turn * open + (1 - open) * stay : stay;
          if (there > most) most = there;
        }
        if (layer === 0 && beside[cell] === 1) {
          const load = chest * fading ** turn + onward[turn + 1][1][cell] - risk(turn + 1, cell, 0.03);
          if (load > most) most = load;
        }
        return most;
      });
    });
  }
  const after = factsAfter(view, loaded);
  const shares = view.departed ? (hunted === 'belief' ? believed(after) : tracked(after)) : new Map();
  return {
    chart,
    shares,
    open,
    worth: (turn, cell, layer, share) => onward[turn][layer][cell] - risk(turn, cell, share),
  };
}

/** Gives the facts that everybody will know once the pirate has made his turn and the next ship is about to act. */
function factsAfter(view: View, loaded: SiteId | null): PublicFacts {
  const chart = chartOf(view.options.map);
  const marker = loaded === null ? '' : ` !${chart.siteOf.get(loaded)!.square}`;
  const next = nextAfloat(view.ships, view.ship - 1);
  const line = `${view.ships.map((square) => square ?? '-').join(' ')}${marker} #${next}`;
  return {
    options: view.options,
    ships: view.ships,
    turned: view.turned,
    chests: view.chests.filter((id) => id !== loaded),
    stolen: loaded === null ? view.stolen : [...view.stolen, loaded],
    watch: [...view.watch, line],
  };
}

function tracked(after: PublicFacts): Map<string, number> {
  const { squares, total } = heatOf(after);
  return new Map(squares.map(({ square, tracks }) => [square, Number((tracks * 1_000_000n) / total) / 1e6]));
}

function believed(after: PublicFacts): Map<string, number> {
  const { chart, shares } = beliefOf(after);
  return new Map(chart.names.map((square, cell) => [square, shares[cell]]));
}

function chanceOf(view: View): number {
  const shut = Object.values(view.garrisons).filter((one) => one === null).length;
  const corrupt = view.counts.openGarrisons - Object.values(view.garrisons).filter((one) => one === 'open').length;
  return shut > 0 ? corrupt / shut : 0;
}

/** Lists the ships in the order in which they act from now on. */
function comingShips(view: View, chart: Chart): Warship[] {
  return view.ships.flatMap((_, i) => {
    const number = ((view.ship - 1 + i) % view.ships.length) + 1;
    return warshipAt(chart, view.options.telescope, view.ships, number) ?? [];
  });
}

function layerOf(view: View, chart: Chart, free: readonly SiteId[], enough: boolean) {
  const beside = new Uint8Array(chart.names.length);
  const harbours = new Uint8Array(chart.names.length);
  if (!enough) for (const id of free) for (const cell of chart.siteOf.get(id)!.access) beside[cell] = 1;
  else
    for (const { id, access } of chart.ports)
      if (!view.turned.includes(id)) for (const cell of access) harbours[cell] = 1;
  return { far: wanted(view, chart, free, enough), beside, harbours };
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
