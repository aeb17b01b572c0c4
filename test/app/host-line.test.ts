/**
 * The line to the host, with a desk behind a message channel for the Worker: it dies, hangs or throws at a moment of our
 * choice. Seconds are ticks.
 */

import { expose } from 'comlink';
import { afterEach, describe, expect, it } from 'vitest';
import { HostLine, HostLost, type HostWorker } from '../../src/app/host/host-line.ts';
import { Office } from '../../src/host/office.ts';
import { PageHost } from '../../src/host/page-host.ts';
import type { HostPort, MatchRequest, Question } from '../../src/host/port.ts';
import { memoryStore, type Store } from '../../src/host/store.ts';
import { until } from '../progress.ts';

const seed = '0123456789abcdef0123456789abcdef';
const people = ['Anne', 'Bart'].map((name) => ({ name, kind: 'person' as const }));
const asked: MatchRequest = { game: 'treasure-fleet', options: {}, players: people };
const demo = { game: 'treasure-fleet', seats: 2, options: {}, bots: ['parrot'], names: ['Anne', 'Bart'] };

/** A Worker of which a test knows the desk. */
class Fake {
  readonly desk: PageHost;
  readonly worker: HostWorker;
  /** Gives a sign in the middle of a long piece of work, and waits until it is heard. */
  readonly sign: () => Promise<void>;
  terminated = false;
  /** Nothing is heard any more: it is dead or hangs. */
  deaf = false;

  constructor(store: Store) {
    this.desk = new PageHost(new Office(() => seed, { store }));
    const { port1, port2 } = new MessageChannel();
    expose(this.desk, port2);
    const hear = port1.postMessage.bind(port1);
    this.sign = () => {
      const heard = new Promise<void>((done) => port1.addEventListener('message', () => done(), { once: true }));
      port2.postMessage({ works: true });
      return heard;
    };
    this.worker = Object.assign(port1 as unknown as HostWorker, {
      postMessage: (message: unknown) => {
        if (!this.deaf) hear(message);
      },
      terminate: () => {
        this.terminated = true;
        this.deaf = true;
        port1.close();
      },
      onerror: null,
      onmessageerror: null,
    });
    port1.start();
  }
}

const lines: { close(): void }[] = [];
afterEach(() => {
  for (const line of lines.splice(0)) line.close();
});

/** `duds`: which hosts, counted from 0, never come to life. */
function house(store: Store = memoryStore(), duds: readonly number[] = []) {
  const fakes: Fake[] = [];
  const told: string[] = [];
  const line = new HostLine(() => {
    const fake = new Fake(store);
    fake.deaf = duds.includes(fakes.length);
    fakes.push(fake);
    return fake.worker;
  });
  const latest = () => fakes[fakes.length - 1];
  line.onPulse = () => {
    answered.count++;
  };
  line.onLost = () => told.push('lost');
  line.onGivenUp = () => told.push('given up');
  line.onNoStart = () => told.push('never started');
  lines.push({ close: () => fakes.forEach(({ worker }) => void worker.terminate()) });
  const answered = { count: 0 };
  const hear = (done: () => boolean) => until('an answer of the host', done, (seen) => seen, 1);
  return {
    line,
    host: line.port,
    fakes,
    told,
    latest,
    answered,
    async seconds(count: number) {
      for (let n = 0; n < count; n++) {
        const [pulses, hosts] = [answered.count, fakes.length];
        line.tick();
        // Whoever hears it answers; whoever was lost over it has been replaced.
        await hear(() => latest().deaf || answered.count > pulses || fakes.length > hosts);
      }
    },
  };
}

const opened = async (host: HostPort) => {
  const match = await host.openMatch(asked);
  if (!match.ok) throw new Error(match.refused.code);
  return match;
};

/** The first question at this place. */
async function question(host: HostPort): Promise<Question> {
  const said = await host.next();
  if (said.said !== 'asked') throw new Error(`Nobody is asked: ${said.said}.`);
  return said.asks[0];
}

describe('the line to the host', () => {
  it('asks every second whether it is there, and tells what it says', async () => {
    const { line, host, seconds, told, answered } = house();
    const said: unknown[] = [];
    line.onPulse = (pulse) => {
      said.push(pulse);
      answered.count++;
    };
    await seconds(2);
    await opened(host);
    await seconds(2);
    expect(said).toEqual(Array(4).fill({ elsewhere: false, unsaved: null }));
    expect(told).toEqual([]);
  });

  it('a host that hangs is found after five seconds, and the match goes on with another one as if nothing had been', async () => {
    const { host, fakes, told, seconds, latest } = house();
    await opened(host);
    const { ask, seat } = await question(host);
    await seconds(1);
    latest().deaf = true;
    await seconds(5);
    expect(told).toEqual([]);
    await seconds(1);
    expect(told).toEqual(['lost']);
    expect(fakes.map(({ terminated }) => terminated)).toEqual([true, false]);
    const look = await host.reveal(seat);
    expect(look).not.toBeNull();
    // The question that the lost host had asked.
    expect(await host.answer(ask, look?.legal[0])).toBeNull();
    expect(await host.next()).toMatchObject({ said: 'told' });
  });

  it('what is only asked for is asked again; an action is given back, and is in the record or can be played', async () => {
    for (const saved of [true, false]) {
      const store = memoryStore();
      const { host, seconds, latest, told } = house(store);
      await opened(host);
      const { ask, seat } = await question(host);
      const look = await host.reveal(seat);
      const { desk } = latest();
      // It is done, or not even heard; in both cases no answer comes.
      latest().deaf = true;
      if (saved) await desk.answer(ask, look?.legal[0]);
      const acting = host.answer(ask, look?.legal[0]).catch((error: unknown) => error);
      // Asked of a table that is not known any more, or answered by the new host.
      const asking = host.whyNoUndo(seat).catch((error: unknown) => error);
      await seconds(7);
      expect(await acting).toBeInstanceOf(HostLost);
      expect(told).toEqual(['lost']);
      const again = await host.resume();
      if (!again?.ok) throw new Error('There is nothing to go on with.');
      expect(again.told.waiting.includes(seat)).toBe(!saved);
      expect((await desk.waiting())[0].steps).toBe(saved ? 1 : 0);
      expect(String(await asking)).toMatch(saved ? /lost/ : /^\[object/);
    }
  });

  it('a match that was asked for when the host was lost is there once', async () => {
    const store = memoryStore();
    const { host, seconds, latest } = house(store);
    await seconds(1);
    const { desk } = latest();
    // It is opened and kept, but no answer comes.
    latest().deaf = true;
    const named = { ...asked, name: 'asked-twice' };
    expect(await desk.openMatch(named)).toMatchObject({ ok: true });
    const opening = host.openMatch(named);
    await seconds(7);
    expect(await opening).toMatchObject({ ok: true, told: { seq: 0 } });
    expect(await host.waiting()).toMatchObject([{ steps: 0, broken: null }]);
    // Another evening, another match.
    expect(await host.openMatch(asked)).toMatchObject({ ok: true });
    expect(await host.waiting()).toHaveLength(2);
  });

  it('a call that throws costs the host its place; a demo has no record and is given back', async () => {
    const { host, told, latest, fakes } = house();
    await host.openDemo(demo);
    latest().desk.next = () => Promise.reject(new Error('planted'));
    await expect(host.next()).rejects.toBeInstanceOf(HostLost);
    expect(told).toEqual(['lost']);
    expect(fakes.length).toBe(2);
    await expect(host.next()).rejects.toBeInstanceOf(HostLost);
    expect(await host.openDemo(demo)).toMatchObject({ ok: true });
    expect(await host.next()).toMatchObject({ said: 'told', waiting: [expect.any(Number)] });
  });

  it('a match that could not be kept is not gone on with as it was', async () => {
    const store = memoryStore();
    const { host, latest, seconds } = house(store);
    const { told } = await opened(host);
    const { ask, seat } = await question(host);
    const look = await host.reveal(seat);
    store.save = () => Promise.reject(new Error('There is no room.'));
    expect(await host.answer(ask, look?.legal[0])).toBeNull();
    expect(await host.next()).toMatchObject({ said: 'told', unsaved: 'NO_STORAGE' });
    latest().deaf = true;
    await seconds(7);
    await expect(host.next()).rejects.toBeInstanceOf(HostLost);
    expect(await host.resume()).toMatchObject({ ok: true, told: { waiting: told.waiting } });
  });

  it('a page that is left ends its host and asks for nothing more; the action on its way is in the record or can be played', async () => {
    for (const saved of [true, false]) {
      const store = memoryStore();
      const { line, host, told, latest, fakes } = house(store);
      await opened(host);
      const { ask, seat } = await question(host);
      const look = await host.reveal(seat);
      let answers = 0;
      const count = () => void answers++;
      if (saved) expect(await host.answer(ask, look?.legal[0])).toBeNull();
      else void host.answer(ask, look?.legal[0]).then(count, count);
      expect(line.leave()).toBe(true);
      expect(latest().terminated).toBe(true);
      void host.waiting().then(count, count);
      for (let n = 0; n < 100; n++) line.tick();
      const next = house(store).host;
      const kept = await next.waiting();
      if (saved) expect(kept[0].steps).toBe(1);
      expect(kept).toMatchObject([{ broken: null }]);
      expect(await next.resume()).toMatchObject({ ok: true });
      expect({ answers, told, hosts: fakes.length }).toEqual({ answers: 0, told: [], hosts: 1 });
    }
  });

  it('a page that is left while something is not saved keeps the host, which alone has it', async () => {
    const store = memoryStore();
    const { line, host, latest, seconds } = house(store);
    await opened(host);
    const { ask, seat } = await question(host);
    const look = await host.reveal(seat);
    const { save } = store;
    store.save = () => Promise.reject(new Error('There is no room.'));
    expect(await host.answer(ask, look?.legal[0])).toBeNull();
    expect(await host.next()).toMatchObject({ said: 'told', unsaved: 'NO_STORAGE' });
    expect(line.leave()).toBe(false);
    expect(latest().terminated).toBe(false);
    expect(await host.next()).toMatchObject({ said: 'asked' });
    store.save = save;
    const unsaved = async () => {
      await seconds(1);
      return (await latest().desk.pulse()).unsaved;
    };
    await until('a save', unsaved, (now) => now === null);
    await seconds(1);
    expect((await host.waiting())[0].steps).toBe(1);
    expect(line.leave()).toBe(true);
  });

  it('a host that works on something long gives signs and is waited for', async () => {
    const { host, told, latest, seconds } = house();
    await opened(host);
    await seconds(1);
    latest().deaf = true;
    const story = host.story();
    for (let n = 0; n < 30; n++) {
      await latest().sign();
      await seconds(1);
    }
    expect(told).toEqual([]);
    await seconds(8);
    expect(told).toEqual(['lost']);
    expect(await story).toMatchObject({ ends: [expect.any(Number)] });
  });

  it('a call that waits for people waits as long as they take, and is asked again of another host', async () => {
    const { host, fakes, latest, seconds, told } = house();
    await opened(host);
    const { ask } = await question(host);
    let ended = 0;
    const withdrawn = host.withdrawn(ask).then(() => ended++);
    await seconds(200);
    expect([told, fakes.length, ended]).toEqual([[], 1, 0]);
    latest().worker.onerror?.({} as ErrorEvent);
    expect(await question(host)).toMatchObject({ ask });
    await seconds(3);
    expect([told, fakes.length, ended]).toEqual([['lost'], 2, 0]);
    const look = await host.reveal(0);
    await host.cover();
    expect(await host.answer(ask, look?.legal[0])).toBeNull();
    await withdrawn;
  });

  it('a call that is never answered counts as lost after a minute, although the host lives', async () => {
    const { host, told, latest, seconds } = house();
    await opened(host);
    latest().desk.finished = () => new Promise(() => {});
    const list = host.finished();
    await seconds(55);
    expect(told).toEqual([]);
    await seconds(8);
    expect(told).toEqual(['lost']);
    expect(await list).toEqual([]);
  });

  it('after three losses in a minute it says so and tries nothing any more', async () => {
    const { host, told, latest, fakes, seconds } = house();
    await opened(host);
    await seconds(1);
    for (let n = 0; n < 2; n++) {
      latest().worker.onerror?.({} as ErrorEvent);
      await host.waiting();
    }
    expect(told).toEqual(['lost', 'lost']);
    // Much later it counts anew.
    await seconds(61);
    for (let n = 0; n < 3; n++) {
      latest().worker.onmessageerror?.({} as MessageEvent);
      if (n < 2) await host.waiting();
    }
    expect(told).toEqual(['lost', 'lost', 'lost', 'lost', 'lost', 'given up']);
    expect(fakes.length).toBe(5);
    expect(latest().terminated).toBe(true);
    let answered = false;
    void host.waiting().finally(() => {
      answered = true;
    });
    await seconds(3);
    expect(answered).toBe(false);
  });

  it('a host in the place of another that never starts is replaced within three seconds, and the match goes on', async () => {
    const { host, fakes, told, seconds, latest } = house(memoryStore(), [1]);
    await opened(host);
    const { ask, seat } = await question(host);
    const look = await host.reveal(seat);
    await seconds(1);
    latest().deaf = true;
    const acting = host.answer(ask, look?.legal[0]).catch((error: unknown) => error);
    await seconds(6);
    expect(await acting).toBeInstanceOf(HostLost);
    expect(fakes.length).toBe(2);
    await seconds(3);
    expect(fakes.length).toBe(3);
    // The third one has taken the match up by itself.
    expect(await host.reveal(seat)).not.toBeNull();
    expect(await host.resume()).toMatchObject({ ok: true, told: { waiting: expect.arrayContaining([seat]) } });
    expect(told).toEqual(['lost', 'lost']);
  });

  it('where the first one took long, the next may take four times as long', async () => {
    const { fakes, told, seconds, latest } = house(memoryStore(), [1]);
    latest().deaf = true;
    await seconds(20);
    latest().deaf = false;
    await latest().sign();
    latest().worker.onerror?.({} as ErrorEvent);
    expect(fakes.length).toBe(2);
    await seconds(78);
    expect(fakes.length).toBe(2);
    await seconds(4);
    expect(fakes.length).toBe(3);
    expect(told).toEqual(['lost', 'lost']);
  });

  it('after six hosts in a row that never start, each with more time than the one before, it tries nothing any more', async () => {
    const { host, fakes, told, seconds, latest } = house(memoryStore(), [1, 2, 3, 4, 5, 6, 7]);
    await opened(host);
    await seconds(1);
    latest().worker.onerror?.({} as ErrorEvent);
    const lived: number[] = [];
    for (let count = 0; !told.includes('given up') && count < 200; count++) {
      await seconds(1);
      lived[fakes.length] = (lived[fakes.length] ?? 0) + 1;
    }
    expect(told).toEqual([...Array(7).fill('lost'), 'given up']);
    expect(fakes.length).toBe(7);
    // A minute in all, as for the very first one.
    const whole = lived.reduce((sum, seconds) => sum + seconds, 0);
    expect(whole).toBeGreaterThan(60);
    expect(whole).toBeLessThan(80);
  });

  it('says when the first one never comes', async () => {
    const { told, latest, fakes } = house();
    latest().worker.onerror?.({} as ErrorEvent);
    expect(told).toEqual(['lost', 'never started']);
    expect(fakes.length).toBe(1);
  });
});
