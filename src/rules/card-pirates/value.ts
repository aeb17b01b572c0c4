/**
 * The chance of every seat to win. Unlike `worth` it has no terms that keep a bot to its plan, so that positions within a
 * turn can be compared. Its numbers are fitted to finished games (`npm run duel -- --calibrate-value`).
 */
import type { Seat } from '../game.ts';
import { oddsOf, sharesOf } from '../odds.ts';
import { mostCommitted } from './battle.ts';
import { isCrew, powerOf, totalOf } from './cards.ts';
import { unknownCard } from './prices.ts';
import { scoreOf, standingsOf } from './score.ts';
import type { Battle, CardId, State } from './types.ts';
import { prospects, turnsLeft } from './worth.ts';

/** Points by which a seat has to be ahead to be e times as likely to win: at the end, and more for every turn to come. */
const doubt = { atEnd: 2, perTurn: 0.5 } as const;
/** Difference of battle totals that makes one side e times as likely to win, while the other's cards are open to choice. */
const battleDoubt = 3;
/** What a card taken is worth beside an unknown one: it goes from one to the other. */
const spoils = 1.6;
/** Alone at the table: points that are half of what can be hoped for. */
const half = 12;

export function value(state: State): number[] {
  const { seats, options } = state;
  if (seats.length === 1) {
    const points = state.phase === 'over' ? scoreOf(seats[0].hand, options.points) : Math.max(0, hopesOf(state)[0]);
    return [points / (points + half)];
  }
  if (state.phase === 'over') {
    const winners = standingsOf(state).filter(({ place }) => place === 1);
    return sharesOf(
      seats.length,
      winners.map(({ seat }) => seat),
    );
  }
  const turns = turnsLeft(state);
  return oddsOf(hopesOf(state), doubt.atEnd + doubt.perTurn * turns);
}

/** Points that every seat may expect. */
function hopesOf(state: State): number[] {
  const turns = turnsLeft(state);
  const hopes = state.seats.map(({ hand }, seat) => prospects(state, seat, heldBy(state, seat, hand), turns));
  const { battle, phase } = state;
  if (battle && (phase === 'battle.attack' || phase === 'battle.defend')) {
    const chance =
      1 /
      (1 +
        Math.exp(
          (strengthOf(state, battle, battle.defender) - strengthOf(state, battle, battle.attacker)) / battleDoubt,
        ));
    const gain = spoils * unknownCard * (2 * chance - 1);
    hopes[battle.attacker] += gain;
    hopes[battle.defender] -= gain;
  }
  return hopes;
}

/** Cards on the table are lost, whoever wins; those that a side still has to choose are among the best of its crew. */
function heldBy({ battle, phase }: State, seat: Seat, hand: readonly CardId[]): readonly CardId[] {
  if (!battle || seat !== chooser(battle, phase) || committedBy(battle, seat).length > 0) return hand;
  const best = hand.findIndex(isCrew);
  return best < 0 ? hand : hand.filter((_, i) => i !== best);
}

function chooser({ attacker, defender }: Battle, phase: State['phase']): Seat | null {
  return phase === 'battle.attack' ? attacker : phase === 'battle.defend' ? defender : null;
}

const committedBy = (battle: Battle, seat: Seat) => (seat === battle.attacker ? battle.attack : battle.defence);

/** What a side has announced, or will muster: two of its best, at least what it has put down. */
function strengthOf(state: State, battle: Battle, seat: Seat): number {
  const committed = totalOf(committedBy(battle, seat));
  if (seat === battle.attacker && state.phase === 'battle.defend') return committed;
  const crew = state.seats[seat].hand.filter(isCrew).map(powerOf);
  const usual = crew.slice(0, mostCommitted - 1).reduce((sum, power) => sum + power, 0);
  return Math.max(committed, committed > 0 ? committed : usual);
}
