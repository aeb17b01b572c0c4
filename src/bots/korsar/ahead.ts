/**
 * A look one action ahead for the lines of a search, which have no time to play every action: what `worth` says after it,
 * worked out from the one vessel that changes. What lies in other hands, or on top of the deck, is not looked at.
 */
import type { Seat } from '../../rules/game.ts';
import { type Card, cardOf } from '../../rules/korsar/cards.ts';
import { leaderOf, sideOf } from '../../rules/korsar/open.ts';
import { goldOf, partnersOf } from '../../rules/korsar/sides.ts';
import type { Action, Side, State, Vessel } from '../../rules/korsar/types.ts';
import { balance, cardWorth, expect, type Season, seasonOf, turnsToCome } from '../../rules/korsar/worth.ts';

/** Worth of a card that nobody has seen: skulls and trumps in season, and the gold of a vessel. */
const unseen = { fight: 0.51, gold: 1.28 } as const;

/** Gives the worth of every action, less what is the same for all of them. The state is the same afterwards. */
export function worthsAhead(state: State, seat: Seat, legal: readonly Action[]): number[] {
  const outlook = outlookOf(state, seat);
  return legal.map((action) => worthAfter(state, seat, action, outlook));
}

/** Everything that is the same whatever a seat does now. */
interface Outlook {
  side: Side;
  /** The seat whose turn it is then. */
  next: Seat;
  /** Mark of a last card: the game is over then, and whoever leads a vessel takes it. */
  isEnd: boolean;
  season: Season;
  /** Gold that every vessel at sea adds to the prospects of the sides, as it lies. */
  shares: readonly (readonly number[])[];
  /** All of it, with what is home. */
  prospects: readonly number[];
}

function outlookOf(state: State, seat: Seat): Outlook {
  const { sea, deck, hands, stacks } = state;
  const next = seat + 1 === hands.length ? 0 : seat + 1;
  let held = deck.length;
  for (const partner of partnersOf(state, seat)) held += hands[partner].length;
  const isEnd = held === 1;
  const prospects: number[] = [];
  for (let side = 0; side < stacks.length; side++) prospects.push(goldOf(stacks[side]));
  const shares: number[][] = [];
  for (let i = 0; i < sea.length; i++) {
    const share = prospects.map(() => 0);
    addShares(state, sea[i], next, isEnd, share);
    for (let side = 0; side < share.length; side++) prospects[side] += share[side];
    shares.push(share);
  }
  const season = seasonOf(turnsToCome(state) - 1 / hands.length);
  return { side: sideOf(state, seat), next, isEnd, season, shares, prospects };
}

function addShares(state: State, vessel: Vessel, next: Seat, isEnd: boolean, prospects: number[]): void {
  if (isEnd) {
    const leader = leaderOf(state, vessel);
    if (leader !== null) prospects[leader] += vessel.gold;
  } else expect(state, vessel, next, prospects);
}

function worthAfter(state: State, seat: Seat, action: Action, outlook: Outlook): number {
  const { side, next, isEnd, season, shares } = outlook;
  if (action.type === 'draw')
    return balance(outlook.prospects, side) + unseen.fight * season.time - unseen.gold * season.debt;
  const card = cardOf(action.card)!;
  const prospects = outlook.prospects.slice();
  if (action.type === 'launchVessel') addShares(state, launched(card.gold, seat), next, isEnd, prospects);
  else if (action.type !== 'discard') {
    let at = 0;
    while (state.sea[at].vessel !== action.vessel) at++;
    for (let each = 0; each < prospects.length; each++) prospects[each] -= shares[at][each];
    const vessel = state.sea[at];
    const takeBack = lay(vessel, side, card);
    addShares(state, vessel, next, isEnd, prospects);
    takeBack();
  }
  return balance(prospects, side) - cardWorth(card, season);
}

const bare: never[] = [];

const launched = (gold: number, owner: Seat): Vessel => ({
  vessel: '',
  gold,
  owner,
  launchedTurn: 0,
  forces: bare,
  trumps: bare,
});

/** Lays a card on a vessel, to look at it; gives what takes it away again. */
function lay({ forces, trumps }: Vessel, side: Side, { kind, suit, skulls, id }: Card): () => void {
  if (kind !== 'pirate') {
    trumps.push({ side, seat: side, card: id, turn: 0 });
    return () => trumps.pop();
  }
  for (const force of forces) {
    if (force.side !== side) continue;
    force.strength += skulls;
    return () => {
      force.strength -= skulls;
    };
  }
  forces.push({ side, suit: suit!, strength: skulls, pirates: bare });
  return () => forces.pop();
}
