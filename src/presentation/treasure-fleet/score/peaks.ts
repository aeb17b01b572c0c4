/** The moments of Treasure Fleet for which a passer-by stops, by what happens then. */
import type { Event, View } from '../../../rules/treasure-fleet/types.ts';

export function peak(event: Event, before: View): string | null {
  switch (event.type) {
    case 'ShipCaptured':
      return 'capture';
    case 'StormStruck':
      return 'storm';
    case 'CurseResolved':
      return event.cursed.length > 0 ? 'curse' : null;
    case 'ShipLostToCurse':
      return 'curse';
    case 'CardPlayed':
      return event.card === 'BP' ? 'boarding' : leadChanges(event, before) ? 'lead' : null;
    default:
      return null;
  }
}

/** Tells whether somebody takes the lead from another captain; the first shot at a ship takes it from nobody. */
export function leadChanges({ slot, leader }: Extract<Event, { type: 'CardPlayed' }>, { line }: View): boolean {
  const led = line.find((ship) => ship.slot === slot)?.leader ?? null;
  return led !== null && leader !== null && leader !== led && leader !== 'tie' && leader !== 'boardersTie';
}
