/** A game's code, without a picture: how it is told, how people choose, what its boards say. It runs in Node as well. */
import type { Frame, Placement, Script } from '../controller/room.ts';
import type { GameEvent, Seat, Viewer } from '../rules/game.ts';
import type { Text } from '../words/message.ts';
import type { ButtonWords, Explained } from './hands/explained.ts';
import type { GameFirstLines } from './hands/first-lines.ts';
import { type Human, heedingClosed } from './hands/human.ts';
import type { LessonTable } from './hands/lessons.ts';
import type { LogPage } from './screens/log.ts';
import type { Opening } from './screens/opening.ts';
import type { MapRoomPlan } from './screens/own-maps.ts';
import type { ReplayAt } from './screens/replay-place.ts';
import type { RulesCard } from './screens/rules-card.ts';

/** Side from which a game that is over may be watched. */
export interface Side<View = object> {
  title: string;
  /** Name of the captain's look whose emblem stands for it, or of an icon; an eye when absent. */
  look?: string;
  icon?: string;
  /** Tells who sees it so at this moment: another seat may have this side in another round. */
  viewer(view: View): Viewer;
}

/** Telling of a game: what its events look like, and what its boards say. */
export interface GameTelling {
  /** Script by which events become beats, and views the pieces on the table. */
  script: Script<object, { type: string }>;
  /** Gives the words of its lessons; there are none when absent. */
  lessons?: () => LessonTable;
  /** Explanations of its pieces, in words; only buttons are explained where it is absent. */
  explained?: Explained;
  /** Kinds of pieces by which nobody decides: a note hides these rather than others that are explained. */
  spare?: readonly string[];
  /** Place of the bar under which it is watched. */
  replayAt: ReplayAt;
  /** Its rules in pictures; absent where nobody has drawn them. */
  rules?: RulesCard;
  /**
   * Writes the log of what happened, from the events its viewer was sent; `start` is what they saw before, where the game
   * opened in the middle.
   */
  log?: (events: readonly GameEvent[], names: readonly string[], start?: object) => readonly LogPage[];
  /** Rates how much a game turned on an event, 0 for most: marks on the line of a replay. */
  pivot?: (event: GameEvent) => number;
  /**
   * Names the kind of the moment for which a passer-by stops, null for any other event; `before` is what the room knew.
   */
  peak?: (event: GameEvent, before: object) => string | null;
  /** Says what is at stake on this table, in one line, for whoever walks past while nobody plays. */
  stake?: (view: object) => string;
  /**
   * Tells whether the game has grown tense: from here on its music has the drum. What the room knows
   * decides, so the drum tells nobody anything. Without it the drum is never heard.
   */
  tense?: (view: object) => boolean;
  /** Says how things stand as a quick game opens, from what its viewer was sent; nothing opens it when absent. */
  opening?: (view: object, names: readonly string[]) => Opening;
  /**
   * Lays out over the table what the owner of this view knows, where a game that is over is watched from their side.
   */
  known?: (view: object, names: readonly string[], frame: Frame) => Placement[];
  /** The sides of this game; the table and every seat when absent. */
  sides?: readonly Side[];
  /** Counts the cards that wait behind this seat's curtain, where everybody may know that. */
  waiting?: (view: object, seat: Seat) => number;
  /** Tells whether this seat decides nothing more in this match, as everybody knows; never when absent. */
  lookingOn?: (view: object, seat: Seat) => boolean;
  /** The room for maps that people bring, where the game's facts have `maps`. */
  ownMaps?: MapRoomPlan;
}

/** Choosing in a game: all that somebody's hand needs, at the table or in a page of its own. */
export interface GameChoosing {
  /** Ways in which people choose their actions. */
  human: Human;
  /** Lines that captains read before their first decision of each kind; nothing where it is absent. */
  firstLines?: GameFirstLines;
  /** Gives the words for why an action is advised, by the code of the reason. */
  reasons?: () => Readonly<Record<string, Text>>;
  /** Gives words for what its buttons do. */
  buttons?: () => ButtonWords;
}

/** Both, as the table takes them. Their types are erased on purpose, for the app treats every game alike. */
export type Staging = GameTelling & GameChoosing;

/** Telling with the game's own types. */
interface TypedTelling<View, Event extends { type: string }, Drawn extends string>
  extends Omit<
    GameTelling,
    | 'script'
    | 'explained'
    | 'log'
    | 'pivot'
    | 'peak'
    | 'stake'
    | 'tense'
    | 'opening'
    | 'known'
    | 'sides'
    | 'waiting'
    | 'lookingOn'
  > {
  script: Script<View, Event>;
  explained?: Explained<Drawn, View>;
  log?: (events: readonly Event[], names: readonly string[], start?: View) => readonly LogPage[];
  pivot?: (event: Event) => number;
  peak?: (event: Event, before: View) => string | null;
  stake?: (view: View) => string;
  tense?: (view: View) => boolean;
  opening?: (view: View, names: readonly string[]) => Opening;
  known?: (view: View, names: readonly string[], frame: Frame) => Placement[];
  sides?: readonly Side<View>[];
  waiting?: (view: View, seat: Seat) => number;
  lookingOn?: (view: View, seat: Seat) => boolean;
}

/** Choosing with the game's own types. */
interface TypedChoosing<State, Kind extends string, Type extends string, View>
  extends Omit<GameChoosing, 'human' | 'firstLines'> {
  human: Human<State>;
  firstLines?: GameFirstLines<Kind, State, Type, View>;
}

/** Forgets the game's own types. */
export const gameTelling = <View, Event extends { type: string }, Drawn extends string = string>(
  typed: TypedTelling<View, Event, Drawn>,
): GameTelling => typed as unknown as GameTelling;

/** Closes its choices to what its screens have closed, and forgets the game's own types; nothing else does. */
export const gameChoosing = <State, Kind extends string = string, Type extends string = string, View = object>(
  typed: TypedChoosing<State, Kind, Type, View>,
): GameChoosing => ({ ...typed, human: heedingClosed(typed.human) }) as unknown as GameChoosing;
