/** The room's knowledge after each single event: a view, told onwards. After all events of an action it is the view. */
import { viewOf } from '../../../controller/told.ts';
import { powerOf } from '../../../rules/card-pirates/cards.ts';
import { innerSquares, squares } from '../../../rules/card-pirates/map.ts';
import type { Event, View } from '../../../rules/card-pirates/types.ts';
import type { Of } from '../../telling/script.ts';
import { type Aside, asideOf, type Known } from './aside.ts';
import { after, at, begin, commit, lay, lose, move, place, sorted, take, without } from './view-steps.ts';

type Tellers = { [T in Event['type']]: (view: View, event: Of<Event, T>, aside: Aside) => void };

/** Works out what is known after one more event, and leaves what it is given as it was. */
export function viewAfter(known: Known, event: Event): Known {
  const view = structuredClone(viewOf(known));
  const aside = structuredClone(asideOf(known));
  (tellers[event.type] as (view: View, event: Event, aside: Aside) => void)(view, event, aside);
  return { ...view, aside };
}

/** Makes the table before the first event: no chart, no ships, all cards in one stack. */
export function blank(view: View): View {
  return {
    ...view,
    phase: 'setup',
    step: 'setup.islands',
    turn: 0,
    toAct: [],
    active: view.firstSeat,
    seats: view.seats.map(() => ({ ship: null, cards: 0, hand: null })),
    squares: [],
    stack: 48,
    stackCards: null,
    discards: [],
    claimed: view.claimed.map(() => null),
    shifted: 0,
    battle: null,
    targets: [],
    driftTargets: [],
    own: view.own && { hand: [], committed: [], mustBury: 0, departure: null },
  };
}

const tellers: Tellers = {
  GameStarted: (view, e) => {
    view.firstSeat = e.firstSeat;
    view.active = e.firstSeat;
    view.options = e.options;
  },
  SeaLaid: (view, e) => {
    view.squares = innerSquares.map((square) =>
      place(
        square,
        e.islands.find((island) => island.square === square)?.card ?? null,
        e.squares.includes(square) ? 1 : 0,
      ),
    );
    // With random islands nobody stands anywhere yet; with a common start the middle is not a storm for long.
    for (const at of view.squares) at.storm = at.island === null && at.faceDown === 0;
    view.stack = e.stack;
    begin(view, view.options.randomIslands ? 'setup.islands' : 'setup.seas', view.firstSeat);
  },
  ShipPlaced: (view, e) => move(view, e.seat, e.square),
  IslandMoved: (view, e) => {
    view.claimed[e.seat] = e.suit;
    if (e.to !== undefined) {
      const from = at(view, e.from);
      const to = at(view, e.to);
      Object.assign(to, { island: from.island, faceDown: from.faceDown });
      Object.assign(from, { island: null, faceDown: 1, storm: false });
    }
    const next = after(view, e.seat);
    begin(view, next === view.firstSeat ? 'setup.seas' : 'setup.islands', next);
  },
  SeaShifted: (view, e) => {
    at(view, e.from).faceDown = 0;
    view.squares.push(place(e.to, null, 1));
    view.squares.sort((a, b) => squares.indexOf(a.square) - squares.indexOf(b.square));
    view.shifted += 1;
    begin(view, 'setup.seas', after(view, e.seat));
  },
  HandsDealt: (view, e) => {
    view.seats.forEach((seat, i) => {
      seat.cards = e.counts[i];
    });
    view.stack = e.stack;
    if (e.hand && view.own) view.own.hand = [...e.hand];
  },
  TurnBegan: (view, e, aside) => {
    aside.undrawn = true;
    view.turn = e.turn;
    view.active = e.seat;
    view.toAct = [e.seat];
    view.phase = 'move';
    view.step = 'turn.move';
  },
  CardDrawn: (view, e, aside) => {
    aside.undrawn = false;
    view.stack = e.stack;
    take(view, e.seat, 1, e.card ? [e.card] : []);
  },
  TreasureBuried: (view, e) => {
    at(view, e.square).faceDown = e.faceDown;
    lose(view, e.seat, 1, e.card ? [e.card] : []);
  },
  CrewSpent: (view, e, aside) => {
    lose(view, e.seat, 1, [e.card]);
    if (e.to === 'stackBottom') view.stack += 1;
    else lay(at(view, e.from), e.faceUp ? e.card : null);
    aside.sail = { points: powerOf(e.card), cost: 0, path: [], from: e.from };
  },
  CardSetAside: (view, e) => {
    lose(view, e.seat, 1, [e.card]);
    view.discards = sorted([...view.discards, e.card]);
  },
  ShipSailed: (view, e, aside) => {
    aside.sail = { points: e.points, cost: e.cost, path: [...e.path], from: e.from };
    move(view, e.seat, e.path[e.path.length - 1]);
  },
  ShipDrifted: (view, e) => move(view, e.seat, e.to),
  StormFormed: (view, e) => {
    at(view, e.square).storm = true;
  },
  IslandLanded: (view, e, aside) => {
    aside.sail = null;
    view.phase = 'arrival';
    // Nobody is asked where no exchange could be possible.
    const asked = !e.card.startsWith('J') && view.seats[e.seat].cards > 0;
    if (asked) view.step = 'arrive.exchange';
  },
  IslandExchanged: (view, e) => {
    at(view, e.square).island = e.gave;
    if (view.own && view.viewer === e.seat) {
      view.own.hand = sorted([...without(view.own.hand, [e.gave]), e.took]);
    }
  },
  CardsDugUp: (view, e) => {
    const from = at(view, e.square);
    from.faceUp = [];
    from.faceDown = 0;
    take(view, e.seat, e.faceUp.length + e.faceDown, [...e.faceUp, ...(e.cards ?? [])]);
  },
  StormEntered: (view, e, aside) => {
    aside.sail = null;
    aside.storm = e.square;
    view.phase = 'arrival';
    if (view.seats[e.seat].cards > 0) view.step = 'arrive.storm';
  },
  StormToll: (view, e) => {
    lose(view, e.seat, 1, e.card ? [e.card] : []);
    lay(at(view, e.square), e.faceDown ? null : (e.card ?? null));
  },
  BattleJoined: (view, e, aside) => {
    aside.sail = null;
    view.phase = 'battle';
    view.step = 'battle.attack';
    view.toAct = [e.attacker];
    view.battle = { attacker: e.attacker, defender: e.defender, square: e.square, attack: null, winner: null };
  },
  BattleAvoided: (_, __, aside) => {
    aside.sail = null;
  },
  AttackCommitted: (view, e) => {
    if (view.battle) view.battle.attack = e.count;
    commit(view, e);
    view.step = 'battle.defend';
    view.toAct = view.battle ? [view.battle.defender] : [];
  },
  DefenceCommitted: (view, e, aside) => {
    aside.fight = { defence: e.count };
    commit(view, e);
  },
  BattleRevealed: (_, e, aside) => {
    aside.fight = {
      defence: e.defence.length,
      cards: { attack: e.attack, defence: e.defence },
      totals: { attack: e.attackTotal, defence: e.defenceTotal },
    };
  },
  CasualtiesLost: (view, e, aside) => {
    view.stack = e.stack;
    if (aside.fight) aside.fight.fallen = true;
  },
  BattleResolved: (view, e, aside) => {
    if (view.battle) view.battle.attack = null;
    if (view.own) view.own.committed = [];
    if (aside.fight) aside.fight.outcome = e.outcome;
    if (e.outcome === 'draw' || !view.battle) return;
    const winner = e.outcome === 'attacker' ? e.attacker : e.defender;
    view.battle.winner = winner;
    view.step = 'battle.give';
    view.toAct = [winner];
  },
  CardsPlundered: (view, e, aside) => {
    if (aside.fight) aside.fight.plundered = true;
    lose(view, e.from, e.count, e.cards ?? []);
    take(view, e.to, e.count, e.cards ?? []);
  },
  CardGiven: (view, e) => {
    lose(view, e.from, 1, e.card ? [e.card] : []);
    take(view, e.to, 1, e.card ? [e.card] : []);
  },
  TurnForfeited: () => {},
  TurnEnded: (view, e, aside) => {
    view.battle = null;
    view.active = after(view, e.seat);
    Object.assign(aside, { sail: null, fight: null, storm: null, undrawn: true });
  },
  VoyageEnded: () => {},
  GameEnded: (view, e, aside) => {
    Object.assign(aside, { sail: null, fight: null, storm: null });
    view.phase = 'over';
    view.step = 'over';
    view.toAct = [];
    view.ended = e.reason;
    view.standings = e.ranking;
    view.seats.forEach((seat, i) => {
      seat.hand = [...e.hands[i]];
    });
    for (const square of view.squares) {
      square.buried = e.buried.find((each) => each.square === square.square)?.cards ?? [];
    }
    view.stackCards = e.stack;
    view.targets = [];
    view.driftTargets = [];
  },
};
