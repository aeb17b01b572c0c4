/** The pace of Treasure Fleet: what is bookkeeping, what is a fight, and how much is told between two decisions. */
import type { Times } from '../../../controller/pacing.ts';
import type { Seat } from '../../../rules/game.ts';
import type { Event, View } from '../../../rules/treasure-fleet/types.ts';
import { before, paceOf, roundFrom } from '../../telling/pace.ts';
import { peak } from './peaks.ts';
import { pivot } from './pivot.ts';

/** Volleys of a sailing; after the last of them the fights are settled, one ship after the other. */
const volleys = 3;
/** Milliseconds of a shot, and of the way to the next sailing, about. */
const usual = { shot: 2700, next: 2000 } as const;

/** Estimates what is told before one of these people decides, fights aside: shots of this volley and the next one. */
function toCome({ toPlay, volley, lookout, seats }: View, people: readonly Seat[]): Times {
  const shots = before(toPlay, people);
  const plain = usual.shot * shots;
  if (shots < toPlay.length || toPlay.length === 0) return { plain };
  if (volley >= volleys) return { plain: plain + usual.next };
  return { plain: plain + usual.shot * before(roundFrom(lookout + 1, seats.length), people) };
}

export const pacing = paceOf<View, Event>({
  books: [
    'CaptainDrawn',
    'CaptainAssigned',
    'LookoutSet',
    'NeutralDeckReady',
    'CardsLoaded',
    'LoadingClosed',
    'VolleyStarted',
    'TurnStarted',
    'VolleyEnded',
    'LookoutPassed',
    'SpareReturned',
    'SailingEnded',
  ],
  // What becomes of a ship is how the fight for it ends; a curse takes its ships in the same breath.
  fights: ['ShipCaptured', 'ShipEscaped', 'CurseResolved', 'ShipLostToCurse'],
  ceremony: 'GameEnded',
  told: 10_000,
  peak,
  pivot,
  ahead: toCome,
});
