/**
 * The memories of one match's viewers: each is folded from what that viewer was sent, and only when somebody asks for
 * it, so that matches without bots pay nothing. A memory follows from the events alone and is therefore the same after
 * a resume or a take-back.
 */
import { type Game, type Kind, redact, type Viewer } from '../rules/game.ts';

interface Remembered<K extends Kind> {
  memory: K['memory'] | null;
  /** Number of events that the memory already includes. */
  heard: number;
}

export class Memories<K extends Kind = Kind> {
  readonly #game: Game<K>;
  /** Events of the whole match, unredacted; the list stays empty in a game that remembers nothing. */
  readonly #events: K['event'][] = [];
  readonly #byViewer = new Map<Viewer, Remembered<K>>();

  constructor(game: Game<K>) {
    this.#game = game;
  }

  /** Gives the number of events heard so far: the mark to come back to. */
  get mark(): number {
    return this.#events.length;
  }

  hear(events: readonly K['event'][]): void {
    if (this.#game.remember) for (const event of events) this.#events.push(event);
  }

  /** Forgets what was heard after the mark. */
  backTo(mark: number): void {
    this.#events.length = mark;
    for (const [viewer, { heard }] of this.#byViewer) if (heard > mark) this.#byViewer.delete(viewer);
  }

  /** Gives a viewer's memory, which the caller must not change; null in a game that remembers nothing. */
  of(viewer: Viewer): K['memory'] | null {
    const { remember } = this.#game;
    if (!remember) return null;
    let { memory, heard } = this.#byViewer.get(viewer) ?? { memory: null, heard: 0 };
    for (; heard < this.#events.length; heard++) {
      const event = redact(this.#events[heard], viewer);
      if (event) memory = remember(memory, event, viewer);
    }
    this.#byViewer.set(viewer, { memory, heard });
    return memory;
  }
}
