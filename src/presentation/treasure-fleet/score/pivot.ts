/** The amount that a game of Treasure Fleet turned on an event, in points of those who gained or lost by it; 0 for most. */
import type { Event } from '../../../rules/treasure-fleet/types.ts';

/** Cheaper ships are what every sailing has. */
const dear = 18;

export function pivot(event: Event): number {
  if (event.type === 'ShipCaptured') return event.points >= dear ? event.points : 0;
  if (event.type === 'ShipEscaped') return event.points >= dear ? event.points - 1 : 0;
  if (event.type === 'ShipLostToCurse') return event.points;
  if (event.type === 'StormStruck') return 14;
  if (event.type === 'GovernorRansomed') return event.points + 6;
  return event.type === 'GovernorEscaped' ? 20 : 0;
}
