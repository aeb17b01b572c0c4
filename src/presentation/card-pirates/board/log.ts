/**
 * The log, turn by turn: public facts only, folded from the events that the beats tell. What hidden cards do not show a
 * second time is a back here as well.
 */
import type { CardId, Event, Square, View } from '../../../rules/card-pirates/types.ts';
import type { Seat } from '../../../rules/game.ts';

export interface LoggedBattle {
  attacker: Seat;
  defender: Seat;
  totals: readonly [number, number] | null;
  outcome: 'attacker' | 'defender' | 'draw' | 'none' | null;
}

export interface LoggedTurn {
  seat: Seat;
  turn: number;
  /** Index of its first event. */
  at: number;
  from: Square | null;
  to: Square | null;
  move: 'sails' | 'drifts' | 'passes' | 'anchors' | null;
  /** Null is a card that is not shown (any more). */
  spent: (CardId | null)[];
  cost: readonly [number, number] | null;
  taken: (CardId | null)[];
  left: (CardId | null)[];
  buried: number;
  exchange: { gave: CardId; took: CardId } | null;
  storm: boolean;
  battle: LoggedBattle | null;
  /** Cards of every captain when it was over, and when it began. */
  hands: number[];
  before: number[];
  over: boolean;
}

export interface Log {
  seats: number;
  hidden: boolean;
  turns: LoggedTurn[];
}

/** Gives the log of a game; `start` is what was seen before its first event, where nobody was told the beginning. */
export function logOf(events: readonly Event[], start?: Pick<View, 'seats' | 'options'>): Log {
  const log: Log = { seats: start?.seats.length ?? 0, hidden: start?.options.hiddenCards ?? false, turns: [] };
  let hands = start?.seats.map(({ cards }) => cards) ?? [];
  events.forEach((event, at) => {
    if (event.type === 'GameStarted') {
      log.seats = event.playerCount;
      log.hidden = event.options.hiddenCards;
      hands = new Array<number>(event.playerCount).fill(0);
    }
    if (event.type === 'HandsDealt') hands = [...event.counts];
    if (event.type === 'TurnBegan') log.turns.push(fresh(event.seat, event.turn, at, hands));
    const turn = log.turns.at(-1);
    for (const [seat, change] of changes(event)) hands[seat] += change;
    if (!turn) return;
    tell(turn, event);
    turn.hands = [...hands];
  });
  return log;
}

function changes(event: Event): (readonly [Seat, number])[] {
  switch (event.type) {
    case 'CardDrawn':
      return [[event.seat, 1]];
    case 'TreasureBuried':
    case 'CrewSpent':
    case 'CardSetAside':
    case 'StormToll':
      return [[event.seat, -1]];
    case 'CardsDugUp':
      return [[event.seat, event.faceUp.length + event.faceDown]];
    case 'AttackCommitted':
    case 'DefenceCommitted':
      return [[event.seat, -event.count]];
    case 'CardsPlundered':
      return [
        [event.from, -event.count],
        [event.to, event.count],
      ];
    case 'CardGiven':
      return [
        [event.from, -1],
        [event.to, 1],
      ];
    default:
      return [];
  }
}

function tell(turn: LoggedTurn, event: Event): void {
  switch (event.type) {
    case 'TreasureBuried':
      turn.buried++;
      turn.left.push(null);
      break;
    case 'CrewSpent':
      turn.spent.push(event.card ?? null);
      break;
    case 'CardSetAside':
      turn.left.push(event.card);
      break;
    case 'ShipSailed':
      Object.assign(turn, { move: 'sails', from: event.from, to: event.path.at(-1), cost: [event.cost, event.points] });
      break;
    case 'ShipDrifted':
      Object.assign(turn, { move: 'drifts', from: event.from, to: event.to });
      break;
    case 'TurnForfeited':
      turn.move = 'passes';
      break;
    case 'VoyageEnded':
      turn.move ??= 'anchors';
      break;
    case 'CardsDugUp':
      turn.taken.push(...event.faceUp, ...new Array<null>(event.faceDown).fill(null));
      break;
    case 'IslandExchanged':
      turn.exchange = { gave: event.gave, took: event.took };
      turn.left.push(event.gave);
      turn.taken.push(event.took);
      break;
    case 'StormEntered':
      turn.storm = true;
      break;
    case 'StormToll':
      turn.left.push(event.faceDown ? null : (event.card ?? null));
      break;
    case 'BattleJoined':
      turn.battle = { attacker: event.attacker, defender: event.defender, totals: null, outcome: null };
      break;
    case 'BattleAvoided':
      turn.battle = { attacker: event.seat, defender: event.other, totals: null, outcome: 'none' };
      break;
    case 'BattleRevealed':
      if (turn.battle) turn.battle.totals = [event.attackTotal, event.defenceTotal];
      break;
    case 'BattleResolved':
      if (turn.battle) turn.battle.outcome = event.outcome;
      break;
    case 'TurnEnded':
    case 'GameEnded':
      turn.over = true;
  }
}

const fresh = (seat: Seat, turn: number, at: number, hands: readonly number[]): LoggedTurn => ({
  seat,
  turn,
  at,
  from: null,
  to: null,
  move: null,
  spent: [],
  cost: null,
  taken: [],
  left: [],
  buried: 0,
  exchange: null,
  storm: false,
  battle: null,
  hands: [...hands],
  before: [...hands],
  over: false,
});
