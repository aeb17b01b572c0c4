/** The sound files, and the deck that plays them. The only place that knows where they lie. */
import { type LoopName, loopNames, type StripName, stripNames } from '../stage/cues.ts';
import { shellWords } from '../stage/screens/words.ts';
import { howlerDeck, loopMap, type SoundDeck, silentDeck } from '../stage/sound.ts';

const files = import.meta.glob<string>('/assets/*/sound/*.{webm,mp3}', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** Best first. */
const formatsOf = (file: string): string[] => [files[`/assets/${file}.webm`], files[`/assets/${file}.mp3`]];

/** Whether this machine has been found to have no sound at all. */
export const heard = { silent: false };

export function openSound(notice: (sentence: string) => void): SoundDeck {
  // A page under a clock of ours is not heard: sound knows only real time.
  if (window.__manualClock) return silentDeck();
  return howlerDeck(
    {
      strips: Object.fromEntries(stripNames.map((name) => [name, formatsOf(`${name}/sound/cues`)])) as Record<
        StripName,
        string[]
      >,
      loops: Object.fromEntries(loopNames.map((name) => [name, formatsOf(loopMap[name].file)])) as Record<
        LoopName,
        string[]
      >,
    },
    (trouble, detail) => {
      console.warn(`Sound: ${trouble} ${detail}`);
      heard.silent = trouble === 'no-device';
      notice(trouble === 'file' ? shellWords.troubles.soundFile : shellWords.troubles.noSound);
    },
  );
}
