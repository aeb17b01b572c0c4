/** What people press at Yellowbeard's table, from what can be chosen: for journeys, crashes and films. */
import type { Page } from 'playwright-core';
import { finger, type Hand, untilAsked } from './hands.ts';
import type { Plugged } from './plug.ts';

/** What was done how often. */
export interface Done {
  curtains: number;
  plots: number;
  looks: number;
  moves: number;
}

export const noneDone = (): Done => ({ curtains: 0, plots: 0, looks: 0, moves: 0 });

/** The first that is there and may be chosen. */
async function offered(page: Page, ...ids: readonly (string | RegExp)[]): Promise<string | null> {
  const { targets } = await untilAsked(page);
  const open = targets.filter(({ refusal }) => refusal === undefined).map(({ id }) => id);
  for (const wanted of ids) {
    const found = open.find((id) => (typeof wanted === 'string' ? id === wanted : wanted.test(id)));
    if (found) return found;
  }
  return null;
}

/**
 * One press of whoever is asked. The pirate loads what he can and else sails on, every third turn he lies at anchor; the
 * Navy sails first on every second roll. Comes back with what there was to choose.
 */
export async function pressYellowbeard(page: Page, hand: Hand, done: Done): Promise<string[]> {
  const ids = (await untilAsked(page)).targets.map(({ id }) => id);
  if (ids.includes('again')) return ids;
  const choose = async (id: string) => {
    await hand.choose(page, id);
    return ids;
  };
  if (ids.includes('reveal')) {
    done.curtains++;
    return choose('reveal');
  }
  if (ids.includes('sight')) {
    const load = await offered(page, /^load\|/);
    done.plots++;
    if (load) return choose(load);
    if (ids.includes('anchor') && done.plots % 3 === 0) return choose('anchor');
    const squares = ids.filter((id) => id.startsWith('at|'));
    await choose(squares[(done.plots * 7) % squares.length]);
    const sail = await offered(page, 'sail', 'anchor');
    return choose(sail ?? 'anchor');
  }
  const rolls = done.looks + done.moves;
  const next = await offered(
    page,
    'rollForRole',
    'rollDie',
    'nextRound',
    'go',
    /^to\|/,
    /^put\|/,
    rolls % 2 === 0 ? 'lookFirst' : 'sail',
    'lookFirst',
    'fire',
    /^fire\|/,
    'cease',
    'stay',
    'held',
  );
  if (!next) throw new Error(`Nothing to press among ${ids.join(', ')}.`);
  if (next === 'lookFirst') done.looks++;
  if (next === 'go') done.moves++;
  return choose(next);
}

/** Two people on the small ocean; a chart shows as what can be chosen behind the curtain. */
export const yellowbeardGame: Plugged = {
  id: 'yellowbeard',
  options: { map: 'short-voyage', autoSetup: true, firstPirate: 0, turnLimit: 8 },
  secret: /^at\||"at\||load\|/,
  async press(page, ids, choose) {
    if (ids.includes('reveal')) return finger.choose(page, 'reveal');
    await pressYellowbeard(page, finger, { ...noneDone(), plots: choose(['1', '2', '4']) === '1' ? 1 : 4 });
  },
};
