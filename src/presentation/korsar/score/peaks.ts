/** The moments of Korsar for which a passer-by stops, by what happens then. */
import type { Event } from '../../../rules/korsar/types.ts';

export function peak(event: Event): string | null {
  switch (event.type) {
    case 'CaptainPlayed':
      return 'captain';
    case 'AdmiralPlayed':
      return 'admiral';
    case 'VesselCaptured':
    case 'VesselAwarded':
      return 'capture';
    case 'LeadChanged':
      return event.from === null && event.to !== null ? 'tie-broken' : null;
    default:
      return null;
  }
}
