/** The gallery's sounds: every cue with what is seen when it sounds, and every music with and without its drum. */
import { cues, stripNames } from '../../stage/sound/cues.ts';
import { trackNames } from '../../stage/sound/layers.ts';
import { isCue, type SoundDeck } from '../../stage/sound/sound.ts';
import { galleryWords as words } from '../../words/house/gallery.ts';
import type { Exhibits } from './exhibits.ts';

const drummed = ' + drum';
const music = trackNames.flatMap((track) => (track === 'title' ? [track] : [track, track + drummed]));
const musicNames = music.map((name) => `music ${name}`);

export const soundNames: readonly string[] = [...Object.keys(cues), 'sea', ...musicNames];

/** Fetches games' own cues before they are asked for. */
export function prepareSounds(deck: SoundDeck): void {
  for (const strip of stripNames) deck.prepare(strip);
}

/** Plays it alone. */
export function sound(name: string, deck: SoundDeck): void {
  hush(deck);
  if (name === 'sea') deck.bed(true);
  else if (name.startsWith('music ')) {
    const track = name.slice('music '.length);
    deck.music(track.replace(drummed, ''), track.endsWith(drummed));
  } else deck.play(name);
}

/** Tells where a sound is from, how loud it is against the cannon, and what is seen with it. */
export function twinOf(name: string, { seenWithSound }: Exhibits): string {
  if (!isCue(name)) return words().loop;
  const { strip, db } = cues[name];
  return `${strip}, ${db} dB: ${seenWithSound[name] ?? ''}`;
}

export function hush(deck: SoundDeck): void {
  deck.stopCues();
  deck.bed(false);
  deck.music(null, false);
}
