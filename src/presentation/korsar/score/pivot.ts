/** The amount that a game of Korsar turned on an event, in gold; 0 for most. */
import type { Event } from '../../../rules/korsar/types.ts';

/** Smaller merchants come home all the time. */
const dear = 5;

export function pivot(event: Event): number {
  if (event.type === 'VesselCaptured' || event.type === 'VesselAwarded') return event.gold >= dear ? event.gold : 0;
  if (event.type === 'AdmiralPlayed') return event.overcame === null ? 2 : 6;
  return event.type === 'CaptainPlayed' && event.overcame !== null ? 4 : 0;
}
