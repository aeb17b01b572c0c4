/**
 * A person at the table of Card Pirates. The sea is laid in the open; everything else depends on the hand and is chosen
 * behind the curtain: the card, then the square; crew for a battle card by card; what is given, traded, left or set aside.
 */
import type { Action, CardId, ErrorCode, Event, View } from '../../../rules/card-pirates/types.ts';
import { handWords } from '../../../words/card-pirates/hand.ts';
import type { Human, Pressed, SeatChoice } from '../../hands/human.ts';
import type { Screen } from '../../screens/sketch.ts';
import { frames } from '../../shapes.ts';
import { recordBoard } from '../board/record.ts';
import { controlsAt } from '../layout/plan-controls.ts';
import { battleScreen } from './battle-hand.ts';
import { moveScreen, oneCardScreen } from './hand.ts';
import { restingTray } from './rest.ts';
import { pressSetup, setupScreen } from './setup.ts';
import { buriesOf, type Choosing, departure, type HandState, handOf, mustBury, nothing } from './state.ts';
import { more } from './tray.ts';
import { describe, wayTo } from './way.ts';

const handState = (choice: SeatChoice, state: Choosing, focus: string | null): HandState => ({
  ...state,
  view: choice.view as View,
  seat: choice.seat,
  names: choice.names,
  drawn: drawnBy(choice),
  choices: choice.choices,
  focus,
  curtain: choice.curtain,
  frame: choice.frame ?? frames.wide,
});

/** Finds the card that a captain has just drawn. */
function drawnBy({ seat, news = [] }: SeatChoice): CardId | undefined {
  const drawn = (news as readonly Event[]).find((event) => event.type === 'CardDrawn' && event.seat === seat);
  return drawn?.type === 'CardDrawn' ? drawn.card : undefined;
}

const inTheOpen = ({ view }: SeatChoice): boolean => (view as View).phase === 'setup';

const isBattle = ({ view }: SeatChoice): boolean => {
  const { step } = view as View;
  return step === 'battle.attack' || step === 'battle.defend';
};

const isMove = ({ view }: SeatChoice): boolean => (view as View).step === 'turn.move';

export const human: Human<Choosing> = {
  hears: true,

  secret: (turn) => !inTheOpen(turn),

  begin(turn) {
    const state = handState(turn, nothing, null);
    // Whoever has a single card is not asked which.
    if (oneCardActions[state.view.step] && state.view.step !== 'arrive.exchange')
      return { ...nothing, card: handOf(state).length === 1 ? handOf(state)[0] : null };
    // Whoever has to bury begins with it.
    return isMove(turn) && state.view.own && mustBury(state) > 0 ? { ...nothing, burying: true } : nothing;
  },

  screen(turn, state, focus) {
    const hand = handState(turn, state, focus);
    const drawn = screenOf(turn)(hand);
    drawn.placements.push(...recordBoard(hand.view, turn.best, hand.frame));
    drawn.frame = hand.frame;
    const { takeBack, round } = controlsAt(hand.frame.shape, [hand.view]);
    drawn.takeBackAt = takeBack;
    drawn.roundAt = round;
    return drawn;
  },

  press(turn, state, id): Pressed<Choosing> {
    if (id === 'hide') return { ask: 'hide', state };
    if (id === more) return { state: { ...state, page: state.page + 1 } };
    const hand = handState(turn, state, id);
    if (inTheOpen(turn)) {
      const pressed = pressSetup(hand, id);
      return 'act' in pressed ? { act: pressed.act } : { state: { ...state, from: pressed.from } };
    }
    if (isBattle(turn)) return pressBattle(hand, state, id);
    return isMove(turn) ? pressMove(hand, state, id) : pressOne(hand, state, id);
  },

  /** Keeps the hand behind the curtain: nothing of it may be known in the open. */
  open: () => null,

  rest: (around) => [
    // While the voyage begins there is no table before this one: cards that are yet to be dealt do not lie there.
    ...(around.before === around.after ? [] : restingTray(around)),
    ...recordBoard(around.after as View, around.best, around.frame ?? frames.wide),
  ],

  way: (choice, action) => wayTo(handState(choice, human.begin(choice), null), action as Action),

  describe: (choice, action) => describe(choice, action as Action),

  refusal: (code) => handWords().refusals[code as ErrorCode] ?? handWords().refusals.other,
};

function screenOf(choice: SeatChoice): (hand: HandState) => Screen {
  if (inTheOpen(choice)) return setupScreen;
  if (isBattle(choice)) return battleScreen;
  return isMove(choice) ? moveScreen : oneCardScreen;
}

const cardAt = (hand: HandState, id: string) => handOf(hand)[Number(id.split('|')[1])];

function pressMove(hand: HandState, state: Choosing, id: string): Pressed<Choosing> {
  const [what, which] = id.split('|');
  if (id === 'end') return { state: { ...nothing, page: state.page, ending: !state.ending } };
  if (id === 'goEnd') return { act: { type: 'endVoyage' } };
  if (id === 'forfeit') return { act: { type: 'forfeit' } };
  if (id === 'bury') return { state: { ...state, ending: false, burying: !state.burying, card: null, to: null } };
  if (what === 'card') return pressCard(hand, state, id);
  if (what === 'to' && state.to !== which) return { state: { ...state, ending: false, to: which } };
  const acts = hand.to === null && hand.bury.length > 0 ? buriesOf(hand) : departure(hand);
  return acts ? { acts } : { refuse: handWords().refusals.chooseFirst };
}

/**
 * Takes a press on a card: while burying it gathers the card or takes it back; else it chooses the card to sail with.
 */
function pressCard(hand: HandState, state: Choosing, id: string): Pressed<Choosing> {
  const card = cardAt(hand, id);
  if (!card) return { refuse: handWords().refusals.CARD_NOT_IN_HAND };
  const gathered = state.bury.includes(card);
  if (state.burying || gathered) {
    const bury = gathered ? state.bury.filter((each) => each !== card) : [...state.bury, card];
    return { state: { ...state, ending: false, bury, to: null } };
  }
  return { state: { ...state, ending: false, to: null, card: state.card === card ? null : card } };
}

function pressBattle(hand: HandState, state: Choosing, id: string): Pressed<Choosing> {
  if (id === 'ready') return { act: { type: 'ready' } };
  const [what, which] = id.split('|');
  const card = what === 'row' ? hand.view.own?.committed[Number(which)] : cardAt(hand, id);
  if (!card) return { refuse: handWords().refusals.CARD_NOT_IN_HAND };
  const quietly = { type: what === 'row' ? 'takeBack' : 'commit', card } as Action;
  return { quietly, state };
}

const oneCardActions: Readonly<Record<string, 'setAside' | 'exchange' | 'placeInStorm' | 'give'>> = {
  'depart.setAside': 'setAside',
  'arrive.exchange': 'exchange',
  'arrive.storm': 'placeInStorm',
  'battle.give': 'give',
};

function pressOne(hand: HandState, state: Choosing, id: string): Pressed<Choosing> {
  if (id === 'decline') return { act: { type: 'declineExchange' } };
  const card = id === 'go' ? state.card : cardAt(hand, id);
  if (!card) return { refuse: handWords().refusals.chooseFirst };
  // The same press once more means it.
  if (card !== state.card) return { state: { ...state, card } };
  return { act: { type: oneCardActions[hand.view.step], card } as Action };
}
