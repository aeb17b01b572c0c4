/**
 * One window owns the table: two that write the same matches would overwrite each other. Where the browser has locks, the
 * owner holds one; elsewhere it holds a lease in the store and renews it. In both cases the owner's token lies in the store,
 * and a save by anybody else is refused there: a window that has not noticed its loss yet can do no harm.
 */
import { type Clocks, machineClocks, TimeSince } from './promised-time.ts';
import type { LeaseHolder, Store } from './store.ts';

export interface Ownership {
  readonly ours: boolean;
  /** True when another window has taken the table away from this one. */
  readonly lost: boolean;
  /** Makes this window the owner where it can; `force` takes the table from another window. Answers `ours`. */
  claim(force: boolean): Promise<boolean>;
  /** Gives the table up, because the store has reported that another window owns it. */
  lose(): void;
}

/** Ownership for tests and for programs without windows, where nobody else can want the table. */
export const alone: Ownership = { ours: true, lost: false, claim: async () => true, lose: () => {} };

const lockName = 'captains-table';
/** Milliseconds for which a window that is closing may still hold its lock. */
const closingTime = 1000;

export class LockOwnership implements Ownership {
  ours = false;
  lost = false;
  private readonly locks: LockManager;
  private readonly store: Store;
  private readonly token: string;

  constructor(locks: LockManager, store: Store, token: string) {
    this.locks = locks;
    this.store = store;
    this.token = token;
  }

  async claim(force: boolean): Promise<boolean> {
    if (this.ours) return true;
    const held = await this.hold(force);
    if (!held) return false;
    this.ours = true;
    this.lost = false;
    // A storage that refuses has nothing to protect.
    await this.store.own({ token: this.token, until: 0 }, () => true).catch(() => {});
    return this.ours;
  }

  lose(): void {
    this.ours = false;
    this.lost = true;
  }

  /**
   * Asks for the lock. Resolves as soon as it is held or cannot be had; it is given back when another window takes it.
   */
  private hold(force: boolean): Promise<boolean> {
    return new Promise((held) => {
      const patience = new AbortController();
      const options: LockOptions = force ? { steal: true } : { signal: patience.signal };
      let over = false;
      const answer = (is: boolean) => {
        over = true;
        held(is);
      };
      const kept = this.locks.request(lockName, options, () => {
        answer(true);
        return new Promise<never>(() => {});
      });
      kept.catch(() => {
        this.lost = this.ours;
        this.ours = false;
        answer(false);
      });
      const look = async () => {
        if (over) return;
        if (await this.elsewhere()) patience.abort();
        else setTimeout(look, closingTime);
      };
      if (!force) setTimeout(look, closingTime);
    });
  }

  /**
   * Tells whether another window owns the table: somebody holds the lock and somebody waits for it. A browser that is
   * slow to hand the lock over does not count.
   */
  private async elsewhere(): Promise<boolean> {
    const named = (list: LockInfo[] = []) => list.some(({ name }) => name === lockName);
    const { held, pending } = await this.locks.query();
    return named(held) && named(pending);
  }
}

/** Milliseconds for which a lease is good; it is renewed after a third of them. */
const leaseTime = 3000;

export class LeaseOwnership implements Ownership {
  ours = false;
  lost = false;
  private readonly store: Store;
  private readonly token: string;
  private readonly clocks: Clocks;
  /** The lease of another window as it was seen last, and since when it is that one. */
  private seen: (LeaseHolder & { since: TimeSince }) | null = null;

  constructor(store: Store, token: string, clocks: Clocks = machineClocks) {
    this.store = store;
    this.token = token;
    this.clocks = clocks;
    setInterval(() => this.ours && this.renew(), leaseTime / 3);
  }

  async claim(force: boolean): Promise<boolean> {
    while (!this.ours) {
      this.ours = await this.take((now) => force || this.free(now));
      // One that has run out by the wall's clock is that of a window that is gone, or the clock was set: soon it is seen which.
      if (this.ours || !this.seen || this.seen.until >= this.clocks.wall()) break;
      await new Promise((soon) => setTimeout(soon, leaseTime / 3));
    }
    if (this.ours) this.lost = false;
    return this.ours;
  }

  lose(): void {
    this.ours = false;
    this.lost = true;
  }

  /**
   * Renews the lease. A lease that ran out while this window slept is renewed as well, unless another window has taken
   * it.
   */
  private async renew(): Promise<void> {
    this.ours = await this.take((now) => !now || now.token === this.token);
    this.lost = !this.ours;
  }

  /**
   * Tells whether nobody holds the lease any more. Whoever lives renews it, so one that stays as it is for its time, by the running
   * clock, has run out; the wall's clock may have been set since it was written, and says nothing.
   */
  private free(now: LeaseHolder | null): boolean {
    if (!now || now.token === this.token) return true;
    const { seen } = this;
    if (seen?.token === now.token && seen.until === now.until) return seen.since.read().least > leaseTime;
    this.seen = { ...now, since: new TimeSince(this.clocks) };
    return false;
  }

  private take(allowed: (now: LeaseHolder | null) => boolean): Promise<boolean> {
    const owner = { token: this.token, until: this.clocks.wall() + leaseTime };
    // A storage that refuses has nothing to protect.
    return this.store.own(owner, allowed).catch(() => true);
  }
}
