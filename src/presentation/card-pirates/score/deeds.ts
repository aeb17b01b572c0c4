/** Deeds of Card Pirates: what a captain did last, from what the whole table was told. */
import { type Deed, deedsIn } from '../../../controller/deeds.ts';
import type { Event } from '../../../rules/card-pirates/types.ts';
import type { Seat } from '../../../rules/game.ts';
import type { words } from '../../../words/card-pirates/table.ts';
import { placed } from '../naming.ts';

type Code = keyof ReturnType<typeof words>['did'];

const deed = deedsIn<Code, Seat>();

export function deedOf(event: Event): Deed | null {
  switch (event.type) {
    case 'ShipSailed':
      return deed(event.seat, 'sailed', 'icon-helm', placed(event.path.at(-1) ?? event.from));
    case 'ShipDrifted':
      return deed(event.seat, 'drifted', 'icon-wave', placed(event.to));
    case 'TreasureBuried':
      return deed(event.seat, 'buried', 'icon-chest');
    case 'CardsDugUp': {
      const n = event.faceUp.length + event.faceDown;
      // One card is what every ship takes aboard where she arrives.
      return n > 1 ? deed(event.seat, 'took', 'icon-cards', { n }) : null;
    }
    case 'IslandExchanged':
      return deed(event.seat, 'exchanged', 'icon-cards');
    case 'CardSetAside':
      return deed(event.seat, 'setAside', 'icon-x');
    case 'StormToll':
      return deed(event.seat, 'paidStorm', 'icon-bolt');
    case 'BattleJoined':
      return deed(event.attacker, 'attacked', 'icon-cutlasses');
    case 'BattleResolved':
      if (event.outcome === 'draw') return deed(event.attacker, 'drew', 'icon-cutlasses');
      return deed(event[event.outcome], 'won', 'icon-trophy');
    case 'TurnForfeited':
      return deed(event.seat, 'waited', 'icon-anchor');
    default:
      return null;
  }
}
