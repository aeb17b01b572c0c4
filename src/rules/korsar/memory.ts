/** The memory of a captain: the cards of a vessel that goes home have lain open until then. */
import type { Event, Memory } from './types.ts';

export function remember(memory: Memory | null, event: Event): Memory {
  const { prizes } = memory ?? { prizes: [] };
  if (event.type === 'VesselCaptured') {
    const { side, vessel, gold, cards } = event;
    prizes.push({ side, vessel, gold, cards: cards.map(({ card }) => card) });
  }
  return { prizes };
}
