/** Layers of a music, by what becomes of their files. */
import { form, type LoopName, loopNames } from './cues.ts';

export interface Layers {
  /** Files it begins with, and waits for. */
  first: readonly LoopName[];
  /** Bars that are played once before the tune. */
  leadIn: readonly LoopName[];
  /** Strains of which one is heard at a time; the tune itself is the first. */
  strains: readonly LoopName[];
  /** The drum of the tension. */
  drum: readonly LoopName[];
  /** Sounds around the table. */
  around: readonly LoopName[];
  /** Files that come when there is time, in this order. */
  later: readonly LoopName[];
}

const ending = '-shanty';

/** The music there is: a game's is called like the game. */
export const trackNames: readonly string[] = [
  'title',
  ...loopNames.filter((name) => name.endsWith(ending)).map((name) => name.slice(0, -ending.length)),
];

const none: Layers = { first: [], leadIn: [], strains: [], drum: [], around: [], later: [] };

/** Lists the layers of the title: the tune of one game with a whistle over it. */
function titleLayers(titleTune: string): Layers {
  const tune = `${titleTune}-shanty` as LoopName;
  return { ...none, first: [tune, 'title-whistle'], strains: [tune] };
}

function gameLayers(game: string): Layers {
  const layer = (part: string) => `${game}-${part}` as LoopName;
  const strains = [...new Set(form)].map((part) => layer(part));
  const around = [layer('around')];
  return {
    first: [strains[0], layer('intro')],
    leadIn: [layer('intro')],
    strains,
    drum: [layer('tension')],
    around,
    later: [...around, ...strains.slice(1)],
  };
}

const made = new Map<string, Layers>();

export function layersOf(track: string | null, titleTune: string): Layers {
  if (track === null || !trackNames.includes(track)) return none;
  const known = made.get(track) ?? (track === 'title' ? titleLayers(titleTune) : gameLayers(track));
  made.set(track, known);
  return known;
}
