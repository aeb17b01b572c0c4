/**
 * What the viewers of one match remember: folded from what each was sent, when somebody asks for it, so that matches without
 * bots pay nothing. It follows from the events alone and is therefore the same after a resume or a take-back.
 */
import { type Game, type Kind, redact, type Viewer } from '../rules/game.ts';

interface Remembered<K extends Kind> {
  memory: K['memory'] | null;
  /** Number of the events that are in it. */
  heard: number;
}

export class Memories<K extends Kind = Kind> {
  readonly #game: Game<K>;
  /** All that happened, unredacted; stays empty in a game that remembers nothing. */
  readonly #events: K['event'][] = [];
  readonly #byViewer = new Map<Viewer, Remembered<K>>();

  constructor(game: Game<K>) {
    this.#game = game;
  }

  /** Number of events heard so far: the mark to come back to. */
  get mark(): number {
    return this.#events.length;
  }

  hear(events: readonly K['event'][]): void {
    if (this.#game.remember) for (const event of events) this.#events.push(event);
  }

  /** Takes back what was heard after the mark. */
  backTo(mark: number): void {
    this.#events.length = mark;
    for (const [viewer, { heard }] of this.#byViewer) if (heard > mark) this.#byViewer.delete(viewer);
  }

  /** Null in a game that remembers nothing. The memory is not to be written on. */
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
