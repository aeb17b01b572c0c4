/** Facts that more than one port has. */
import type { Viewer } from '../../rules/game.ts';

/** A refusal: a code, and the facts that a sentence about it needs. The page has the sentences. */
export interface Refused {
  code: string;
  facts: Record<string, unknown>;
}

/** Somebody who sits in a seat. */
export interface SeatRequest {
  name: string;
  kind: 'person' | 'bot';
  /** Level of a bot; absent for a person. */
  level?: string;
}

/** Facts that stay the same in a match. */
export interface MatchFacts {
  /** Name of a kept match; null for demos and for games that are told again. */
  id: string | null;
  game: string;
  options: object;
  players: SeatRequest[];
  /** Viewer that the page is (docs/decisions.md, viewer): the only person's seat, or the table. */
  viewer: Viewer;
  /** True for a match that opened in the middle of a game; absent for all others. */
  taste?: true;
}
