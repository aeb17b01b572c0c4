/** What a person at the table of Card Pirates presses, from what can be chosen: for journeys and crashes. */
import type { Page } from 'playwright-core';
import { Match } from '../../src/match/match.ts';
import type { GameRecord } from '../../src/match/record.ts';
import { cardPirates } from '../../src/rules/card-pirates/game.ts';
import type { Phase } from '../../src/rules/card-pirates/types.ts';
import { pick, seededDice, seedFrom } from '../../src/rules/dice.ts';
import { finger, type Hand, untilAsked } from './hands.ts';
import { over } from './korsar-hands.ts';
import type { Plugged } from './plug.ts';

/** What was done by how many presses. */
export interface Done {
  curtains: number;
  moves: number;
  fights: number;
  /** Cards tried since something was done. */
  tries: number;
}

export const nothingDone = (): Done => ({ curtains: 0, moves: 0, fights: 0, tries: 0 });

/** One press of somebody who means to get on. Comes back with what there was to choose. */
export async function pressCardPirates(page: Page, hand: Hand, done: Done): Promise<string[]> {
  const { targets } = await untilAsked(page);
  const ids = targets.map((target) => target.id);
  const free = targets.filter(({ refusal }) => refusal === undefined).map(({ id }) => id);
  const of = (what: string) => free.filter((id) => id.startsWith(`${what}|`));
  const act = async (id: string, count?: 'curtains' | 'moves' | 'fights') => {
    if (count) done[count]++;
    done.tries = 0;
    await hand.choose(page, id);
    return ids;
  };
  if (over(ids)) return ids;
  if (ids.includes('reveal')) return act('reveal', 'curtains');
  for (const id of ['stay', 'go', 'forfeit']) if (free.includes(id)) return act(id, 'moves');
  if (of('at').length > 0) return act(of('at')[done.moves % of('at').length]);
  if (ids.includes('ready')) {
    const row = of('row');
    const cards = of('card');
    if (row.length > 1 || (row.length === 1 && cards.length === 0)) return act('ready', 'fights');
    return act(cards[0]);
  }
  const squares = of('to');
  if (squares.length > 0) return act(squares[done.moves % squares.length]);
  const cards = of('card');
  if (ids.includes('decline') && cards.length === 0) return act('decline', 'moves');
  // Where one card leads nowhere, or more have to be buried, it is the next one's turn.
  await hand.choose(page, cards[done.tries % cards.length]);
  done.tries++;
  return ids;
}

/** Two people; a hand shows as what can be chosen behind the curtain. */
export function cardPiratesPlugged(): Plugged {
  const done = nothingDone();
  return {
    id: 'card-pirates',
    options: {},
    secret: /card\|/,
    async press(page) {
      await pressCardPirates(page, finger, done);
    },
  };
}

/** A match between people that has come to this phase by chance. */
export function recordAt(phase: Phase, seats: number, options: object = {}): GameRecord {
  const players = ['Anne', 'Bart', 'Calico', 'Mary'].slice(0, seats).map((name) => ({ name, kind: 'person' as const }));
  for (let i = 0; i < 200; i++) {
    const match = Match.create(cardPirates, { seats, seed: seedFrom(`record ${i}`), players, options });
    const dice = seededDice(seedFrom(`way ${i}`), 'bots');
    for (let n = 0; n < 60 && match.toAct.length > 0; n++) {
      if (match.position.state.phase === phase) return match.record;
      const [seat] = match.toAct;
      match.act(seat, pick(match.legal(seat), dice));
    }
  }
  throw new Error(`No match came to ${phase}.`);
}
