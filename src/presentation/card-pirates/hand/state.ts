/**
 * The state of a choice: what a person is choosing, and what comes into question. Facts of the seat's own view; nothing is
 * drawn here.
 */

import type { Frame } from '../../../controller/room.ts';
import { storyOf } from '../../../rules/card-pirates/cards.ts';
import * as open from '../../../rules/card-pirates/open.ts';
import type { Action, CardId, ErrorCode, Square, Target, View } from '../../../rules/card-pirates/types.ts';
import type { GameAction } from '../../../rules/game.ts';

export interface Choosing {
  /** A press on a card means that it is to be buried. */
  burying: boolean;
  /** Gathered to be buried before the ship moves. */
  bury: readonly CardId[];
  /** The card to sail with, to give, to trade, to leave. */
  card: CardId | null;
  /** Square to go to; the same press once more goes there. */
  to: Square | null;
  /** Square from which something is to be moved in the set-up. */
  from: Square | null;
  /** True while it is asked whether the voyage is to end. */
  ending: boolean;
  /** Number of times that somebody has leafed on in a hand that has no room at once. */
  page: number;
}

export const nothing: Choosing = {
  burying: false,
  bury: [],
  card: null,
  to: null,
  from: null,
  ending: false,
  page: 0,
};

export interface HandState extends Choosing {
  /** The seat's own view, or the room's while the sea is laid. */
  view: View;
  seat: number;
  names: readonly string[];
  /** Card that was drawn when this turn began, as long as nothing else has happened. */
  drawn?: CardId;
  /** Actions that may be chosen in the open. */
  choices: readonly GameAction[];
  focus: string | null;
  /** Curtain before the hand; a single person at the screen has nothing to hide. */
  curtain: boolean;
  /** Frame of the table. */
  frame: Frame;
}

export const handOf = ({ view }: Pick<HandState, 'view'>): readonly CardId[] => view.own?.hand ?? [];

/** Finds the cards that will be left when the gathered ones are buried. */
export const kept = (state: HandState): readonly CardId[] => handOf(state).filter((card) => !state.bury.includes(card));

/** Finds the squares that this card pays for. */
export const paid = ({ view }: HandState, card: CardId): readonly Target[] =>
  view.targets.filter((target) => open.fareError(card, target) === null);

/** Makes the hand as it will be after the burying, for the rules. */
const crewOf = (state: HandState): open.Crew => ({ hand: kept(state), alone: state.view.seats.length === 1 });

/** Tells whether the ship can sail after the burying (7.4). */
export const canSail = (state: HandState): boolean => open.canSail(crewOf(state), state.view.targets);

/** Tells whether the ship may drift after the burying (7.2). */
export const mayDrift = (state: HandState): boolean =>
  state.view.driftTargets.length > 0 && open.driftHandError(crewOf(state)) === null;

/** Counts how many more cards have to be buried before the ship can move at all. */
export const mustBury = (state: HandState): number =>
  open.mustBury(crewOf(state), state.view.targets, state.view.driftTargets.length);

/** Tells whether there is no way to move, so that the turn passes (7.4). A captain alone ends the voyage instead. */
export function isStuck(state: HandState): boolean {
  const crew = crewOf(state);
  return !crew.alone && !open.canMove(crew, state.view.targets, state.view.driftTargets.length);
}

/** Says why this card does not go into the battle, or null. */
export const commitErrorOf = ({ view }: Pick<HandState, 'view'>, card: CardId): ErrorCode | null =>
  open.commitError(view.options, view.own?.committed ?? [], card);

/** Turns what is gathered into actions, card by card. */
export const buriesOf = ({ bury }: HandState): Action[] => bury.map((card): Action => ({ type: 'bury', card }));

/** Makes the whole departure: what is buried, then the move. Null while there is none. */
export function departure(state: HandState): Action[] | null {
  const { card, to, view } = state;
  if (to === null) return null;
  const buries = buriesOf(state);
  if (card === null) return mayDrift(state) ? [...buries, { type: 'drift', to }] : null;
  const target = view.targets.find((each) => each.to === to);
  return target && open.fareError(card, target) === null
    ? [...buries, { type: 'sail', card, path: [...target.path] }]
    : null;
}

/** Finds the card of the island on which the ship has landed, or null. */
export function islandCard({ view, seat }: Pick<HandState, 'view' | 'seat'>): CardId | null {
  const at = view.seats[seat].ship;
  return view.squares.find(({ square }) => square === at)?.island ?? null;
}

/** Tells whether this card can be exchanged for the island's (section 9). */
export function trades(state: Pick<HandState, 'view' | 'seat'>, card: CardId): boolean {
  const island = islandCard(state);
  return island !== null && storyOf(card, island) !== null;
}
