/** Deeds of Yellowbeard: what a man-of-war or the pirate did last, from what the whole table was told. */
import { type Deed, type Deeds, deedsIn } from '../../../controller/deeds.ts';
import type { Event, ShipNumber } from '../../../rules/yellowbeard/types.ts';
import type { words } from '../../../words/yellowbeard/table.ts';

type Code = keyof ReturnType<typeof words>['did'];

/** Name of the pirate's plate; men-of-war go by their numbers. */
export const pirate = 'pirate';

const deed = deedsIn<Code, ShipNumber | typeof pirate>();

/** Deeds that are seen; a turn in secret after one of them tells nothing new. */
const seen: ReadonlySet<string> = new Set<Code>(['stole', 'tried']);

export function deedOf(event: Event, before: Deeds): Deed | 'fresh' | null {
  switch (event.type) {
    case 'PirateChosen':
    case 'PirateRolePassed':
      return 'fresh';
    case 'PirateDeparted':
      return deed(pirate, 'departed', 'icon-flag');
    case 'PirateTurnTaken':
      return seen.has(before[pirate]?.code ?? '') ? null : deed(pirate, 'slipped', 'icon-wave');
    case 'TreasureStolen':
      return deed(pirate, 'stole', 'icon-chest');
    case 'HarbourTested':
      return deed(pirate, 'tried', 'icon-anchor');
    case 'NavyMoved':
      return deed(event.ship, 'sailed', 'icon-helm', { square: event.path.at(-1) ?? '' });
    case 'NavyHeld':
      return event.what === 'stays' || event.what === 'cannotMove' ? deed(event.ship, 'stayed', 'icon-anchor') : null;
    case 'TelescopeAnswered':
      return event.answer === 'aye'
        ? deed(event.ship, 'saw', 'icon-eye', { square: event.square })
        : deed(event.ship, 'sawNothing', 'icon-spyglass');
    case 'SalvoFired':
      if (event.result === 'pirate') return deed(event.ship, 'hit', 'icon-skull');
      return deed(event.ship, event.result === 'navy' ? 'hitFriend' : 'missed', 'icon-cannon');
    case 'PirateRammed':
      return deed(event.ship, 'rammed', 'icon-skull');
    default:
      return null;
  }
}
