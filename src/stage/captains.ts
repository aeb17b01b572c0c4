/** Who sits where: the eight identities of a seat (chapter 4 of the art bible), the grey pirate nobody plays, and names. */

import type { Seat } from '../rules/game.ts';

export interface Emblem {
  /** Part of the art's frame names: `flag-anne-1`, `tf-back-anne`. */
  id: string;
  /** Default name; players may rename. */
  name: string;
  field: string;
  /** A lighter tone of the field where it has to read on dark wood. */
  line: string;
}

export const emblems: readonly Emblem[] = [
  { id: 'anne', name: 'Anne', field: '#C42E16', line: '#F0664C' },
  { id: 'bart', name: 'Bart', field: '#2472CC', line: '#5B9BE8' },
  { id: 'calico', name: 'Calico', field: '#EBB41E', line: '#EBB41E' },
  { id: 'mary', name: 'Mary', field: '#14755A', line: '#2FA584' },
  { id: 'edward', name: 'Edward', field: '#742494', line: '#B070D0' },
  { id: 'grace', name: 'Grace', field: '#EFE8D6', line: '#EFE8D6' },
  { id: 'henry', name: 'Henry', field: '#2B2E37', line: '#8A8F9E' },
  { id: 'ching', name: 'Ching', field: '#E57CAC', line: '#E57CAC' },
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
export const greyEmblem: Emblem = { id: 'neutral', name: '', field: '#8C867A', line: '#B9B3A6' };

/** Names a captain as the set-up does, else as the seat's identity is called. */
export const nameOf = (seat: Seat, names: readonly string[]): string => names[seat] ?? emblems[seat].name;

/** Gives the part of the art's frame names that stands for a seat. */
export const lookId = (seat: Seat): string => emblems[seat].id;
