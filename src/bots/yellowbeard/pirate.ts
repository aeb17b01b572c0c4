/** A careful pirate: goes where his voyage promises most, and keeps away from where everybody looks for him. */
import type { Sliced } from '../../match/slices.ts';
import { type Dice, pick } from '../../rules/dice.ts';
import { beliefOf } from '../../rules/yellowbeard/belief.ts';
import { heatOf } from '../../rules/yellowbeard/heat.ts';
import { type Chart, chartOf } from '../../rules/yellowbeard/map.ts';
import { nextAfloat } from '../../rules/yellowbeard/navy.ts';
import type { PublicFacts } from '../../rules/yellowbeard/trace.ts';
import type { Action, SiteId, View } from '../../rules/yellowbeard/types.ts';
import { chest, type Voyage, voyageOf } from './voyage.ts';

/** Manner in which a pirate chooses; `instinct.ts` has one for each level. */
export interface PirateManner {
  /** Guess at where the Navy will look for the pirate: where most tracks lead, or where a captain believes him to be. */
  hunted: 'tracks' | 'belief';
}

/** Chooses for the pirate; an action that is weighed is a slice. */
export function* pirateInstinct(
  manner: PirateManner,
  view: View,
  legal: readonly Action[],
  dice: Dice,
): Sliced<Action | null> {
  if (view.phase === 'setup.departure') return yield* departure(manner, view, legal, dice);
  if (view.phase !== 'pirate' || !view.quarry) return null;
  const plan = planOf(manner, view);
  const { chart } = plan;
  const own = view.quarry.square;
  return yield* best(
    legal,
    (action) => {
      if (action.type === 'load') return chest + plan.worth(chart.cells.get(own)!, 1, plan.shares.get(own) ?? 0);
      if (action.type !== 'sail') return Number.NEGATIVE_INFINITY;
      const square = action.path.at(-1) ?? own;
      const cell = chart.cells.get(square)!;
      const here = plan.worth(cell, 0, plan.shares.get(square) ?? 0);
      // Turned away he is known to lie beside that harbour, and the next ship need not look.
      return action.tryHarbour === undefined ? here : plan.open + (1 - plan.open) * plan.worth(cell, 0, 1);
    },
    dice,
  );
}

function* departure(manner: PirateManner, view: View, legal: readonly Action[], dice: Dice): Sliced<Action> {
  const plan = planOf(manner, view);
  return yield* best(
    legal,
    (action) =>
      action.type === 'depart' ? plan.worth(plan.chart.cells.get(action.square)!, 0, 0) : Number.NEGATIVE_INFINITY,
    dice,
    // Always the best harbour would be no secret.
    0.03,
  );
}

/** Chooses the best action, or any of those that are nearly as good. */
function* best(legal: readonly Action[], worth: (action: Action) => number, dice: Dice, slack = 1e-9): Sliced<Action> {
  const worths: number[] = [];
  for (const action of legal) {
    worths.push(worth(action));
    yield;
  }
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
  worth: Voyage['worth'];
}

function planOf({ hunted }: PirateManner, view: View): Plan {
  const chart = chartOf(view.options.map);
  const loaded = view.quarry?.loaded ?? null;
  const open = chanceOf(view);
  const { worth } = voyageOf({
    chart,
    telescope: view.options.telescope,
    ships: view.ships,
    next: view.ship,
    free: view.chests.filter((id) => id !== loaded),
    turned: view.turned,
    aboard: view.quarry?.aboard ?? 0,
    need: view.counts.chestsToEscape,
    open,
  });
  const after = factsAfter(view, loaded);
  const shares = view.departed ? (hunted === 'belief' ? believed(after) : tracked(after)) : new Map();
  return { chart, shares, open, worth };
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
