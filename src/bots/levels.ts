/** The levels as data, weakest first: what kind of captain each is, and how many rounds those think who search. */
import type { Rounds } from './searching.ts';

export const roundsOf: Readonly<Record<'bosun' | 'admiral', Rounds>> = {
  bosun: { 'treasure-fleet': 200, korsar: 500, 'card-pirates': 200, other: 200 },
  admiral: { 'treasure-fleet': 6000, korsar: 12000, 'card-pirates': 4000, other: 2000 },
};
