/**
 * The whole house in Node: the true shell, front and host, with silent twins for what Phaser and the browser do. Time is a
 * number that `pass` moves; beats take their time on it and are seen by nobody.
 */
import { vi } from 'vitest';
import type { CutLists } from '../../src/app/attract/cut-lists.ts';
import { HostLost } from '../../src/app/host/host-line.ts';
import type { Offline } from '../../src/app/offline/how-far.ts';
import { visitOf } from '../../src/app/operator/house-facts.ts';
import { HouseKeeper } from '../../src/app/operator/house-keeper.ts';
import { type House, houseOf } from '../../src/app/operator/house-settings.ts';
import { nightOf, openUp } from '../../src/app/operator/open-up.ts';
import type { Machine } from '../../src/app/operator/self-test.ts';
import { UnknownPads } from '../../src/app/pads/unknown-pads.ts';
import { fetchRoom } from '../../src/app/page/fetch-room.ts';
import { Pending } from '../../src/app/page/pending.ts';
import { readQuery } from '../../src/app/page/query.ts';
import { openShelf } from '../../src/app/page/shelf.ts';
import { fetchSpoken } from '../../src/app/page/spoken-language.ts';
import { Prompter } from '../../src/app/prompts/prompter.ts';
import { offerNow } from '../../src/app/set-up/offer.ts';
import { type AddressWishes, Preferences } from '../../src/app/settings/preferences.ts';
import { defaults, type Settings } from '../../src/app/settings/settings.ts';
import { Shell } from '../../src/app/shell.ts';
import { Tally } from '../../src/app/unattended/tally.ts';
import { Office } from '../../src/host/office.ts';
import { alone, type Ownership } from '../../src/host/ownership.ts';
import { PageHost } from '../../src/host/page-host.ts';
import { type HostPort, hostMethods } from '../../src/host/port.ts';
import type { Room } from '../../src/host/room.ts';
import type { Session } from '../../src/host/session.ts';
import { memoryStore, type Store } from '../../src/host/store.ts';
import type { Intent } from '../../src/presentation/hands/picker.ts';
import { seedFrom } from '../../src/rules/dice.ts';
import { silentDeck } from '../../src/stage/sound/sound.ts';
import { progress, waitFor } from '../progress.ts';
import { SilentHands, SilentScene, SilentWindow } from './silent-scene.ts';

/** The host's answers are held back, or come as they do. */
class Gate {
  private holding = false;
  private readonly late: (() => void)[] = [];
  private losing: { name: string; when: 'before' | 'after' } | null = null;
  /** Runs when the host is lost: another one takes its place. */
  onLost: () => void = () => {};

  hold(): void {
    this.holding = true;
  }

  release(): void {
    this.holding = false;
    for (const come of this.late.splice(0)) come();
  }

  get held(): number {
    return this.late.length;
  }

  pass(): Promise<void> | void {
    if (this.holding) return new Promise((come) => this.late.push(come));
  }

  /** The host is lost over the next call of this name, before or after it has done what it was asked. */
  losesAt(name: string, when: 'before' | 'after'): void {
    this.losing = { name, when };
  }

  /** Throws where the host is lost now. */
  lose(name: string, when: 'before' | 'after'): void {
    if (this.losing?.name !== name || this.losing.when !== when) return;
    this.losing = null;
    this.onLost();
    throw new HostLost();
  }
}

/** Less than the strongest level thinks before it advises: what is said here is judged in test/bots. */
const effort = { rounds: 300, worlds: 60 } as const;

/** Knows the table that lies here, so that others can sit down at it. */
class OpenOffice extends Office {
  private last: Room | null = null;

  /** The room that was opened last, as far as anybody has asked for it while it was open. */
  get room(): Room | null {
    this.last = this.openRooms.at(-1) ?? this.last;
    return this.last;
  }

  get session(): Session | null {
    return this.room?.session ?? null;
  }
}

/** The host as the page has it: every answer is data, and may be late. */
function portOf(latest: () => PageHost, pending: Pending, gate: Gate): HostPort {
  const answered =
    (name: string) =>
    async (...args: unknown[]): Promise<unknown> => {
      gate.lose(name, 'before');
      const { lasts } = hostMethods[name as keyof HostPort];
      const host = latest();
      const method = Reflect.get(host, name) as (...args: unknown[]) => Promise<unknown>;
      const done = method.apply(host, structuredClone(args));
      const answer = await (lasts ? done : pending.add(done));
      gate.lose(name, 'after');
      if (name !== 'pulse' && !lasts) await gate.pass();
      return structuredClone(answer);
    };
  return new Proxy(latest(), {
    get: (first, name) => (typeof Reflect.get(first, name) === 'function' ? answered(String(name)) : undefined),
  });
}

/** A machine on which everything works, unless a test says otherwise. */
class SilentMachine implements Machine {
  readonly rung: string[] = [];
  stores = true;
  hasSound = true;
  soundRuns = true;
  keeps: Offline = { how: 'whole', share: 1 };
  private readonly prompter: Prompter;

  constructor(prompter: Prompter) {
    this.prompter = prompter;
  }

  frames = () => this.prompter.frames;
  now = () => this.prompter.clock;
  offline = () => this.keeps;
  ring = () => void this.rung.push('bell');
  silent = () => !this.hasSound;
  sleeps = () => !this.soundRuns;
  fingers = () => 10;
  pads = () => 2;

  async store() {
    if (!this.stores) throw new Error('It does not.');
    return { free: 1234, lasts: true };
  }
}

/** A lock that knows the number and counts who tries; null: there is no office. */
function scriptedLock(pin: string | null) {
  const tried: string[] = [];
  return {
    tried,
    /** Milliseconds for which it takes nothing after a wrong try. */
    wait: 0,
    /** Files in its folder. */
    files: new Map<string, string>(),
    async ask() {
      return pin === null ? null : { wait: this.wait, version: '1.2.3' };
    },
    async save(name: string, text: string) {
      this.files.set(name, text);
      return `/somewhere/${name}`;
    },
    async load(name: string) {
      return this.files.get(name) ?? null;
    },
    async try(digits: string) {
      tried.push(digits);
      return digits === pin ? { open: true as const } : { open: false as const, wait: this.wait };
    },
  };
}

/** Media queries of the page, each with an answer that a test may change while the page runs. */
class SilentSystem {
  private readonly asked = new Map<string, EventTarget & { matches: boolean }>();

  constructor(wishes: readonly string[]) {
    for (const query of wishes) this.query(query).matches = true;
  }

  query(query: string): EventTarget & { matches: boolean } {
    const known = this.asked.get(query) ?? Object.assign(new EventTarget(), { matches: false });
    this.asked.set(query, known);
    return known;
  }

  set(query: string, on: boolean): void {
    const wish = this.query(query);
    wish.matches = on;
    wish.dispatchEvent(new Event('change'));
  }
}

/** Everything of the browser that the house touches beside its scene: one line of words, two shelves, what the system asks for. */
function standInForBrowser(local: Map<string, string>, session: Map<string, string>, system: SilentSystem) {
  const box = { textContent: '', hidden: true, dataset: {}, style: {} };
  const storage = (shelf: Map<string, string>) => ({
    getItem: (key: string) => shelf.get(key) ?? null,
    setItem: (key: string, value: string) => void shelf.set(key, value),
    removeItem: (key: string) => void shelf.delete(key),
    clear: () => shelf.clear(),
  });
  const window = Object.assign(new EventTarget(), {
    localStorage: storage(local),
    sessionStorage: storage(session),
    matchMedia: (query: string) => system.query(query),
  });
  vi.stubGlobal('window', window);
  vi.stubGlobal('document', {
    getElementById: () => box,
    fullscreenEnabled: false,
    fullscreenElement: null,
  });
  return box;
}

export interface Furnishing {
  /** What stands behind the question mark of the address. */
  query?: string;
  settings?: Partial<Settings>;
  /** What earlier visits have left. */
  store?: Store;
  /** What this window has kept before it was loaded anew. */
  session?: Map<string, string>;
  /** Whose table it is, where other windows want it, too. */
  ownership?: Ownership;
  /** Stands before the code of every game that is fetched; may throw, or never come to an end. */
  fetching?: (game: string) => void | Promise<void>;
  /** What is shown of the games while nobody plays; whole games where there is nothing. */
  cuts?: CutLists;
  /** Number of changes that the table may be ahead of what was told; as on the page when absent. */
  ahead?: number;
  /** What an operator has set, where nobody looks after the table. */
  house?: Partial<House>;
  /** The number of the operator's office; no office when absent. */
  pin?: string;
  /** What the address says. */
  said?: AddressWishes;
  /** Languages of the browser, best first. */
  preferred?: readonly string[];
  /** Time of the day. */
  now?: () => Date;
  /** What the host's chance comes from. */
  chance?: string;
  /** Media queries that hold from the beginning. */
  wishes?: readonly string[];
  /** What lies in the browser's storage, by key. */
  shelf?: Map<string, string>;
}

/** Opens the house; the title, or the set-up that the address names, is asked when it comes back. */
export async function openSilentHouse({
  query = '',
  settings,
  store = memoryStore(),
  session = new Map(),
  ownership = alone,
  fetching = () => {},
  cuts = {},
  ahead,
  house = {},
  pin,
  said = { speed: null, motion: null, quality: null },
  preferred = ['en'],
  now = () => new Date(2030, 0, 1, 12),
  chance = 'house',
  wishes = [],
  shelf: lies = new Map<string, string>(),
}: Furnishing = {}) {
  const system = new SilentSystem(wishes);
  const notice = standInForBrowser(lies, session, system);
  const read = readQuery(query);
  if (!read.ok) throw new Error(read.error);
  const [scene, hands, window, sound] = [new SilentScene(), new SilentHands(), new SilentWindow(), silentDeck()];
  const [pending, gate] = [new Pending(), new Gate()];
  let seeds = 0;
  const newOffice = () =>
    new OpenOffice(() => seedFrom(`${chance} ${++seeds}`), { store, ownership, effort, later: () => {} });
  let office = newOffice();
  let desk = new PageHost(office, ahead);
  // Another host knows nothing of this one's rooms, only what lies in the store.
  gate.onLost = () => {
    for (const room of office.openRooms) room.close();
    office = newOffice();
    desk = new PageHost(office, ahead);
  };
  const host = portOf(() => desk, pending, gate);
  const own = { ...defaults, speed: 'express' as const, ...settings };
  const shelf = openShelf();
  const keeper = read.asked.kiosk ? new HouseKeeper(shelf, { ...houseOf(own), ...house }) : null;
  const preferences = new Preferences(scene, sound, {
    shelf: null,
    kept: keeper ? visitOf(keeper.house, own) : own,
    said,
    page: { lang: '' },
    unattended: read.asked.kiosk,
  });
  const { clocks } = scene;
  const prompter = new Prompter({ scene, devices: hands, window, clocks, sound, unattended: read.asked.kiosk });
  const bring = async (game: string) => {
    await fetching(game);
    await pending.add(fetchSpoken(game));
  };
  const tally = new Tally(shelf, now);
  new UnknownPads({ reader: hands.padReader, prompter, shelf, fetchRoom: fetchRoom(pending) });
  const shell = new Shell({
    scene,
    prompter,
    host,
    asked: read.asked,
    preferences,
    bring,
    fetchRoom: fetchRoom(pending),
    fetchCuts: async () => cuts,
    night: keeper ? nightOf(keeper, now) : undefined,
    tally,
  });
  const lock = scriptedLock(pin ?? null);
  const restarts = { count: 0 };
  const machine = new SilentMachine(prompter);
  const restart = () => {
    restarts.count++;
  };
  offerNow(null);
  const fit = { overscan: 0, framed: false };
  const doors = {
    fit,
    prompter,
    preferences,
    office: lock,
    tally,
    machine,
    restart,
    others: own,
    preferred,
    now,
    pending,
    shell,
    host,
  };
  const corner = keeper && openUp({ ...doors, keeper });
  let fault: unknown = null;
  shell.run().catch((error) => {
    fault = error;
  });

  /** Lets everybody answer who can. */
  async function settle(): Promise<void> {
    for (let quiet = 0; quiet < 3; quiet++) {
      if (pending.count > 0) await waitFor('the host', pending.settled());
      await new Promise((done) => setImmediate(done));
      if (pending.count > 0) quiet = 0;
    }
    if (fault) throw fault;
  }

  /** Moves time forward, in frames that may be long. */
  async function pass(ms: number, frame = 50): Promise<void> {
    for (let left = ms; left > 0; left -= frame) {
      hands.now += Math.min(frame, left);
      scene.tick(Math.min(frame, left));
      await settle();
    }
  }

  const ids = (): string[] => prompter.hands?.targets.map(({ id }) => id) ?? [];

  /** Lets time pass until somebody is asked; answers what can be chosen. */
  async function untilAsked(what: (ids: readonly string[]) => boolean = () => true): Promise<string[]> {
    await settle();
    for (let frames = 0; frames < 4000; frames++) {
      if (prompter.hands && what(ids())) return ids();
      await pass(100, 100);
    }
    throw new Error(`Nobody is asked for that. There is ${ids().join(', ') || 'nothing'}.`);
  }

  /** A finger on the middle of this target, whether it is asked for or only lies there. */
  async function tap(id: string): Promise<void> {
    const target = prompter.hands?.targets.find((each) => each.id === id);
    if (!target) throw new Error(`There is no ${id} to choose; there is ${ids().join(', ') || 'nothing'}.`);
    touch({ x: target.x + target.w / 2, y: target.y + target.h / 2 });
    progress(`tapped ${id}`);
    // A second press on the same square so soon would be a trembling finger's.
    await pass(450, 450);
  }

  function touch(at: { x: number; y: number }): void {
    if (!hands.onHold('touch 1', true, at)) hands.onIntent({ kind: 'point', ...at }, 'touch', null);
  }

  async function key(intent: Intent): Promise<void> {
    hands.onIntent(intent, 'keys', null);
    await pass(50);
  }

  async function pad(number: number, intent: Intent): Promise<void> {
    hands.onIntent(intent, 'pad', number);
    await pass(50);
  }

  await settle();
  return {
    scene,
    hands,
    window,
    sound,
    get desk() {
      return desk;
    },
    get office() {
      return office;
    },
    gate,
    prompter,
    preferences,
    shell,
    notice,
    store,
    keeper,
    lock,
    corner,
    tally,
    machine,
    fit,
    system,
    restarts,
    ids,
    settle,
    pass,
    untilAsked,
    tap,
    touch,
    key,
    pad,
    /** Words on the screens over the table, and the lines on boards of games. */
    get words() {
      return [...scene.over.values()].flatMap(({ props }) =>
        [props, props.name, props.captains].flatMap((part) => {
          const { text } = (part ?? {}) as { text?: unknown };
          return typeof text === 'string' ? [text] : [];
        }),
      );
    },
  };
}

export type SilentHouse = Awaited<ReturnType<typeof openSilentHouse>>;
