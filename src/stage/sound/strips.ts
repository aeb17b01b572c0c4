import { leisurely, type StripName, stripNames } from './cues.ts';
import type { SoundBackend } from './deck.ts';

export type Strip = InstanceType<SoundBackend['Howl']>;

/** The files of cues: the common one from the start, a game's own when that game is wanted. Loaded once, never unloaded. */
export class Strips {
  private readonly open: (name: StripName) => Strip | undefined;
  private readonly opened: Partial<Record<StripName, Strip>> = {};

  constructor(open: (name: StripName) => Strip | undefined) {
    this.open = open;
    this.want('common');
  }

  /** Begins to load a strip, if there is one of this name. */
  want(name: string): void {
    if (this.has(name)) this.get(name as StripName);
  }

  /** Tells whether there is a strip of this name. */
  has(name: string | null): boolean {
    return stripNames.includes(name as StripName);
  }

  /**
   * Returns the strip if it can be played now; else begins to load it. What waits for leisure is not loaded because of a
   * sound: which files are open does not hang on how games go.
   */
  ready(name: StripName): Strip | undefined {
    const strip = name === leisurely ? this.opened[name] : this.get(name);
    return strip?.state() === 'loaded' ? strip : undefined;
  }

  private get(name: StripName): Strip | undefined {
    if (!this.opened[name]) this.opened[name] = this.open(name);
    return this.opened[name];
  }
}
