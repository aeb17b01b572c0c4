/** A reason why an action is good: a code and its facts; the page has the sentences. */
import type { Kind, Seat } from '../rules/game.ts';

export interface Reason {
  code: string;
  facts: Readonly<Record<string, number>>;
}

/**
 * Gives the reason for an action of this seat. The state is an imagined one: only what the seat sees itself may decide, so
 * that it says the same in every state that the seat cannot tell apart.
 */
export type Reasons<K extends Kind = Kind> = (state: K['state'], seat: Seat, action: K['action']) => Reason;

/** The reason that is true of whatever was found to be best, in every game. */
export const best = { code: 'BEST', facts: {} } as const satisfies Reason;

/** The reason where there is no choice, in every game. */
export const only = { code: 'ONLY', facts: {} } as const satisfies Reason;

/** Makes reasons of the codes that a game has words for. */
export const reasonsOf =
  <Code extends string>() =>
  (code: Code, facts: Reason['facts'] = {}): Reason => ({ code, facts });
