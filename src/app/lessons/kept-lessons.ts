/** The lessons that somebody has finished in a game, kept on this machine; in a kiosk as long as the visit. */
import type { Shelf } from '../page/shelf.ts';

export interface Progress {
  /** Step to go on with; 0 at the beginning. */
  step: number;
  /** True when the lesson was done to its end once. */
  done: boolean;
}

const keyOf = (game: string): string => `captains-table/lessons/${game}`;
const none: Progress = { step: 0, done: false };

export class KeptLessons {
  private readonly shelf: Shelf | null;
  private readonly known = new Map<string, Record<string, Progress>>();

  /** Takes `shelf`: null where nothing is kept. */
  constructor(shelf: Shelf | null) {
    this.shelf = shelf;
  }

  of(game: string, lesson: string): Progress {
    return this.all(game)[lesson] ?? none;
  }

  keep(game: string, lesson: string, progress: Progress): void {
    const all = { ...this.all(game), [lesson]: progress };
    this.known.set(game, all);
    try {
      this.shelf?.setItem(keyOf(game), JSON.stringify(all));
    } catch {
      // It is known as long as the page is open.
    }
  }

  /** Forgets everything that was not kept: other people come. */
  forget(): void {
    this.known.clear();
  }

  private all(game: string): Record<string, Progress> {
    const known = this.known.get(game) ?? this.read(game);
    this.known.set(game, known);
    return known;
  }

  /** Reads what was kept, with suspicion. */
  private read(game: string): Record<string, Progress> {
    try {
      const value: unknown = JSON.parse(this.shelf?.getItem(keyOf(game)) ?? 'null');
      const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
      return Object.fromEntries(entries.map(([id, each]) => [id, progressOf(each)]));
    } catch {
      return {};
    }
  }
}

function progressOf(value: unknown): Progress {
  const { step, done } = (typeof value === 'object' && value !== null ? value : {}) as Partial<Progress>;
  return { step: Number.isInteger(step) && Number(step) > 0 ? Number(step) : 0, done: done === true };
}
