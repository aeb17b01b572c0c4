/**
 * Captains as they look: the eight identities of a seat, the grey pirate nobody plays, and
 * names.
 */

import type { Seat } from '../rules/game.ts';

export interface Emblem {
  /** Part of the art's frame names: `flag-anne-1`, `tf-back-anne`. */
  id: string;
  /** Default name; players may rename. */
  name: string;
  field: string;
  /** A lighter tone of the field where it has to read on dark wood. */
  line: string;
  /** A darker tone of the field for words on parchment. */
  ink: string;
  /** Colour of the emblem on the field. */
  mark: string;
}

const white = '#FFFFFF';
const dark = '#2B1A10';

export const emblems: readonly Emblem[] = [
  { id: 'anne', name: 'Anne', field: '#C42E16', line: '#F0664C', ink: '#A82410', mark: white },
  { id: 'bart', name: 'Bart', field: '#2472CC', line: '#5B9BE8', ink: '#15548F', mark: white },
  { id: 'calico', name: 'Calico', field: '#EBB41E', line: '#EBB41E', ink: '#6B4C00', mark: dark },
  { id: 'mary', name: 'Mary', field: '#14755A', line: '#2FA584', ink: '#0D5B46', mark: white },
  { id: 'edward', name: 'Edward', field: '#742494', line: '#B070D0', ink: '#64207E', mark: white },
  { id: 'grace', name: 'Grace', field: '#EFE8D6', line: '#EFE8D6', ink: '#5A5240', mark: dark },
  { id: 'henry', name: 'Henry', field: '#2B2E37', line: '#8A8F9E', ink: '#23262E', mark: white },
  { id: 'ching', name: 'Ching', field: '#E57CAC', line: '#E57CAC', ink: '#9A2A58', mark: dark },
];

/** Names to choose from in set-up; the seats' own come first. */
export const crewNames: readonly string[] = [
  ...emblems.map((look) => look.name),
  ...[
    'Jack',
    'Molly',
    'Finn',
    'Rosa',
    'Sam',
    'Nell',
    'Tom',
    'Kate',
    'Ned',
    'Isla',
    'Max',
    'Zoe',
    'Ben',
    'Lily',
    'Leo',
    'Ada',
  ],
];

/** Nobody reads its name: a game that has the grey pirate says it in its own words. */
export const greyEmblem: Emblem = {
  id: 'neutral',
  name: '',
  field: '#8C867A',
  line: '#B9B3A6',
  ink: '#5A5240',
  mark: white,
};

/** Places of identities in `emblems`, by seat; each seat wears its own when empty. */
let worn: readonly number[] = [];

/**
 * Dresses the captains of the table that is shown now: seat by seat the place of an identity in `emblems`; their own with
 * null. Like the language it is one for the whole page.
 */
export function wear(places: readonly number[] | null): void {
  worn = places ?? [];
}

/** Gives the identity that a seat wears at this table. */
export const emblemAt = (seat: Seat): Emblem => emblems[worn[seat] ?? seat];

/** Names a captain as the set-up does, else as the seat's identity is called. */
export const nameOf = (seat: Seat, names: readonly string[]): string => names[seat] ?? emblemAt(seat).name;

/** Gives the part of the art's frame names that stands for a seat. */
export const lookId = (seat: Seat): string => emblemAt(seat).id;

/** Gives the colours of the seat that a part of the art's frame names stands for. */
export const emblemOf = (look: string): Emblem => emblems.find(({ id }) => id === look) ?? greyEmblem;
