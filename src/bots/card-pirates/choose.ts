/** A captain of some sense in Card Pirates: goes for exchanges, digs on the way, keeps crew for later. */
import { type Island, islandsOf, placeAt } from '../../rules/card-pirates/board.ts';
import { powerOf, totalOf } from '../../rules/card-pirates/cards.ts';
import { distance } from '../../rules/card-pirates/map.ts';
import { crewWorth, unknownCard } from '../../rules/card-pirates/prices.ts';
import type { Action, Square, State } from '../../rules/card-pirates/types.ts';
import { turnsLeft } from '../../rules/card-pirates/worth.ts';
import type { Dice } from '../../rules/dice.ts';
import type { Seat } from '../../rules/game.ts';
import { pickWeighted } from '../weighted.ts';
import { bestGain, gainOf } from './gain.ts';
import { priceOf } from './turn.ts';

/** Points by which an action has to be better to be e times as likely. */
const whim = 0.25;
/** Share of a gain that is left a step further away, and two. */
const patience = 0.6;
/** A card in the storm, and a fight that nobody asked for. */
const storm = 0.7;
const fight = 0.3;
/** Cost of burying what is held, which only pays where it must be done. */
const burial = 1.5;

export function choose(state: State, seat: Seat, legal: readonly Action[], dice: Dice): Action {
  const judge = judgeOf(state, seat);
  const weights = legal.map((action) => Math.exp(judge(action) / whim));
  return pickWeighted(legal, weights, dice);
}

/** Estimates what an action promises, in points. */
function judgeOf(state: State, seat: Seat): (action: Action) => number {
  switch (state.phase) {
    case 'turn.move':
      return moveJudge(state, seat);
    case 'arrive.exchange': {
      const island = placeAt(state, state.seats[seat].ship!)!.island!;
      return (action) => (action.type === 'exchange' ? gainOf(state, action.card, island) : 0);
    }
    case 'battle.attack':
    case 'battle.defend':
      return fightJudge(state, seat);
    default:
      // What is given away, put into the storm or set aside should be worth little.
      return (action) => ('card' in action ? -priceOf(state, action.card) : 0);
  }
}

function moveJudge(state: State, seat: Seat): (action: Action) => number {
  const { hand, ship } = state.seats[seat];
  const turns = turnsLeft(state);
  const goals = islandsOf(state)
    .map((island) => ({ island, gain: bestGain(state, hand, island.card) }))
    .filter(({ gain, island }) => gain > 0 && island.square !== ship);
  const ends = new Map<Square, number>();
  const endWorth = (square: Square) => {
    let worth = ends.get(square);
    if (worth === undefined) {
      worth = arrivalWorth(state, seat, square, goals, turns);
      ends.set(square, worth);
    }
    return worth;
  };
  return (action) => {
    if (action.type === 'sail') {
      const spent = 0.7 * crewWorth[powerOf(action.card)] * Math.min(1, turns / 2);
      return endWorth(action.path[action.path.length - 1]) - spent;
    }
    if (action.type === 'drift') return endWorth(action.to);
    if (action.type === 'bury') return -burial - priceOf(state, action.card);
    return 0;
  };
}

interface Goal {
  island: Island;
  gain: number;
}

function arrivalWorth(state: State, seat: Seat, square: Square, goals: readonly Goal[], turns: number): number {
  const place = placeAt(state, square)!;
  let worth = place.faceDown.length * unknownCard;
  for (const card of place.faceUp) worth += 0.6 * crewWorth[powerOf(card)] * Math.min(1, turns / 2);
  let hope = 0;
  for (const { island, gain } of goals) {
    const steps = distance(square, island.square);
    if (steps > 3 * turns) continue;
    const there = steps === 0 ? gain : gain * patience ** (1 + steps);
    if (there > hope) hope = there;
  }
  const others = state.seats.some(({ ship }, other) => other !== seat && ship === square);
  if (place.island === null) {
    if (others) worth -= fight;
    else if (place.faceDown.length + place.faceUp.length === 0) worth -= storm;
  }
  return worth + hope;
}

/** Judges how much to put into a fight: enough to win where that is known, else two good cards. */
function fightJudge(state: State, seat: Seat): (action: Action) => number {
  const battle = state.battle!;
  const mine = seat === battle.attacker ? battle.attack : battle.defence;
  const announced = seat === battle.defender ? totalOf(battle.attack) : null;
  const strength = totalOf(mine);
  const enough = announced === null ? mine.length >= 2 || strength >= 14 : strength > announced;
  return (action) => {
    if (action.type === 'ready') return enough ? 1 : 0;
    if (action.type !== 'commit') return -2;
    return enough ? -1 : 0.05 * powerOf(action.card);
  };
}
