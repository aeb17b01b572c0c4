import { type StripName, stripNames } from './cues.ts';
import type { SoundBackend } from './deck.ts';

export type Strip = InstanceType<SoundBackend['Howl']>;

/** The files of cues: the common one from the start, a game's own when that game is wanted. Loaded once, never unloaded. */
export class Strips {
  private readonly opened: Partial<Record<StripName, Strip>> = {};

  constructor(private readonly open: (name: StripName) => Strip | undefined) {
    this.want('common');
  }

  /** Begins to load a strip, if there is one of this name. */
  want(name: string): void {
    if (stripNames.includes(name as StripName)) this.get(name as StripName);
  }

  /** Returns the strip if it can be played now; else begins to load it. */
  ready(name: StripName): Strip | undefined {
    const strip = this.get(name);
    return strip?.state() === 'loaded' ? strip : undefined;
  }

  private get(name: StripName): Strip | undefined {
    if (!this.opened[name]) this.opened[name] = this.open(name);
    return this.opened[name];
  }
}
