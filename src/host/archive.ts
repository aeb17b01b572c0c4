/** Finished games: listed, told again, handed out as text and taken in from text of any origin. */
import { readRecord } from '../match/record.ts';
import { replay } from '../match/replay.ts';
import type { Game } from '../rules/game.ts';
import type { Finished, Retold, Taken } from './port.ts';
import type { Store } from './store.ts';
import { storyOf } from './story.ts';

/** As many as the list shows. */
const listed = 6;

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

  async retell(id: number): Promise<Retold> {
    const replayed = replay(await this.store.one(id).catch(() => null), this.games);
    if (!replayed.ok) return { ok: false, error: replayed.error };
    const { game, options, players } = replayed.match.record;
    const story = storyOf(replayed.match, 'table');
    return { ok: true, facts: structuredClone({ game, options, players, viewer: 'table' }), story };
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
    if (!replayed.match.outcome) return { ok: false, error: 'This game has not been played to its end.' };
    try {
      await this.store.add(read.record);
      return { ok: true };
    } catch {
      return { ok: false, error: 'This machine does not let the game be kept.' };
    }
  }
}
