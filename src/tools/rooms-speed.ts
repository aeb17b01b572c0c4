/**
 * Waiting in a process with many rooms: captains think in all of them, and meanwhile somebody in one more room answers
 * question after question. Messages to that room come from another thread, as they would from a network.
 */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { inTurns } from '../host/breath.ts';
import { Office } from '../host/office.ts';
import { clocked } from '../host/patience.ts';
import type { Place } from '../host/place.ts';
import type { Room } from '../host/room.ts';
import { memoryStore } from '../host/store.ts';
import type { Breath } from '../match/slices.ts';

export interface RoomsSpeed {
  answers: number;
  /** Milliseconds from an answer that is sent to the moment when it is acknowledged. */
  p50: number;
  p99: number;
  longest: number;
  /** Decisions of captains in the other rooms, by the second. */
  decisions: number;
}

const rooms = 20;
const seconds = 10;
const every = 20;

/** Posts the time of each message, in milliseconds since 1970, every `workerData` milliseconds. */
const sender = `
const { parentPort, workerData } = require('node:worker_threads');
setInterval(() => parentPort.postMessage(performance.timeOrigin + performance.now()), workerData);
`;

const now = (): number => performance.now();

/** Measures with four Admirals of this game in each room. */
export async function roomsSpeed(game: string, breath: Breath = inTurns(now)): Promise<RoomsSpeed> {
  let seeds = 0;
  const draw = () => (++seeds).toString(16).padStart(32, '1');
  const wait = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));
  const office = new Office(draw, { store: memoryStore(), thought: clocked(500, 200, { now, wait }), breath });
  const counts = { decisions: 0 };
  const closes = await Promise.all(Array.from({ length: rooms }, () => captains(office, game, counts)));
  const sent = new Worker(sender, { eval: true, workerData: every });
  await once(sent, 'message');
  const waits: number[] = [];
  const guest = newGuest(office, game);
  const end = now() + 1000 * seconds;
  const began = { decisions: counts.decisions, at: now() };
  let busy = Promise.resolve();
  sent.on('message', (at: number) => {
    busy = busy.then(async () => {
      // Whoever still waits at the end has waited so long at least.
      if (now() < end) await guest.answers();
      waits.push(performance.timeOrigin + now() - at);
    });
  });
  while (now() < end) await wait(100);
  const perSecond = (counts.decisions - began.decisions) / ((now() - began.at) / 1000);
  await sent.terminate();
  await busy;
  await Promise.all(closes.map((close) => close()));
  const sorted = waits.toSorted((a, b) => a - b);
  const part = (share: number) => Math.round(sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]);
  return { answers: waits.length, p50: part(0.5), p99: part(0.99), longest: part(1), decisions: Math.round(perSecond) };
}

/** Opens a room where four Admirals play one game after the other, and gives what closes it. */
async function captains(office: Office, game: string, counts: { decisions: number }): Promise<() => Promise<void>> {
  let closed = false;
  let open: Room | null = null;
  const play = async () => {
    while (!closed) {
      const opened = await office.openDemo({ game, seats: 4, bots: ['admiral'], names: [], options: {} });
      if (!opened.ok) throw new Error(opened.refused.code);
      open = opened.room;
      const place = open.sit({ id: 'screen', viewer: 'table', paces: false });
      open.begin();
      while ((await place.next()).said !== 'over') counts.decisions++;
      open.close();
    }
  };
  const played = play();
  return () => {
    closed = true;
    open?.close();
    return played;
  };
}

/** Opens a match of two people who share a screen. `answers` answers the question that stands with the first action. */
function newGuest(office: Office, game: string): { answers: () => Promise<void> } {
  const players = ['Anne', 'Bart'].map((name) => ({ name, kind: 'person' as const }));
  let place: Place | null = null;
  const sit = async () => {
    const opened = await office.openMatch({ game, players, options: {} });
    if (!opened.ok) throw new Error(opened.refused.code);
    place = opened.room.sit({ id: 'screen', viewer: 'table', paces: true });
    opened.room.begin();
    return place;
  };
  const answers = async () => {
    for (;;) {
      const at = place ?? (await sit());
      const said = await at.next();
      if (said.said === 'over') place = null;
      if (said.said !== 'asked') continue;
      const [{ ask, seat }] = said.asks;
      const seen = await at.reveal(seat);
      await at.cover();
      await at.answer(ask, seen?.legal[0]);
      return;
    }
  };
  return { answers };
}
