/**
 * The module Worker: an office and one page's place behind a typed port. The page starts this file and never imports
 * it.
 */
import { expose } from 'comlink';
import { inTurns } from './breath.ts';
import { draw } from './chance.ts';
import { diskStore } from './disk-store.ts';
import { Office } from './office.ts';
import { LeaseOwnership, LockOwnership } from './ownership.ts';
import { PageHost } from './page-host.ts';
import { clocked } from './patience.ts';

const token = draw();
const store = diskStore(token);
// Pages that do not come over https have no locks.
const ownership = navigator.locks ? new LockOwnership(navigator.locks, store, token) : new LeaseOwnership(store, token);

/** Number of steps of a long piece of work after which the page gets a sign of life. */
const stepsPerSign = 100;
let steps = 0;
const onStep = (): void => {
  if (++steps % stepsPerSign === 0) postMessage({ works: true });
};

const now = (): number => performance.now();

/**
 * Half a second of thought for the best captains. A captain who thinks at most 200 rounds always thinks all of them,
 * however slow the machine.
 */
const thought = clocked(500, 200, {
  now,
  wait: (ms) => new Promise((done) => setTimeout(done, ms)),
});

expose(new PageHost(new Office(draw, { store, ownership, thought, onStep, breath: inTurns(now) })));
