/**
 * The things that are seen when a cue of the house is heard: with the sound off nobody misses anything. A
 * game's own cues are told so by its samples. The gallery shows these sentences beside the sounds.
 */

import type { SeenWithSound } from '../../presentation/game-samples.ts';
import { galleryWords } from '../../words/house/gallery.ts';

/** The cues of a score that rolls up, one after the other. */
const coins = ['coin', ...Array.from({ length: 11 }, (_, i) => `coin-${i + 2}`)];

/** A throat for every seat. */
const shouts = Array.from({ length: 8 }, (_, i) => `shout-${i + 1}`);

/** Tells what is seen with each cue of the house, in the language that is spoken. */
export function seenWithHouseSound(): SeenWithSound {
  const { coin, shout, ...others } = galleryWords().seen;
  const each = (names: readonly string[], sight: string) => Object.fromEntries(names.map((name) => [name, sight]));
  return { ...others, ...each(coins, coin), ...each(shouts, shout) };
}
