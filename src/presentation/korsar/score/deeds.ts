/** Deeds of Korsar: what a captain did at their turn, from what the whole table was told. */
import { type Deed, deedsIn } from '../../../controller/deeds.ts';
import type { Seat } from '../../../rules/game.ts';
import type { Event } from '../../../rules/korsar/types.ts';
import type { words } from '../../../words/korsar/table.ts';
import { skullsOf } from '../hand/strength.ts';

type Code = keyof ReturnType<typeof words>['did'];

const deed = deedsIn<Code, Seat>();

export function deedOf(event: Event): Deed | null {
  switch (event.type) {
    case 'CardDrawn':
      return deed(event.seat, 'drew', 'icon-cards');
    case 'VesselLaunched':
      return deed(event.seat, 'launched', 'icon-flag', { gold: event.gold });
    case 'AttackOpened':
    case 'AttackReinforced':
      return deed(event.seat, 'attacked', 'icon-skull', { n: skullsOf(event.card) });
    case 'CaptainPlayed':
      return deed(event.seat, 'captain', 'icon-tricorn');
    case 'AdmiralPlayed':
      return deed(event.seat, 'admiral', 'icon-bicorne');
    case 'CardDiscarded':
      return deed(event.seat, 'discarded', 'icon-x');
    default:
      return null;
  }
}
