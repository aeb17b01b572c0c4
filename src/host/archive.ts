/** Finished games: listed, told again, handed out as text and taken in from text of any origin. */
import * as v from 'valibot';
import { type GameRecord, readRecord } from '../match/record.ts';
import { replay } from '../match/replay.ts';
import type { Game, Viewer } from '../rules/game.ts';
import type { Finished, Retold, Taken, Voyage } from './port.ts';
import type { Store } from './store.ts';
import { storyOf } from './story.ts';

/** As many as the list shows. */
const listed = 6;
const unfinished = 'This game has not been played to its end.';

/** How far back personal records are looked for. */
const remembered = 400;

export class Archive {
  private readonly store: Store;
  private readonly games: Readonly<Record<string, Game>>;

  constructor(store: Store, games: Readonly<Record<string, Game>>) {
    this.store = store;
    this.games = games;
  }

  /** The latest first. What cannot be read is left out: it harms nobody where it lies. */
  async list(): Promise<Finished[]> {
    const past = await this.store.past(listed).catch(() => []);
    return past.flatMap(({ id, record }) => {
      const replayed = replay(record, this.games);
      if (!replayed.ok) return [];
      const { players, game } = replayed.match.record;
      const { outcome } = replayed.match;
      const winners = outcome?.winners.map((seat) => players[seat].name) ?? [];
      const others = outcome?.others?.filter(({ wins }) => wins).map(({ name }) => name) ?? [];
      return [{ id, game, names: players.map((player) => player.name), winners: [...winners, ...others] }];
    });
  }

  /** Compared by their options, so that every set of variants has records of its own. */
  async voyages(id: string, options: Record<string, unknown>): Promise<Voyage[]> {
    const game = Object.hasOwn(this.games, id) ? this.games[id] : undefined;
    const asked = game && v.safeParse(game.options, options);
    if (!asked?.success) return [];
    const past = await this.store.past(remembered).catch(() => []);
    return past.flatMap(({ id: number, record }) => {
      if (!isVoyage(record, id, asked.output)) return [];
      const replayed = replay(record, this.games);
      const outcome = replayed.ok ? replayed.match.outcome : null;
      if (!replayed.ok || !outcome) return [];
      return [{ id: number, name: replayed.match.record.players[0].name, points: outcome.points[0] }];
    });
  }

  /** As the room saw it, or as one seat did: a game that is over has no secrets left, a running one is told to nobody. */
  async retell(id: number, viewer: Viewer = 'table'): Promise<Retold> {
    const replayed = replay(await this.store.one(id).catch(() => null), this.games);
    if (!replayed.ok) return { ok: false, error: replayed.error };
    const { game, options, players } = replayed.match.record;
    if (!replayed.match.outcome) return { ok: false, error: unfinished };
    if (viewer !== 'table' && !players[viewer]) return { ok: false, error: `Nobody sat in seat ${viewer}.` };
    const story = storyOf(replayed.match, viewer);
    return { ok: true, facts: structuredClone({ game, options, players, viewer }), story };
  }

  async give(id: number): Promise<string | null> {
    const record = await this.store.one(id).catch(() => null);
    return record === null ? null : JSON.stringify(record);
  }

  /** Nothing is kept that has not been played through to its end here, hash by hash. */
  async take(text: string): Promise<Taken> {
    const read = readRecord(text, this.games);
    if (!read.ok) return { ok: false, error: read.error };
    const replayed = replay(read.record, this.games);
    if (!replayed.ok) return { ok: false, error: replayed.error };
    if (!replayed.match.outcome) return { ok: false, error: unfinished };
    try {
      await this.store.add(read.record);
      return { ok: true };
    } catch {
      return { ok: false, error: 'This machine does not let the game be kept.' };
    }
  }
}

/** Before it is replayed: whether it can be one at all. */
function isVoyage(record: unknown, game: string, options: object): boolean {
  const { game: id, players, options: played } = (record ?? {}) as Partial<GameRecord>;
  const alone = Array.isArray(players) && players.length === 1 && players[0]?.kind === 'person';
  return alone && id === game && same(played, options);
}

const same = (a: unknown, b: unknown): boolean => {
  if (typeof a !== 'object' || typeof b !== 'object' || !a || !b) return a === b;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && same(a[key as keyof typeof a], b[key as keyof typeof b]))
  );
};
