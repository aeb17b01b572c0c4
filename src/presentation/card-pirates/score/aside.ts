/**
 * Facts that are shown while an action is being told and are no part of any view: the points a ship sails on, the cards of
 * a battle between their reveal and their end. It is begun with every action and nothing of it outlives its action.
 */
import type { Told } from '../../../controller/told.ts';
import type { CardId, Square, View } from '../../../rules/card-pirates/types.ts';

export interface Sail {
  /** Points that the spent card can pay. */
  points: number;
  from: Square;
  /** Empty until she has sailed. */
  path: Square[];
  cost: number;
}

export interface Fight {
  defence: number;
  /** Cards of both sides, once they are revealed. */
  cards?: { attack: CardId[]; defence: CardId[] };
  totals?: { attack: number; defence: number };
  /** The cards are on their way under the stack. */
  fallen?: boolean;
  /** Spoils have crossed over. */
  plundered?: boolean;
  outcome?: 'attacker' | 'defender' | 'draw';
}

export interface Aside {
  sail: Sail | null;
  fight: Fight | null;
  /** Square where a ship was caught in a storm, until she has paid. */
  storm: Square | null;
  /** True while the captain whose turn it is has not drawn yet. */
  undrawn?: boolean;
}

export type Known = Told<View, Aside>;

export const asideOf = ({ aside }: Known): Aside => aside ?? { sail: null, fight: null, storm: null };
