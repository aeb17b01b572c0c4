/** A game's part in the programs that draw, paint, photograph and measure. The registry is games.ts. */
import type { Level } from '../bots/levels.ts';
import type { Game, MapFile } from '../rules/game.ts';
import type { GameArt } from './art/game-art.ts';
import type { FirstLinesAt } from './moments/first-lines.ts';
import type { DemoSetting, Moment } from './moments/moment.ts';
import type { GameSound } from './sound/game-sound.ts';

/** The marks of a game's turns and of its end: figures about turns need to know nothing else of a game. */
export interface Marks {
  /** The event that stands for one turn. */
  turn: string;
  /** The event, and its fact, that tells why a game is over; absent where there is but one way. */
  end?: { event: string; why: string };
}

/** A measurement of its own for `npm run bench`; a table of its rows is printed under the title. */
export interface Bench {
  title: string;
  measure(): object[];
}

/** The steps of `npm run map` for a file, where the game is played on maps. */
export interface MapTools {
  /** Tells what is wrong with the map of the first file, and how it looks; the others are what came with it. */
  judge(files: readonly MapFile[]): Promise<{ playable: boolean; report: string }>;
  /** Gives the maps that come with the game, as files. */
  bundled(): { file: string; text: string }[];
}

export interface ReelPlan {
  /** Levels of the captains that take turns; in each the last one is that of all further captains. */
  crews: readonly (readonly Level[])[];
  /** Speed at which its cuts are shown: brisk where peaks are rare. */
  speed: 'normal' | 'brisk';
  /** Numbers of captains, and options, that take turns. */
  seats: readonly number[];
  options: readonly NonNullable<DemoSetting['options']>[];
  /** Number of games that are played. */
  games: number;
  /** Demands on its cuts besides those on all of them. */
  demands?: Demands;
}

/** Demands of one game on its cuts. */
export interface Demands {
  /** Tells whether a table is worth a look: no cut shows any other for longer than `limits.poor`. */
  worth?: (view: object) => boolean;
  /** Types of the events that end a story: every second cut ends with one of them. */
  finales?: readonly string[];
}

/** Data of one game for `npm run rhythm`: the bounds that are the game's own. Its pacing says which events are of which rank. */
export interface RhythmPlan<Type extends string = string> {
  /** Largest share of a game that bookkeeping may take. */
  books: number;
  /** Event whose beat hides what a captain does in secret, which counts as bookkeeping, and the milliseconds that it takes every time. */
  hidden?: { event: Type; ms: number };
  /** The table at which one captain's waits are measured among computers, and the bounds in seconds. */
  own: { seats: number; seat: number; options?: NonNullable<DemoSetting['options']>; wait: number; told: number };
}

export interface GameTools {
  marks: Marks;
  /** Pictures that are compared. */
  moments: readonly Moment[];
  /** Positions in which its first lines are read; none where it has no lines. */
  firstLines?: { game: Game; at: FirstLinesAt };
  /** Moments, by the names of the peaks that begin there, for `npm run spread`. */
  peaks?: Readonly<Record<string, string>>;
  /** Frames that are measured. */
  measured?: readonly Moment[];
  /** Options of the demo that a first visitor comes to; the standard ones when absent. */
  visit?: DemoSetting['options'];
  /** The games from which `npm run reel` takes its cuts; the game is in no reel when absent. */
  reel?: ReelPlan;
  /** Plan of `npm run rhythm`; its figures leave the game out when absent. */
  rhythm?: RhythmPlan;
  /** Benches by the word that `npm run bench -- --only` takes. */
  benches?: Readonly<Record<string, Bench>>;
  maps?: MapTools;
  /** Drawings of the game; absent where everything is drawn with the pieces of the house. */
  art?: GameArt;
  /** Sounds of the game; absent where the sounds of the house are enough. */
  sound?: GameSound;
}
