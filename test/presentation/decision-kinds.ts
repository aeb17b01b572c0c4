/**
 * The kinds of decisions that belong to each phase of a game, as the rules' own types list the phases: a phase that is new
 * there does not compile here before it has its kinds. A phase in which nobody is asked has none.
 */
import type { Phase as CardPirates } from '../../src/rules/card-pirates/types.ts';
import type { Phase as Korsar } from '../../src/rules/korsar/types.ts';
import type { Phase as TreasureFleet } from '../../src/rules/treasure-fleet/types.ts';
import type { Phase as Yellowbeard } from '../../src/rules/yellowbeard/types.ts';

type Kinds<Phase extends string> = Readonly<Record<Phase, readonly string[]>>;

const treasureFleet: Kinds<TreasureFleet> = {
  loading: ['load'],
  neutralShot: ['grey'],
  volley: ['card', 'ship'],
  curse: ['curse'],
  gameOver: [],
};

const korsar: Kinds<Korsar> = {
  action: ['choose', 'last', 'launch', 'pirate', 'captain', 'admiral'],
  gameOver: [],
};

const cardPirates: Kinds<CardPirates> = {
  'setup.islands': ['isle', 'swap'],
  'setup.seas': ['shift', 'shiftTo'],
  'turn.move': ['sail', 'square', 'bury', 'drift', 'stuck', 'end'],
  'depart.setAside': ['aside'],
  'arrive.exchange': ['exchange', 'ashore'],
  'arrive.storm': ['storm'],
  'battle.attack': ['attack'],
  'battle.defend': ['defend'],
  'battle.give': ['give'],
  over: [],
};

const yellowbeard: Kinds<Yellowbeard> = {
  'setup.roles': ['role'],
  'setup.chests': ['chest'],
  'setup.ships': ['fleet'],
  'setup.departure': ['depart'],
  pirate: ['plot', 'load', 'harbour'],
  'navy.roll': ['roll'],
  'navy.decide': ['decide', 'way'],
  'navy.seen': ['seen', 'aim', 'way'],
  'navy.salvo2': ['second'],
  'navy.unseen': ['after', 'way'],
  // Between two rounds of a match.
  over: ['next'],
};

/** Kinds by the id of a game and its phase. */
export const kindsByPhase: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'treasure-fleet': treasureFleet,
  korsar,
  'card-pirates': cardPirates,
  yellowbeard,
};

/** Gives the phase of a view; what everybody may be shown of it may be less than the rules tell the seat. */
export const phaseOf = (view: object): string => {
  const { step, phase } = view as { step?: string; phase: string };
  return step ?? phase;
};
