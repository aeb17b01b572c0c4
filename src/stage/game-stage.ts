/** What a game's code gives the table: how it is told, how people choose, what its boards say. */
import type { Frame, Placement, Script } from '../controller/room.ts';
import type { GameEvent, Seat, Viewer } from '../rules/game.ts';
import type { Effect, TraitsByName } from './effects/effect.ts';
import type { Human } from './hands/human.ts';
import type { PieceClass } from './pieces/piece.ts';
import type { LogPage } from './screens/log.ts';
import type { ReplayAt } from './screens/replay-place.ts';
import type { RulesCard } from './screens/rules-card.ts';

/** From where a game that is over may be watched. */
export interface Side<View = object> {
  title: string;
  /** Whose emblem stands for it, or which icon; an eye when absent. */
  look?: string;
  icon?: string;
  /** Who sees it so at this moment: another seat may have this side in another round. */
  viewer(view: View): Viewer;
}

/**
 * What only this game draws. It needs Phaser, so it lies beside the rest of the code: tables without a picture do without.
 * A game that is drawn with the pieces and effects of the house has none.
 */
export interface GameDrawing {
  /** Which class draws which kind of placement; kinds are named so that no other game has them. */
  pieces?: Readonly<Record<string, PieceClass>>;
  effects?: Readonly<Record<string, Effect>>;
  /** What stands for each of its effects with reduced motion, what Express leaves out, what lies over plates. */
  traits?: TraitsByName;
}

/** Erased on purpose: the app treats every game alike. */
export interface GameStage {
  script: Script<object, { type: string }>;
  human: Human;
  /** Its rules in pictures; absent where nobody has drawn them. */
  rules?: RulesCard;
  /** What happened, from the events its viewer was sent. */
  log?: (events: readonly GameEvent[], names: readonly string[]) => readonly LogPage[];
  /** How much a game turned on an event, 0 for most: marks on the line of a replay. */
  pivot?: (event: GameEvent) => number;
  /** What somebody knows whose view this is, over the table, where a game that is over is watched from his side. */
  known?: (view: object, names: readonly string[], frame: Frame) => Placement[];
  /** Where the bar lies under which it is watched. */
  replayAt: ReplayAt;
  /** The sides of this game; the table and every seat when absent. */
  sides?: readonly Side[];
  /** How many cards wait behind this seat's curtain, where everybody may know that. */
  waiting?: (view: object, seat: Seat) => number;
}

interface TypedStage<View, Event extends { type: string }, State> {
  script: Script<View, Event>;
  human: Human<State>;
  rules?: RulesCard;
  log?: (events: readonly Event[], names: readonly string[]) => readonly LogPage[];
  pivot?: (event: Event) => number;
  known?: (view: View, names: readonly string[], frame: Frame) => Placement[];
  replayAt: ReplayAt;
  sides?: readonly Side<View>[];
  waiting?: (view: View, seat: Seat) => number;
}

/** The one place where a game's own types are forgotten. */
export const gameStage = <View, Event extends { type: string }, State>(
  typed: TypedStage<View, Event, State>,
): GameStage => typed as unknown as GameStage;
