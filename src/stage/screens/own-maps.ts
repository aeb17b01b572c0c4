/** Maps that people bring to a game: what its set-up, its room for them and the house tell one another. */

import type { Frame } from '../../controller/room.ts';
import type { MapRead } from '../../rules/game.ts';
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
}

export interface ShownMap {
  name: string;
  read: MapRead;
  /** True when it is kept on this machine and can be chosen in the set-up. */
  kept: boolean;
}

export interface MapsState {
  maps: readonly ShownMap[];
  /** Place among them. */
  shown: number;
  /** Result of the latest file, in a sentence. */
  news: string | null;
  focus: string | null;
  /** Frame of the window's shape. */
  frame?: Frame;
}

/** The room where maps are looked at and chosen: part of a game's code. */
export interface MapRoomPlan {
  /** Fetches what draws the room; few people enter it. */
  fetchScreen(): Promise<(state: MapsState) => Screen>;
  /** Sentences for the result of a file; `{name}` is the file's. */
  news: Readonly<Record<'taken' | 'refused', Text> & Record<'full' | 'tooLarge' | 'unreadable' | 'noHand', string>>;
}
