/**
 * Facts about a game that the house knows before anybody takes it: they come with the title, so they are small and draw nothing.
 *
 * A new game brings, in `presentation/<game>/`:
 *   facts.ts       the members below, and one line in `presentation/index.ts`
 *   telling.ts     the members of `GameTelling`
 *   choosing.ts    the members of `GameChoosing`
 *   samples.ts     the members of `GameSamples`, for the gallery
 * in `stage/<game>/drawing.ts` the members of `GameDrawing`, where the pieces and effects of the house are not enough, with one line
 * in `stage/drawings.ts`; and its pictures and sounds in `assets/<game>/`. Its id is the one it has in `rules/index.ts`; the compiler names every
 * registry that has no line for it.
 */

import type { Level } from '../bots/levels.ts';
import type { Frame, Shape } from '../controller/room.ts';
import type { GameSamples } from './game-samples.ts';
import type { OwnMaps } from './screens/own-maps.ts';
import type { ReplayPlace } from './screens/replay-place.ts';
import type { SetupForm, Values } from './screens/setup-form.ts';
import type { GameChoosing, GameTelling } from './staging.ts';
import type { VignetteLoop, VignetteShot } from './vignette-loop.ts';

interface Place {
  x: number;
  y: number;
}

/** The place of the call to play over a demo. */
export interface CallPlace extends Place {
  /** Its width, where it is not the usual one. */
  w?: number;
  /** Ids of pieces that lie under it: they are left out meanwhile. */
  covers?: readonly string[];
  /** The place of the caption, where that makes room for it. */
  caption?: ReplayPlace['caption'];
}

export interface GameFacts {
  /** Its name, as people read it. */
  title: string;
  /** Credit of those who thought it up, as a sentence. */
  credit: string;
  /** Summary of what one does in it, in a line for whoever walks past. */
  hook?: string;
  /** Time that it takes people who begin, in minutes. */
  minutes?: number;
  /** The options of the set-up, and with how many captains it is played. */
  form: SetupForm;
  /** Demo by which the house shows it when nobody plays; it is never shown so when absent. */
  demo?: {
    /** The numbers of captains, one demo after the other. */
    counts: readonly number[];
    /** Finds the middle of the call to play on this table; without it the call lies across the lower edge. */
    callAt?: (seats: number, frame: Frame) => CallPlace | undefined;
    /** The options it is played with; those of the rules when absent. */
    options?: Readonly<Record<string, unknown>>;
    /** The level of all captains, where it is not the usual one. */
    level?: Level;
  };
  /** True where the host finds endings of this game, so that it can be played in two minutes. */
  quick?: true;
  /** True where captains come to places only: what stands for points there is nothing that people have counted. */
  placesOnly?: true;
  /** Cards are dealt, to one better than to another. */
  dealt?: true;
  /** People play it on every shape of screen; else it keeps 16:9 with sea and wood around it. */
  everyShape?: boolean;
  /** Places the pause on this table, where the usual place is taken. */
  pauseAt?: (seats: number, values: Values, views: readonly object[], frame?: Frame) => Place | undefined;
  /** Shapes on which the game's name gives its place to the round buttons while people play. */
  titleGives?: readonly Shape[];
  /** Place of taking back on this table, where the usual place is taken. */
  takeBackAt?: Place;
  /** Knowledge that can be worked out from what everybody knows, where the game shows that to those who want it. */
  aid?: {
    /** Places the switch on this table. */
    at: (frame?: Frame) => Place;
    /** A sentence for the settings: what is shown. */
    about: string;
  };
  /** Computer captains there are, weakest first; those that every game has when absent. */
  levels?: readonly Level[];
  /** True where computer captains who think have a temper. */
  tempers?: true;
  /** The maps that people bring, where the game is played on maps; `GameTelling.ownMaps` has the room for them. */
  maps?: OwnMaps;
  /** Secret that waits behind the curtain: cards when absent. */
  secret?: 'chart';
  /** Lists places in `emblems`, by seat, where these options say which colours a captain has; null where seats have their own. */
  worn?: (options: object) => readonly number[] | null;
  /** Makes the options as the host takes them, where the set-up has only a name for one (a map of one's own). */
  hostOptions?: (values: Values) => Record<string, unknown>;
  /** The frame of its picture on the title, in the atlas `title`; its board has none when absent. */
  vignette?: string;
  /** Loop by which the layers of that picture move while its board is lifted; it is a still picture when absent. */
  vignetteLoop?: VignetteLoop;
  /** A shot that is seen in it from afar; none when absent. */
  vignetteShot?: VignetteShot;
  /**
   * Atlases that must be there before a table is shown. Those of them that `needs` names as well may come while a game that
   * begins with its deal is already running: nothing shows them before those events.
   */
  packs: readonly string[];
  /** Atlases and big pictures that may come while the game is already running; `needs` says which events wait for them. */
  later: readonly string[];
  needs: Readonly<Record<string, readonly string[]>>;
  /** Fetches how people choose in it: all that a page needs that is nothing but somebody's hand. */
  choosing: () => Promise<GameChoosing>;
  /** Fetches how it is told. The table takes both, see `fetchGame`. */
  telling: () => Promise<GameTelling>;
  /** Fetches what the gallery shows of it; nothing when absent. */
  samples?: () => Promise<GameSamples>;
}

/** Lists the atlases without which a game cannot be shown right after its deal. */
export function packsOfDeal({ packs, needs }: Pick<GameFacts, 'packs' | 'needs'>): string[] {
  const waited = new Set(Object.values(needs).flat());
  return packs.filter((pack) => !waited.has(pack));
}
