/** A person at the table of Treasure Fleet: loading behind the curtain, everything else in the open. */
import type { GameAction } from '../../../rules/game.ts';
import { kindOf } from '../../../rules/treasure-fleet/cards.ts';
import { leastLoaded, mostLoaded } from '../../../rules/treasure-fleet/open.ts';
import type { CardId, ErrorCode, View } from '../../../rules/treasure-fleet/types.ts';
import { words } from '../../../words/treasure-fleet/table.ts';
import type { Human, Pressed, SeatChoice } from '../../hands/human.ts';
import { handScreen, press as pressHand } from './hand.ts';
import { turnScreen } from './turn.ts';
import { type Deed, describe, wayTo } from './way.ts';

export interface Choosing {
  /** Loading. */
  chosen: CardId[];
  /** A volley: place of the card; null while it is chosen. */
  picked: number | null;
}

type Shot = GameAction & { card?: { index: number }; ship: string };

const viewOf = (choice: SeatChoice): View => choice.view as View;

const handOf = (choice: SeatChoice, { chosen }: Choosing, focus: string | null) => ({
  view: viewOf(choice),
  seat: choice.seat,
  names: choice.names,
  chosen,
  focus,
  curtain: choice.curtain,
  frame: choice.frame,
});

export const human: Human<Choosing> = {
  secret: (turn) => viewOf(turn).phase === 'loading',
  begin: (turn) => ({ chosen: onlyLoad(turn), picked: firstOfEqual(turn) }),

  screen(turn, state, focus) {
    if (human.secret(turn)) return handScreen(handOf(turn, state, focus));
    const view = viewOf(turn);
    return turnScreen({
      view,
      seat: turn.seat,
      names: turn.names,
      choices: turn.choices,
      picked: state.picked,
      faces: view.own?.loaded ?? null,
      canLook: turn.curtain,
      frame: turn.frame,
      focus,
    });
  },

  press(turn, state, id): Pressed<Choosing> {
    if (id === 'look' || id === 'hide') return { ask: turn.looking ? 'hide' : 'look', state };
    if (human.secret(turn)) return pressLoading(turn, state, id);
    const [what, which] = id.split('|');
    if (what === 'card') {
      const picked = Number(which);
      if (state.picked === picked) return { state: { ...state, picked: firstOfEqual(turn) } };
      return turn.looking && turn.curtain
        ? { ask: 'hide', state: { ...state, picked } }
        : { state: { ...state, picked } };
    }
    const choice = (turn.choices as readonly Shot[]).find(
      (action) => action.ship === which && (action.card?.index ?? null) === state.picked,
    );
    return choice ? { act: choice } : { refuse: words().refusals.NO_SUCH_SHIP };
  },

  open: (turn, { picked }) => (human.secret(turn) ? null : { chosen: [], picked }),

  way: (choice, action) => wayTo(choice, action as Deed, human.begin(choice)),

  describe: (choice, action) => describe(choice, action as Deed),

  refusal: (code) => words().refusals[code as ErrorCode] ?? words().refusals.other,
};

/**
 * Gives the place of the card that is fired where nobody need be asked which: all loaded cards are equal. Several people at
 * one screen are asked as long as the room does not know it, behind the curtain too: a question that is left out there
 * would show what is loaded.
 */
function firstOfEqual({ seat, curtain, ...choice }: SeatChoice): number | null {
  const view = choice.view as View;
  if (view.phase !== 'volley') return null;
  const { loaded, unplayed } = view.seats[seat];
  if (loaded === 1) return 0;
  const kinds = curtain
    ? Object.values(unplayed).filter((copies) => copies > 0).length
    : new Set(view.own?.loaded.map(kindOf)).size;
  return kinds === 1 ? 0 : null;
}

/** Gives the cards that are loaded where nobody need be asked which: all are equal, and no fourth is allowed. */
function onlyLoad({ view: seen, seat }: SeatChoice): CardId[] {
  const view = seen as View;
  if (view.phase !== 'loading' || !view.own) return [];
  const cards = [...view.own.deck, ...view.own.loaded].sort();
  const only = new Set(cards.map(kindOf)).size === 1 && mostLoaded(view, seat) === leastLoaded;
  return only ? cards.slice(0, leastLoaded) : [];
}

function pressLoading(choice: SeatChoice, state: Choosing, id: string): Pressed<Choosing> {
  if (id === 'ready') return { act: { type: 'load', cards: state.chosen } as GameAction };
  const chosen = pressHand(handOf(choice, state, id), id);
  return chosen ? { state: { ...state, chosen } } : { refuse: words().refusals.LOAD_COUNT };
}
