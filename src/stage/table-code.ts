/** What a game's code gives the table: how it is told, how people choose, what its boards say. */
import type { Script } from '../controller/room.ts';
import type { GameEvent } from '../rules/game.ts';
import type { Human } from './human.ts';
import type { LogPage } from './screens/log.ts';
import type { RulesCard } from './screens/rules-card.ts';

/** Erased on purpose: the app treats every game alike. */
export interface TableCode {
  script: Script<object, { type: string }>;
  human: Human;
  /** Its rules in pictures; absent where nobody has drawn them. */
  rules?: RulesCard;
  /** What happened, from the events its viewer was sent. */
  log?: (events: readonly GameEvent[], names: readonly string[]) => readonly LogPage[];
  /** How much a game turned on an event, 0 for most: marks on the line of a replay. */
  turning?: (event: GameEvent) => number;
}

interface TypedCode<View, Event extends { type: string }, State> {
  script: Script<View, Event>;
  human: Human<State>;
  rules?: RulesCard;
  log?: (events: readonly Event[], names: readonly string[]) => readonly LogPage[];
  turning?: (event: Event) => number;
}

/** The one place where a game's own types are forgotten. */
export const tableCode = <View, Event extends { type: string }, State>(
  typed: TypedCode<View, Event, State>,
): TableCode => typed as unknown as TableCode;
