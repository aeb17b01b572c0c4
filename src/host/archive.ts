/**
 * The archive of kept games: those that wait and those that are over. It lists them, tells them again, hands them out
 * as text, takes them in from text of any origin, and removes them. A game that cannot be read is never thrown away:
 * the lists name it, and people can remove it.
 */
import * as v from 'valibot';
import type { Effort } from '../bots/advise.ts';
import { ownReason, roomReason } from '../bots/why.ts';
import { playClip } from '../match/clip.ts';
import { kindOf } from '../match/file-kind.ts';
import type { Flaw } from '../match/flaws.ts';
import type { Match } from '../match/match.ts';
import { checkRecord, readRecord } from '../match/record.ts';
import { type ReplayedStep, replaying } from '../match/replay.ts';
import { sealOf } from '../match/seal.ts';
import { type Breath, type Sliced, withBreaths } from '../match/slices.ts';
import type { Game, Viewer } from '../rules/game.ts';
import { type FetchCore, fetching, notFetched } from './fetch-core.ts';
import {
  brokenFinished,
  brokenWaiting,
  type FinishedHead,
  finishedHeadOf,
  readFinishedHead,
  readKept,
  readWaitingHead,
  type WaitingHead,
  waitingHeadOf,
} from './heads.ts';
import { hindsightOf, luckOf, swingsOf } from './hindsight.ts';
import type { Finished, Hindsight, Refused, Retold, Taken, Voyage, Waiting } from './port.ts';
import { retoldFacts } from './session.ts';
import { type Generation, type KeptEntry, type Numbered, orderOf, type Store } from './store.ts';
import { telling } from './story.ts';

/** Number of finished games, counted from the latest, that are looked at where nobody asks for all of them, and that `tidy` leaves. */
const remembered = 400;
const all = Number.MAX_SAFE_INTEGER;
/** Number of matches that wait at a table that people leave all the time. */
const mostWaiting = 50;
const unfinished: Refused = { code: 'NOT_OVER', facts: {} };
const notKept: Refused = { code: 'NOT_KEPT', facts: {} };
const isAMap: Refused = { code: 'IS_A_MAP', facts: {} };
const isNoGame: Refused = { code: 'IS_NO_GAME', facts: {} };
const hereAlready: Refused = { code: 'HERE_ALREADY', facts: {} };

export interface ArchiveTools {
  games: Readonly<Record<string, Game>>;
  fetchCore: FetchCore;
  /** Tells whether there is a computer captain of this level. */
  isLevel: (name: string) => boolean;
  /** Thought that goes into what is looked at closely in hindsight. */
  effort: Effort;
  newId: () => string;
  now: () => number;
  /** Runs after every step that is played again. */
  onStep: () => void;
  /** Lets others go first between two slices of what takes long. */
  breath: Breath;
}

export class Archive {
  private readonly store: Store;
  private readonly tools: ArchiveTools;
  /** Matches that a later version has saved. Their heads stay as they are, for that version to come back to. */
  private readonly ofLater = new Map<string, Pick<Waiting, 'broken'>>();
  /** Finished games of a later version that would have gone. */
  private readonly spared = new Set<number>();

  constructor(store: Store, tools: ArchiveTools) {
    this.store = store;
    this.tools = tools;
  }

  /** Lists the matches that are not over, the latest first. */
  async waiting(): Promise<Waiting[]> {
    const found = await this.store.waitingHeads().catch(() => []);
    const list: (Waiting & Numbered)[] = [];
    for (const { id, head } of found) {
      const said = readWaitingHead(head);
      // The program may have become a later version itself.
      const known = said && !(said.broken && isLater(said.broken)) ? said : await this.judgeWaiting(id);
      const aside = said?.aside && known?.broken ? { aside: said.aside } : {};
      if (known) list.push({ id, ...known, ...aside, ...this.ofLater.get(id), order: orderOf(head) });
    }
    list.sort(bySave);
    if (list.some(({ order }, i) => order === 0 || order === list[i - 1]?.order))
      await done(this.store.arrange(list.map(({ id, order }) => ({ id, order }))));
    return list.reverse().map(({ order: _, ...told }) => told);
  }

  /** Lists the finished games, the latest first: all of them, or the latest ones. */
  async finished(which: 'all' | 'latest' = 'latest'): Promise<Finished[]> {
    return (await this.finishedHeads(which === 'all' ? all : remembered)).map(({ alone: _, ...told }) => told);
  }

  /** Lists personal records. Options must be equal, so that every set of variants has records of its own. */
  async voyages(id: string, options: Record<string, unknown>): Promise<Voyage[]> {
    const { games, fetchCore } = this.tools;
    await fetchCore(id).catch(() => {});
    const game = Object.hasOwn(games, id) ? games[id] : undefined;
    const asked = game && v.safeParse(game.options, options);
    if (!asked?.success) return [];
    return (await this.finishedHeads(all)).flatMap(({ id: number, game: played, names, alone }) =>
      alone && played === id && same(alone.options, asked.output)
        ? [{ id: number, name: names[0], points: alone.points }]
        : [],
    );
  }

  /**
   * Tells a finished game again, as the room or as one seat saw it. A running game has secrets, so nobody is told it.
   */
  async retell(id: number, viewer: Viewer = 'table'): Promise<Retold> {
    const replayed = await this.replay(await this.store.finished(id).catch(() => null));
    if (!replayed.ok) return { ok: false, refused: refusedBy(replayed) };
    if (!replayed.match.outcome) return { ok: false, refused: unfinished };
    if (viewer !== 'table' && !replayed.match.players[viewer])
      return { ok: false, refused: { code: 'NOBODY_SAT', facts: { seat: viewer } } };
    const { onStep, breath } = this.tools;
    const story = await withBreaths(telling(replayed.match, viewer, { onStep, reason: ownReason }), breath);
    return { ok: true, facts: { id: null, ...retoldFacts(replayed.match, viewer) }, story };
  }

  /** Looks back at the decisions of a finished game. */
  hindsight = (id: number): Promise<Hindsight | null> =>
    this.lookBack(id, (match) => hindsightOf(match, this.tools.effort));

  /** Gives by how much each of these steps of a finished game changed who would win it. */
  swings = (id: number, steps: readonly number[]): Promise<number[] | null> =>
    this.lookBack(id, (match) => swingsOf(match, steps));

  /** Gives every seat's chance to win that came with what was dealt in a finished game. */
  luck = (id: number): Promise<number[] | null> => this.lookBack(id, luckOf);

  private async lookBack<T>(id: number, look: (match: Match) => Sliced<T | null>): Promise<T | null> {
    const replayed = await this.replay(await this.store.finished(id).catch(() => null));
    return replayed.ok && replayed.match.outcome ? withBreaths(look(replayed.match), this.tools.breath) : null;
  }

  /** Tells a clip as the room saw it: its game was over long ago, and computers played it. */
  async retellClip(clip: unknown, names: readonly string[]): Promise<Retold> {
    const { games, fetchCore, isLevel, onStep, breath } = this.tools;
    const played = await fetching(fetchCore, () => playClip(clip, names, games, isLevel));
    if (!played.ok) return { ok: false, refused: refusedBy(played) };
    const { game, options } = played.match.record;
    const players = [...played.match.players];
    const story = await withBreaths(telling(played.match, 'table', { onStep, reason: roomReason }), breath);
    return { ok: true, facts: structuredClone({ id: null, game, options, players, viewer: 'table' }), story };
  }

  async giveFinished(id: number): Promise<string | null> {
    return asText(await this.store.finished(id).catch(() => null));
  }

  /**
   * Gives the record of a waiting match as text. It holds every hidden card, so the page asks people before it hands it
   * out.
   */
  async giveWaiting(id: string): Promise<string | null> {
    return asText((await this.store.waiting(id).catch(() => null))?.record ?? null);
  }

  /** Takes in a record from text. It is kept only after it was played through here and every hash agreed. */
  async take(text: string): Promise<Taken> {
    const { games, fetchCore, isLevel } = this.tools;
    const read = await fetching(fetchCore, () => readRecord(text, games, isLevel));
    if (!read.ok) return { ok: false, refused: refusedFile(text, read) };
    const replayed = await this.replay(read.record);
    if (!replayed.ok) return { ok: false, refused: refusedBy(replayed) };
    const { match } = replayed;
    const { when, played } = readKept(read.kept);
    try {
      if (match.outcome) {
        if (await this.isHere(match)) return { ok: false, refused: hereAlready };
        await this.store.add(match.record, { ...finishedHeadOf(match, when, played), taken: true });
        return { ok: true, as: 'finished' };
      }
      if (await this.waitsHere(match)) return { ok: false, refused: hereAlready };
      const head = waitingHeadOf(match, when, played);
      await this.store.save({ id: this.tools.newId(), mark: 1, head, record: match.record });
      return { ok: true, as: 'waiting' };
    } catch {
      return { ok: false, refused: notKept };
    }
  }

  /** Tells whether this very game lies among the finished ones, whatever its file was called and however it was written. */
  private async isHere({ record }: Match): Promise<boolean> {
    const { games, isLevel } = this.tools;
    for (const { id, head } of await this.store.finishedHeads(all)) {
      const known = readFinishedHead(head);
      if (known?.broken === null && (known.game !== record.game || known.steps !== record.steps.length)) continue;
      const read = checkRecord(await this.store.finished(id), games, isLevel);
      if (read.ok && read.record.seal.hash === record.seal.hash) return true;
    }
    return false;
  }

  /** Tells whether this very game waits, as it is in its file or further on. One that a file brings further is another. */
  private async waitsHere({ record }: Match): Promise<boolean> {
    const { games, isLevel } = this.tools;
    const { game, steps, seal } = record;
    for (const { id, head } of await this.store.waitingHeads()) {
      const known = readWaitingHead(head);
      if (known?.broken === null && (known.game !== game || known.steps < steps.length)) continue;
      const read = checkRecord((await this.store.waiting(id))?.record, games, isLevel);
      if (!read.ok || read.record.steps.length < steps.length) continue;
      if (sealOf({ ...read.record, steps: read.record.steps.slice(0, steps.length) }).hash === seal.hash) return true;
    }
    return false;
  }

  /** Tells whether a later version of the program may have written this; where its game cannot be had, nobody knows. */
  private async mayBeOfLater(record: unknown): Promise<boolean> {
    const { games, fetchCore, isLevel } = this.tools;
    const read = await fetching(fetchCore, () => checkRecord(record, games, isLevel));
    return !read.ok && (read === notFetched || isLater(read));
  }

  /** Plays a record of any origin again, as far as this house has its game and its computer captains. */
  replay(record: unknown, follow: (step: ReplayedStep) => void = () => {}) {
    const { games, fetchCore, isLevel, onStep, breath } = this.tools;
    const stepped = (step: ReplayedStep) => {
      follow(step);
      onStep();
    };
    return fetching(fetchCore, () => withBreaths(replaying(record, games, isLevel, stepped), breath));
  }

  removeFinished(id: number): Promise<boolean> {
    return done(this.store.removeFinished(id));
  }

  removeWaiting(id: string): Promise<boolean> {
    return done(this.store.removeWaiting(id));
  }

  /** Marks a waiting match as unreadable, so that it is not tried again and again. */
  async markBroken(id: string, why: Refused): Promise<void> {
    if (isLater(why)) this.ofLater.set(id, { broken: why });
    else await this.store.putWaitingHead(id, brokenWaiting(why, this.tools.now())).catch(() => {});
  }

  /**
   * Plays the newest save of a match that is sound. `follow` is called for each save that is tried, and gives what follows its
   * steps. `broken` says why the one that was saved last is not; it is still where it was.
   */
  async newestSound(
    { before, ...latest }: Generation & Pick<KeptEntry, 'before'>,
    follow: () => (step: ReplayedStep) => void = () => () => {},
  ): Promise<{ match: Match; broken: Refused | null } | { refused: Refused }> {
    let broken: Refused | null = null;
    for (const { record } of before ? [latest, before] : [latest]) {
      const replayed = await this.replay(record, follow());
      if (replayed.ok) return { match: replayed.match, broken };
      // That is no fault of a save.
      if (replayed === notFetched) return { refused: refusedBy(replayed) };
      broken ??= refusedBy(replayed);
    }
    return { refused: broken! };
  }

  /** Keeps a broken save aside, as one that people can look at and remove. Answers whether it lies there. */
  setAside(record: unknown, why: Refused): Promise<boolean> {
    const { newId, now } = this.tools;
    const head: WaitingHead = { ...brokenWaiting(why, now()), aside: true };
    return done(this.store.save({ id: newId(), mark: 1, record, head }));
  }

  /** Says what became of a match that ran here, see `ArchivePort`. */
  async missing(since: number, id: string | null = null): Promise<Refused | null> {
    try {
      if ((await this.store.waitingHeads()).length > 0) return null;
      const ended = (await this.store.finishedHeads(id === null ? 1 : remembered)).some(({ head }) => {
        const known = readFinishedHead(head);
        return known === null || (id === null ? known.when >= since : known.match === id);
      });
      return ended ? null : { code: 'GAME_LOST', facts: {} };
    } catch {
      return { code: 'NO_STORAGE', facts: {} };
    }
  }

  /**
   * Removes all but the latest games, and all but so many of the matches that wait, the latest. Matches that are `played`, those that
   * cannot be read, games that were taken in from files, and whatever a later version has written, stay.
   */
  async tidy(played: (id: string) => boolean, most = mostWaiting): Promise<void> {
    const left = (await this.waiting()).filter(({ id, broken }) => broken === null && !played(id));
    for (const { id } of left.slice(most)) {
      const lying = await this.store.waiting(id).catch(() => null);
      if (lying && !(await this.mayBeOfLater(lying.record))) await this.removeWaiting(id);
    }
    const games = await this.store.finishedHeads(all).catch(() => []);
    const own = games.filter(({ head }) => !readFinishedHead(head)?.taken);
    for (const { id } of own.slice(remembered)) {
      const record = this.spared.has(id) ? null : await this.store.finished(id).catch(() => null);
      if (record === null) continue;
      if (await this.mayBeOfLater(record)) this.spared.add(id);
      else await this.removeFinished(id);
    }
  }

  /** Tries whether games can be kept. */
  keeps(): Promise<boolean> {
    return this.store.trial().catch(() => false);
  }

  /**
   * Makes the head of a waiting match that has none, because an earlier version kept it or somebody put it there by
   * hand.
   */
  private async judgeWaiting(id: string): Promise<WaitingHead | null> {
    const entry = await this.store.waiting(id).catch(() => null);
    // A storage that does not answer proves nothing about the match.
    if (!entry) return null;
    const sound = await this.newestSound(entry);
    if ('refused' in sound && sound.refused.code === notFetched.code) return null;
    const { now } = this.tools;
    const head = 'refused' in sound ? brokenWaiting(sound.refused, now()) : waitingHeadOf(sound.match, now());
    if ('refused' in sound && isLater(sound.refused)) return head;
    await this.store.putWaitingHead(id, head).catch(() => {});
    return head;
  }

  private async finishedHeads(most: number): Promise<(FinishedHead & { id: number })[]> {
    const found = await this.store.finishedHeads(most).catch(() => []);
    const list: (FinishedHead & { id: number })[] = [];
    for (const { id, head } of found) {
      const said = readFinishedHead(head);
      const known = said && !(said.broken && isLater(said.broken)) ? said : await this.judgeFinished(id, whenOf(head));
      if (known) list.push({ id, ...known });
    }
    return list;
  }

  /** Makes the head of a finished game that has none that can be read; `when` is the time of its last action. */
  private async judgeFinished(id: number, when: number): Promise<FinishedHead | null> {
    const record = await this.store.finished(id).catch(() => null);
    if (record === null) return null;
    const replayed = await this.replay(record);
    if (replayed === notFetched) return null;
    const over = replayed.ok && replayed.match.outcome !== null;
    const head = over
      ? finishedHeadOf(replayed.match, when)
      : brokenFinished(replayed.ok ? unfinished : refusedBy(replayed));
    if (head.broken && isLater(head.broken)) return head;
    await this.store.putFinishedHead(id, head).catch(() => {});
    return head;
  }
}

/**
 * Tells which of two matches was saved first. A save without a number is one of an earlier version, which came after all that
 * have one: they had theirs when this version looked last. Among those there is nothing but the clock.
 */
const bySave = (a: Waiting & Numbered, b: Waiting & Numbered): number =>
  (a.order || Number.POSITIVE_INFINITY) - (b.order || Number.POSITIVE_INFINITY) || a.when - b.when;

/** Says what a file is that holds no record: where it is no game at all, what is wrong with a record helps nobody. */
function refusedFile(text: string, flaw: Parameters<typeof refusedBy>[0]): Refused {
  const kind = kindOf(text);
  if (kind === 'map') return isAMap;
  return kind === null && ['NOT_JSON', 'DAMAGED'].includes(flaw.code) ? isNoGame : refusedBy(flaw);
}

/** Tells whether a record was refused because a later version of the program has written it, perhaps one with more games. */
function isLater({ code, facts }: Refused | Flaw): boolean {
  if (code === 'UNKNOWN_GAME') return true;
  const { format, version, known } = facts as { format?: number; version?: number; known?: number };
  const written = { UNKNOWN_FORMAT: format, OTHER_VERSION: version }[code as string];
  return Number(written) > Number(known);
}

/** Tells when a game ended by a head that an earlier version wrote; 0 where it does not say. */
function whenOf(head: unknown): number {
  const when = typeof head === 'object' && head !== null && 'when' in head ? head.when : 0;
  return typeof when === 'number' && Number.isFinite(when) ? when : 0;
}

/** Turns a flaw into the refusal that the page is told. */
export const refusedBy = ({ code, facts }: Flaw | typeof notFetched): Refused => ({ code, facts: { ...facts } });

/** Tells whether the change was made. */
const done = (change: Promise<void>): Promise<boolean> =>
  change.then(
    () => true,
    () => false,
  );

const asText = (record: unknown): string | null => (record === null ? null : JSON.stringify(record));

const same = (a: unknown, b: unknown): boolean => {
  if (typeof a !== 'object' || typeof b !== 'object' || !a || !b) return a === b;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && same(a[key as keyof typeof a], b[key as keyof typeof b]))
  );
};
