/** The sound files, and the deck that plays them. The only place that knows where they lie. */
import type { Heard } from '../../controller/stage-hook.ts';
import { titleTune } from '../../presentation/index.ts';
import { type LoopName, loopNames, type StripName, stripFiles, stripNames } from '../../stage/sound/cues.ts';
import { howlerDeck, loopMap, type PlayOptions, type SoundDeck, silentDeck } from '../../stage/sound/sound.ts';
import { shellWords } from '../../words/house/house.ts';

const files = import.meta.glob<string>('/assets/*/sound/*.{webm,mp3}', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** Lists the files of a sound, the best format first. */
const formatsOf = (file: string): string[] => [files[`/assets/${file}.webm`], files[`/assets/${file}.mp3`]];

/** The finding whether this machine has no sound at all. */
export const heard = { silent: false };

/** Sounds that a page under a virtual clock would have played. */
export const noted: Heard[] = [];

function note(name: keyof SoundDeck, args: readonly unknown[]): void {
  const at = Math.round(performance.now());
  if (name === 'play') noted.push({ at, cue: args[0] as string, ...(args[1] as PlayOptions) });
  if (name === 'music') noted.push({ at, cue: `music:${args[0] ?? 'none'}${args[1] ? '+tension' : ''}` });
  if (name === 'mute') noted.push({ at, cue: args[0] ? 'mute' : 'unmute' });
  if (noted.length > 10_000) noted.shift();
}

export function openSound(notice: (sentence: string) => void): SoundDeck {
  // A page under a clock of ours is not heard: sound knows only real time.
  if (window.__manualClock && !window.__aloud) return silentDeck(note);
  return howlerDeck(
    {
      strips: Object.fromEntries(stripNames.map((name) => [name, formatsOf(stripFiles[name])])) as Record<
        StripName,
        string[]
      >,
      loops: Object.fromEntries(loopNames.map((name) => [name, formatsOf(loopMap[name].file)])) as Record<
        LoopName,
        string[]
      >,
      titleTune,
    },
    (trouble, detail) => {
      console.warn(`Sound: ${trouble} ${detail}`);
      heard.silent = trouble === 'no-device';
      notice(trouble === 'file' ? shellWords().troubles.soundFile : shellWords().troubles.noSound);
    },
  );
}
