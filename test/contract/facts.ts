/** What the contract test must be told about a game, because only its rules file can say it. */
import type { Dice } from '../../src/rules/dice.ts';
import type { Kind, Viewer } from '../../src/rules/game.ts';

/** The same position with one fact changed, and the viewers whose view must differ; all others' must stay equal. */
export interface Changed<K extends Kind> {
  state: K['state'];
  seenBy: readonly Viewer[];
}

/** One fact of the table of hidden information. */
export interface Fact<K extends Kind> {
  /** As in the rules file, with the section. */
  row: string;
  /** Works on a copy that it may mutate; null when the fact does not exist in this position. */
  change(state: K['state'], seats: number, dice: Dice): Changed<K> | null;
}

export interface Disclosure {
  to: 'everybody' | 'actor';
  /** Fields of the event that hold what was hidden before. */
  fields: readonly string[];
}

export interface GameFacts<K extends Kind> {
  /** Options that keep the walks of the contract test short, for games that can go on and on (docs/decisions.md, caps). */
  limits?: Partial<K['options']>;
  /** Events by which the rules disclose hidden facts, by type. */
  disclosures: Readonly<Record<string, Disclosure>>;
  /**
   * Events whose coming, or not coming, is itself such a disclosure (a sighting, a ramming): two positions that looked
   * alike part at the first of them, and nothing after it is compared.
   */
  partings?: readonly string[];
  /** What others than the actor may learn of an action from the action itself: equal text, same sight. */
  publicForm(action: K['action']): string;
  facts: readonly Fact<K>[];
  /** Two deals that differ only in what nobody may know after the set-up; what everybody is sent must be the same. */
  closedDeals(seats: number, options: K['options'], dice: Dice): [Partial<K['deal']>, Partial<K['deal']>];
}
