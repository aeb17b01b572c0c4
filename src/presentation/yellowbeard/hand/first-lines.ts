/** The first lines of Yellowbeard: which decisions there are, what they are about, and which actions teach them. */
import type { Action, View } from '../../../rules/yellowbeard/types.ts';
import { firstWords } from '../../../words/yellowbeard/first-lines.ts';
import type { GameFirstLines } from '../../hands/first-lines.ts';
import type { SeatChoice } from '../../hands/human.ts';
import { chestsBeside, harboursAt } from './chart-moves.ts';
import type { Choosing } from './human.ts';
import { isWhole } from './navy-moves.ts';

type Plotting = 'plot' | 'load' | 'harbour';
type Sailing = 'decide' | 'seen' | 'aim' | 'second' | 'after' | 'way';
type Kind = Plotting | Sailing | 'role' | 'chest' | 'fleet' | 'depart' | 'roll' | 'next';

/** Names the kind of orders of a man-of-war that has looked, after an Aye and after a Nay. */
const looked = ({ phase }: View): Kind => (phase === 'navy.seen' ? 'seen' : 'after');

/**
 * Lists the kinds of turns that the pirate may have had. The room cannot tell them apart: what it knows of chests and
 * harbours says which ones there were.
 */
const pirate = ({ stolen, turned }: View): Kind[] => [
  'plot',
  ...(stolen.length > 0 ? (['load'] as const) : []),
  ...(turned.length > 0 ? (['harbour'] as const) : []),
];

export const firstLines: GameFirstLines<Kind, Choosing, Action['type'], View> = {
  kindOf(choice, state) {
    const view = choice.view as View;
    switch (view.phase) {
      case 'setup.roles':
        return 'role';
      case 'setup.chests':
        return 'chest';
      case 'setup.ships':
        return 'fleet';
      case 'setup.departure':
        return state.path.length === 0 ? 'depart' : null;
      case 'over':
        return 'next';
      case 'navy.roll':
        return 'roll';
      case 'pirate':
        return plotting(view, state);
      case 'navy.decide':
      case 'navy.seen':
      case 'navy.salvo2':
      case 'navy.unseen':
        return ordering(choice, state);
    }
  },
  about: {
    role: ['rollForRole'],
    chest: ['put|'],
    fleet: ['put|'],
    depart: ['at|'],
    plot: ['at|'],
    load: ['load|'],
    harbour: ['harbour'],
    roll: ['rollDie'],
    decide: ['lookFirst'],
    seen: ['fire', 'sail', 'stay'],
    aim: ['fire|'],
    second: ['fire|', 'cease'],
    after: ['sail', 'stay'],
    way: ['to|'],
    next: ['nextRound'],
  },
  teaches: {
    rollForRole: ['role'],
    placeChest: ['chest'],
    placeShip: ['fleet'],
    depart: ['depart'],
    sail: pirate,
    load: pirate,
    rollDie: ['roll'],
    moveFirst: ['decide', 'way'],
    lookFirst: ['decide'],
    fire: ({ phase }) => (phase === 'navy.salvo2' ? ['second'] : ['seen', 'aim']),
    holdFirst: ['seen', 'aim'],
    cease: ['second'],
    move: (view) => [looked(view), 'way'],
    stay: (view) => [looked(view)],
    nextRound: ['next'],
  },
  words: firstWords,
};

function plotting(view: View, { path, harbour }: Choosing): Plotting | null {
  if (path.length === 0 && chestsBeside(view).some(({ error }) => error === null)) return 'load';
  const end = path.at(-1) ?? view.quarry?.square ?? '';
  if (harbour === null && harboursAt(view, end).length > 0) return 'harbour';
  return path.length === 0 && harbour === null ? 'plot' : null;
}

function ordering({ view: seen, choices }: SeatChoice, { mode, way }: Choosing): Sailing | null {
  const view = seen as View;
  if (mode === 'sail') return isWhole(choices, way) ? null : 'way';
  if (view.phase === 'navy.salvo2') return 'second';
  if (mode === 'fire') return 'aim';
  if (view.phase === 'navy.decide') return 'decide';
  return view.phase === 'navy.seen' ? 'seen' : 'after';
}
