import type { SoundDeck } from './deck.ts';

/** Milliseconds between the end of one context and the beginning of the next. */
const breath = 1000;

/**
 * Gives a deck that outlives its context: when the browser has closed that for good, another deck is opened, and hears all that
 * was wished of the one before and still holds. Cues do not: what the room has long seen is not heard.
 */
export function lastingDeck(
  open: (onClosed: () => void) => SoundDeck,
  after: (ms: number, then: () => void) => void,
): SoundDeck {
  const wishes = new Map<string, (deck: SoundDeck) => void>();
  const anew = () =>
    after(breath, () => {
      deck = open(anew);
      for (const tell of wishes.values()) tell(deck);
    });
  let deck = open(anew);
  /** Tells a wish, which holds until there is another one about the same. */
  const wish = (about: string, tell: (deck: SoundDeck) => void): void => {
    wishes.set(about, tell);
    tell(deck);
  };
  return {
    play: (cue, options) => deck.play(cue, options),
    stopCues: () => deck.stopCues(),
    bed: (on) => wish('bed', (to) => to.bed(on)),
    prepare: (game) => wish(`prepare ${game}`, (to) => to.prepare(game)),
    music: (track, tension) => wish('music', (to) => to.music(track, tension)),
    levels: (levels) => wish('levels', (to) => to.levels(levels)),
    mute: (on) => wish('mute', (to) => to.mute(on)),
    pause: () => wish('pause', (to) => to.pause()),
    resume: () => wish('pause', (to) => to.resume()),
  };
}
