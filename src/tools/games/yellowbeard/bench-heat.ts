/**
 * The cost in processor time of saying where the pirate could be, and by how many tracks: per Pirate turn, with all events
 * of the Navy turn behind it, on the default map and on an ocean as large as oceans get.
 */
import { cpuUsage } from 'node:process';
import * as v from 'valibot';
import { pick, seededDice, seedFrom } from '../../../rules/dice.ts';
import { yellowbeard } from '../../../rules/yellowbeard/game.ts';
import { heatOf } from '../../../rules/yellowbeard/heat.ts';
import { squareName } from '../../../rules/yellowbeard/map.ts';
import { maxSide } from '../../../rules/yellowbeard/options.ts';
import type { Action, Ocean } from '../../../rules/yellowbeard/types.ts';
import type { Bench } from '../../game-tools.ts';

interface HeatCost {
  map: string;
  medianMs: number;
  worstMs: number;
  /** Decimal digits of the largest number of tracks. */
  digits: number;
}

const turns = 60;
const rounds = 3;

/**
 * Draws islets of two by two squares, six squares apart, one in five of them a harbour, on the largest sea there is.
 */
function wideOcean(side = maxSide): Ocean {
  const isle = (at: number) => at % 6 === 3 || at % 6 === 4;
  const islets = Array.from({ length: Math.floor(side / 6) ** 2 }, (_, i) => {
    const across = Math.floor(side / 6);
    return squareName(6 * (i % across) + 3, 6 * Math.floor(i / across) + 3);
  });
  const harbours = islets.filter((_, i) => i % 5 === 0).slice(0, 11);
  return {
    id: 'wide-ocean',
    title: 'The Wide Ocean',
    author: '',
    rows: Array.from({ length: side }, (_, y) =>
      Array.from({ length: side }, (_, x) => (isle(x) && isle(y) && x < side - 3 && y < side - 3 ? 'o' : '~')).join(''),
    ),
    straits: [],
    harbours: harbours.map((square) => ({ id: square, name: square, square })),
    sites: islets.filter((square) => !harbours.includes(square)).map((square) => ({ id: square, square })),
    islands: [],
    counts: {
      chests: 10,
      chestsToEscape: 6,
      maxChestsPerIsland: 2,
      navyShips: 5,
      openGarrisons: 5,
      closedGarrisons: 6,
    },
  };
}

export const benchHeat: Bench = {
  title: 'Where he could be (Yellowbeard, ms of processor time per Pirate turn)',
  measure: () => [measure('yellowbeards-ocean'), measure(wideOcean())],
};

function measure(map: string | Ocean): HeatCost {
  const costs: number[] = [];
  let digits = 0;
  for (let round = 0; round < rounds; round++) {
    const options = v.parse(yellowbeard.options, { map, autoSetup: true, firstPirate: 0, turnLimit: turns });
    const dice = seededDice(seedFrom(`heat/${round}`), 'deck');
    const state = yellowbeard.setup(2, options, dice, {}, () => {});
    while (state.phase !== 'over') {
      const turn = state.turn;
      const seat = yellowbeard.toAct(state)[0];
      yellowbeard.play(state, seat, pick(blind(yellowbeard.legal(state, seat)), dice), () => {}, dice);
      if (state.quarry === null) continue;
      const began = cpuUsage();
      const { total } = heatOf(yellowbeard.view(state, 'table'));
      const { user, system } = cpuUsage(began);
      const ms = (user + system) / 1000;
      if (state.turn > turn || costs.length === 0) costs.push(ms);
      else costs[costs.length - 1] += ms;
      digits = Math.max(digits, total.toString().length);
    }
  }
  const sorted = costs.toSorted((a, b) => a - b);
  const rounded = (ms: number) => Math.round(10 * ms) / 10;
  return {
    map: typeof map === 'string' ? map : `${map.rows.length} x ${map.rows[0].length}`,
    medianMs: rounded(sorted[Math.floor(sorted.length / 2)]),
    worstMs: rounded(sorted[sorted.length - 1]),
    digits,
  };
}

/**
 * Leaves only what captains do who see him and do nothing about it: rounds that end early would not show what late
 * turns cost.
 */
function blind(legal: readonly Action[]): readonly Action[] {
  const idle = legal.filter(({ type }) => type === 'lookFirst' || type === 'stay');
  return idle.length > 0 ? idle : legal;
}
