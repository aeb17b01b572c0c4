/** The memory of a captain: the cards of a vessel that goes home have lain open until then, and who drew could have launched. */
import type { Event, Memory } from './types.ts';

export function remember(memory: Memory | null, event: Event): Memory {
  const { prizes, fresh } = memory ?? { prizes: [], fresh: [] };
  switch (event.type) {
    case 'VesselCaptured': {
      const { side, vessel, gold, cards } = event;
      prizes.push({ side, vessel, gold, cards: cards.map(({ card }) => card) });
      break;
    }
    case 'HandDealt':
      fresh[event.seat] = event.count;
      break;
    case 'CardDrawn':
      fresh[event.seat] = 1;
      break;
    case 'VesselLaunched': {
      const before = fresh[event.seat];
      if (before) fresh[event.seat] = before - 1;
    }
  }
  return { prizes, fresh };
}
