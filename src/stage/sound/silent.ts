import type { SoundDeck } from './deck.ts';

export type SilentDeck = SoundDeck & { readonly calls: readonly (readonly [keyof SoundDeck, ...unknown[]])[] };

/** Makes no sound and remembers what it was asked for: for tests and for tables without a sound device. */
export function silentDeck(heard: (name: keyof SoundDeck, args: readonly unknown[]) => void = () => {}): SilentDeck {
  // A kiosk without a sound device runs for weeks: only the last calls are kept.
  const calls: [keyof SoundDeck, ...unknown[]][] = [];
  const note =
    (name: keyof SoundDeck) =>
    (...args: unknown[]): void => {
      heard(name, args);
      calls.push([name, ...args]);
      if (calls.length > 2000) calls.shift();
    };
  return {
    calls,
    play: note('play'),
    bed: note('bed'),
    prepare: note('prepare'),
    music: note('music'),
    levels: note('levels'),
    mute: note('mute'),
    pause: note('pause'),
    resume: note('resume'),
    stopCues: note('stopCues'),
  };
}
