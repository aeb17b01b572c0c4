/** Variants of an event's look: events with the same words here are told by the same beat in the same way. */
import type { Event } from '../../../rules/treasure-fleet/types.ts';
import type { Of } from '../../telling/script.ts';

type Words = { [T in Event['type']]?: (event: Of<Event, T>) => string };

const captain = (who: number | 'neutral') => (who === 'neutral' ? 'grey pirate' : '');

const words: Words = {
  ShipSighted: ({ kind }) => kind,
  CardsLoaded: ({ count }) => `${count} cards`,
  TurnStarted: ({ what }) => what,
  CardPlayed: ({ card, points, leader, captain: who }) =>
    [
      card === 'BP'
        ? leader === 'boardersTie'
          ? 'second boarders'
          : 'boarders'
        : card === 'ST'
          ? 'storm'
          : `${card} guns`,
      points === 0 ? 'cursed' : '',
      leader === 'tie' ? 'tie' : '',
      captain(who),
    ].join(' '),
  StormStruck: ({ removed, boarders }) =>
    [
      removed.length === 0 ? 'nothing' : removed.length > 2 ? 'many' : 'some',
      boarders.length > 0 ? 'boarders hold' : '',
    ].join(' '),
  LookoutPassed: ({ reason }) => reason,
  ShipCaptured: ({ by, kept, captain: who }) => [by, kept ? '' : 'lost', captain(who)].join(' '),
  ShipEscaped: ({ reason }) => reason,
  CurseResolved: ({ cursed }) => (cursed.length === 0 ? 'all warded' : 'strikes'),
  SurrenderRequired: ({ count }) => (count > 1 ? 'several' : 'one'),
  ShipLostToCurse: ({ captain: who, automatic }) => [automatic ? 'at once' : 'chosen', captain(who)].join(' '),
  GovernorCardShown: ({ card }) => (card === 'BP' ? 'boarders' : 'guns'),
  GovernorRansomed: ({ captain: who }) => captain(who),
  GovernorEscaped: ({ reason }) => reason,
  GameEnded: ({ winners }) => (winners.length > 1 ? 'shared' : ''),
};

export function variantOf(event: Event): string {
  const more = (words[event.type] as ((event: Event) => string) | undefined)?.(event) ?? '';
  return `${event.type} ${more}`.replace(/\s+/g, ' ').trim();
}
