/** Deeds of Treasure Fleet: what a captain did last, from what the whole table was told. */
import { type Deed, deedsIn } from '../../../controller/deeds.ts';
import type { Captain, CardKind, Event } from '../../../rules/treasure-fleet/types.ts';
import type { words } from '../../../words/treasure-fleet/table.ts';

type Code = keyof ReturnType<typeof words>['did'];

const deed = deedsIn<Code, Captain>();

const shots: Readonly<Partial<Record<CardKind, [Code, string]>>> = {
  ST: ['storm', 'icon-bolt'],
  BP: ['boarded', 'icon-cutlasses'],
};

export function deedOf(event: Event): Deed | null {
  switch (event.type) {
    case 'CardsLoaded':
      return deed(event.seat, 'loaded', 'icon-cards', { n: event.count });
    case 'CardPlayed': {
      const [code, icon] = shots[event.card] ?? ['fired', 'icon-cannon'];
      return deed(event.captain, code, icon, { points: event.points });
    }
    case 'ShipCaptured':
      return deed(event.captain, 'took', 'icon-chest', { points: event.points });
    case 'ShipLostToCurse':
      return deed(event.captain, 'lost', 'icon-skull', { points: event.points });
    default:
      return null;
  }
}
