/** Maps that people bring to a game: what its set-up, its room for them and the house tell one another. */

import type { Frame } from '../../controller/room.ts';
import type { MapProblem, MapRead } from '../../rules/game.ts';
import type { Text } from '../../words/message.ts';
import type { Screen } from './sketch.ts';

/** A map that can be played. */
export interface PlayableMap {
  /** Value of the map in the set-up's option `map`. */
  key: string;
  /** Map in the form that the game's rules use. */
  map: object;
}

/** A game that has maps: part of its facts. */
export interface OwnMaps {
  /** The place on this machine where their files are kept. */
  shelf: string;
  /** Names a file's map in the set-up's option `map`; no bundled map has such a name. */
  keyOf(fileName: string): string;
  /** Offers exactly these in the set-up, besides those of the game. */
  put(maps: readonly PlayableMap[]): void;
  /** Tells whether there are so many that one is chosen from a list, and not step by step. */
  isMany(): boolean;
  /** Lists the maps that come with the game, each by its value in the option `map`. */
  bundled(): { name: string; read: MapRead }[];
}

export interface ShownMap {
  name: string;
  read: MapRead;
  /**
   * kept: on this machine, to be chosen in the set-up; faulty: it cannot be played; doubled: a kept one has its name, and
   * nobody has said yet which of them stays; bundled: it comes with the game.
   */
  state: 'kept' | 'faulty' | 'doubled' | 'bundled';
}

/** Number of maps on a page of the list, and of those that lie there where one page is enough. */
export const mapsOnPage = 6;
export const mapsAlone = 7;

/** Tells how many pages so many maps take. */
export const mapPages = (maps: number): number => (maps <= mapsAlone ? 1 : Math.ceil(maps / mapsOnPage));

/** Sentences for what becomes of files: `names` are theirs, `n` says how many; `one` is how a name is written. */
export type MapsNews = Readonly<
  Record<
    | 'one'
    | 'more'
    | 'taken'
    | 'same'
    | 'refused'
    | 'doubled'
    | 'doubledOutside'
    | 'full'
    | 'tooLarge'
    | 'unreadable'
    | 'noHand'
    | 'surelyRemove'
    | 'removed',
    Text
  >
>;

export interface MapsState {
  maps: readonly ShownMap[];
  /** Place among them; -1 where there is none. */
  shown: number;
  /** Page of the list, from 0, see `mapPages`. */
  page: number;
  /** True where one of all maps is chosen, those of the game among them. */
  all?: boolean;
  /** Result of the latest files, in sentences, or what is asked. */
  news: string | null;
  /** The next press removes the map that is shown. */
  armed?: boolean;
  focus: string | null;
  /** Frame of the window's shape. */
  frame?: Frame;
}

/** The room where maps are looked at and chosen: part of a game's code. */
export interface MapRoomPlan {
  /** Fetches what draws the room; few people enter it. */
  fetchScreen(): Promise<(state: MapsState) => Screen>;
  /** Fetches what says in a sentence what is wrong with a map; null for what nobody here can say. */
  fetchSentences(): Promise<(problem: MapProblem) => string | null>;
  news: MapsNews;
}
