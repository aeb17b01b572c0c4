/**
 * The line to the host: starts its Worker, asks it every second whether it is there, and starts another one when it is
 * not. What is only asked for is asked again by itself; an action of which nobody knows whether it was done is given
 * back as `HostLost`, and whoever acted takes the match up from its record.
 */
import { type Endpoint, wrap } from 'comlink';
import { type HostPort, hostMethods, type Method, type Opened, type Pulse, type Said } from '../../host/port.ts';

/** A fault for a call to the host that will not be answered any more. */
export class HostLost extends Error {
  constructor() {
    super('The host was lost.');
    this.name = 'HostLost';
  }
}

/** Answers for a call that is not made again, when the host was lost over it. */
export const orLost =
  <T>(answer: T) =>
  (error: unknown): T => {
    if (error instanceof HostLost) return answer;
    throw error;
  };

/** A Worker, or what stands for one. */
export type HostWorker = Endpoint &
  Pick<Worker, 'terminate'> & {
    onerror: ((event: ErrorEvent) => unknown) | null;
    onmessageerror: ((event: MessageEvent) => unknown) | null;
  };

/**
 * Ticks without a sign of life after which it hangs: the first host before its first sign, one in the place of another
 * before its own, and any later; and ticks after which a call counts as lost. A host that works on something long gives
 * signs in between. Ticks that really came are counted, so a page that slept is patient.
 *
 * A browser may lose the start of a Worker, so one in the place of another has little time at first, and twice as much
 * after each that never started.
 */
const patience = { start: 60, restart: 1, silent: 5, call: 60 };

/** One in the place of another may take so many times as long as the first one took, where that is more. */
const slower = 4;

/** Losses within so many ticks, and hosts in a row that never started, after which nothing is tried any more. */
const most = { losses: 3, ticks: 60, starts: 6 };

interface Open extends Method {
  since: number;
  lost: (error: HostLost) => void;
}

interface Match {
  /** Id of the match; null for a demo, which is not kept. */
  id: string | null;
  /** View that the page was sent last. */
  view: object;
}

type Name = keyof HostPort;

/** A host behind Comlink's proxy. */
type Remote = Record<string, (...args: unknown[]) => Promise<unknown>>;

export class HostLine {
  /** Every method of the host, as if it were here. */
  readonly port: HostPort;
  /** Runs every second with what the host reports about itself. */
  onPulse: (pulse: Pulse) => void = () => {};
  /** Runs when the host is gone and another one is on its way: private things must leave the screen. */
  onLost: () => void = () => {};
  /** Runs when a match was taken up from the save before the last one. */
  onSetBack: () => void = () => {};
  /** Runs when another window has the table. */
  onElsewhere: () => void = () => {};
  /** Runs when the first host never came. */
  onNoStart: () => void = () => {};
  /** Runs when the host was lost so often that nothing is tried any more; a later call is never answered. */
  onGivenUp: () => void = () => {};
  private readonly start: () => HostWorker;
  private readonly follow: <T>(promise: Promise<T>) => Promise<T>;
  private worker!: HostWorker;
  private host!: Remote;
  private readonly open = new Set<Open>();
  /** True once this host has answered something; `everAlive`: once any host has. */
  private alive = false;
  private everAlive = false;
  /** The match on the table; null when the host that had it is gone and no other one could take it up as it lay there. */
  private match: Match | null = null;
  /** Latest report of the host about itself. */
  private pulse: Pulse = { elsewhere: false, unsaved: null };
  /** True if this window owns the table, and so must every host it starts. */
  private owns = false;
  /** Promise that resolves when the match is open again, as far as that can be. */
  private ready: Promise<void> = Promise.resolve();
  /** True when no host will come any more: it was lost too often, or the page was left. */
  private givenUp = false;
  private pinged = false;
  private silent = 0;
  private ticks = 0;
  private losses: number[] = [];
  /** The tick in which the host was started, and how many ticks the first one took to its first sign. */
  private startedAt = 0;
  private firstStart = 0;
  /** Hosts in a row that were started and never gave a sign: a browser may lose the start of a Worker. */
  private failedStarts = 0;

  /** Builds a line. `follow` is told of everything that is waited for. */
  constructor(start: () => HostWorker, follow: <T>(promise: Promise<T>) => Promise<T> = (promise) => promise) {
    this.start = start;
    this.follow = follow;
    this.begin();
    const methods = (Object.keys(hostMethods) as Name[]).map((name) => [
      name,
      (...args: unknown[]) => (hostMethods[name].lasts ? this.ask(name, args) : this.follow(this.ask(name, args))),
    ]);
    // Every tick asks for the pulse anyway.
    this.port = Object.fromEntries([...methods, ['pulse', async () => this.pulse]]) as unknown as HostPort;
  }

  /** Looks after the host; to be called once a second. */
  tick(): void {
    if (this.givenUp) return;
    this.ticks++;
    const open = [...this.open];
    const stuck = open.some(({ since, lasts }) => !lasts && this.ticks - since > patience.call);
    if (this.pinged) this.silent++;
    else this.ping();
    if (stuck || this.silent >= this.patience) this.lose();
  }

  /**
   * Ends the host, and gives the table back with it, because the page is left: a browser may keep a page for whoever goes
   * back, and would keep the table with it. Nothing is answered from then on. False where all stays as it is: what could
   * not be saved lies in that host alone.
   */
  leave(): boolean {
    if (this.pulse.unsaved !== null) return false;
    this.givenUp = true;
    this.end();
    return true;
  }

  private get patience(): number {
    if (this.alive) return patience.silent;
    if (!this.everAlive) return patience.start;
    return Math.max(patience.restart * 2 ** this.failedStarts, slower * this.firstStart);
  }

  private ping(): void {
    const { worker } = this;
    this.pinged = true;
    this.silent = 0;
    const answered = (pulse: unknown) => {
      if (worker !== this.worker) return;
      this.lives();
      this.pinged = false;
      this.pulse = pulse as Pulse;
      this.onPulse(this.pulse);
      if (this.pulse.elsewhere) this.onElsewhere();
    };
    this.host.pulse().then(answered, () => this.fail(worker));
  }

  private lives(): void {
    if (!this.everAlive) this.firstStart = this.ticks - this.startedAt;
    this.failedStarts = 0;
    this.alive = true;
    this.everAlive = true;
    this.silent = 0;
  }

  private begin(): void {
    const worker = this.start();
    worker.onerror = () => this.fail(worker);
    worker.onmessageerror = () => this.fail(worker);
    worker.addEventListener('message', (event) => {
      if ((event as MessageEvent<{ works?: true } | null>).data?.works && worker === this.worker) this.lives();
    });
    this.worker = worker;
    // Comlink's proxy answers to every name: only those of the port are called.
    this.host = wrap<HostPort>(worker) as unknown as Remote;
    this.alive = false;
    this.pinged = false;
    this.silent = 0;
    this.startedAt = this.ticks;
  }

  private async ask(name: Name, args: unknown[]): Promise<unknown> {
    const call = hostMethods[name];
    for (let losses = 0; ; losses++) {
      await this.seated();
      // Not answered by a host that knows nothing of it.
      if (call.ofMatch && !this.match && this.losses.length > 0) throw new HostLost();
      try {
        const answer = await this.once(name, args);
        if (name === 'claim') this.owns = answer === true;
        this.note(call, name, answer);
        return answer;
      } catch (error) {
        if (!call.again || (call.ofMatch && losses > 0)) throw error;
      }
    }
  }

  private async seated(): Promise<void> {
    for (let ready = null; ready !== this.ready; ) {
      ready = this.ready;
      await ready;
    }
    if (this.givenUp) await new Promise(() => {});
  }

  /** Rejects with `HostLost` when the host is lost before it answers. */
  private once(name: Name, args: unknown[]): Promise<unknown> {
    const { worker } = this;
    return new Promise((done, lost) => {
      const open: Open = { ...hostMethods[name], since: this.ticks, lost };
      this.open.add(open);
      const answered = (answer: unknown) => {
        if (!this.open.delete(open)) return;
        this.lives();
        // Told here, because it is told once: a host that takes the match up again finds it sound.
        if ((answer as { setBack?: true } | null)?.setBack) this.onSetBack();
        done(answer);
      };
      // Refusals are answers: what is thrown is a fault, and nobody knows what it left behind.
      this.host[name](...args).then(answered, () => {
        console.warn(`The host failed at ${name}.`);
        this.fail(worker);
      });
    });
  }

  /** Remembers what lies on the table. */
  private note({ opens }: Method, name: Name, answer: unknown): void {
    const opened = opens ? (answer as Opened | null) : null;
    const said = name === 'next' ? (answer as Said) : null;
    const told = opened?.ok ? opened.told : said?.said === 'told' ? said : null;
    if (!told) return;
    // That something is not saved is told at once; that it is again, with the next pulse.
    const { unsaved, view } = told;
    if (unsaved !== null && unsaved !== this.pulse.unsaved) {
      this.pulse = { ...this.pulse, unsaved };
      this.onPulse(this.pulse);
    }
    if (opened?.ok) this.match = { id: opened.facts.id, view };
    else if (this.match) this.match.view = view;
  }

  private fail(worker: HostWorker): void {
    if (worker === this.worker && !this.givenUp) this.lose();
  }

  private end(): void {
    const { worker } = this;
    worker.onerror = null;
    worker.onmessageerror = null;
    worker.terminate();
  }

  private lose(): void {
    const { open } = this;
    this.end();
    if (this.alive) this.losses = [...this.losses.filter((at) => this.ticks - at < most.ticks), this.ticks];
    else this.failedStarts++;
    this.givenUp = !this.everAlive || this.losses.length >= most.losses || this.failedStarts >= most.starts;
    this.onLost();
    if (this.givenUp) {
      if (this.everAlive) this.onGivenUp();
      else this.onNoStart();
      return;
    }
    const lost = [...open];
    open.clear();
    this.begin();
    this.ready = this.follow(this.takeUp());
    for (const call of lost) call.lost(new HostLost());
  }

  /**
   * Lets another host take up the match. It knows nothing of it: it reads the record, and must come to what lies on the
   * table.
   */
  private async takeUp(): Promise<void> {
    const { match } = this;
    try {
      // The host before may still seem to be there: the table is taken from it.
      if (this.owns) await this.once('claim', [true]);
      const id = match?.id ?? null;
      const opened =
        id === null ? null : ((await this.once('resume', [id])) as Awaited<ReturnType<HostPort['resume']>>);
      const same = opened?.ok && JSON.stringify(opened.told.view) === JSON.stringify(match?.view);
      if (!same) this.match = null;
    } catch {
      // Lost again: the match is still there for the next one, which has begun already.
    }
  }
}
