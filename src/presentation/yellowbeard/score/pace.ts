/** The pace of Yellowbeard: what is bookkeeping, what is a fight, and how much is told between two decisions. */
import { plus, type Times } from '../../../controller/pacing.ts';
import type { Seat } from '../../../rules/game.ts';
import type { Event, View } from '../../../rules/yellowbeard/types.ts';
import { before, paceOf, timesEach } from '../../telling/pace.ts';
import { peak } from './peaks.ts';
import { pivot } from './pivot.ts';
import type { Aside } from './view-after.ts';

/** Times of the pirate's secret turn, and of a man-of-war's, about. */
const secret: Times = { fixed: 1600, peak: 700 };
const turn: Times = { books: 230, plain: 6000 };

/** Estimates what is told before one of these people decides; the pirate sails between any two men-of-war. */
function toCome({ phase, ship, owners, pirate }: View, people: readonly Seat[]): Times {
  const order = owners.map((_, i) => owners[(ship - 1 + i) % owners.length]);
  const plots = phase === 'pirate' ? 1 : 0;
  if (pirate !== null && people.includes(pirate)) return timesEach(turn, 1 - plots);
  const ships = before(order, people);
  return plus(timesEach(secret, ships + plots), timesEach(turn, ships));
}

export const pacing = paceOf<View, Event, Aside>({
  books: ['RoleDieRolled', 'PirateChosen', 'NavyDieRolled', 'CaptainDecided', 'PirateRolePassed'],
  fights: ['SalvoAimed', 'SalvoFired', 'NavySunk', 'PirateSunk', 'PirateRammed', 'PirateTrapped'],
  // What is hidden, or not yet said, must not show in how long anything takes.
  fixed: ['PirateTurnTaken', 'HarbourTested'],
  ceremony: 'MatchEnded',
  told: 20_000,
  peak,
  pivot,
  ahead: toCome,
});
