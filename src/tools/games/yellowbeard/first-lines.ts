/** Positions of Yellowbeard in which the pirate and the Navy read each of its first lines. */
import type { Action, Phase, View } from '../../../rules/yellowbeard/types.ts';
import { type FirstLineAt, linesOf } from '../../moments/first-lines.ts';
import { voyage } from './voyage.ts';

type At = FirstLineAt<Action, View>;

const navy = { autoSetup: true, firstPirate: 1 };
const pirate = { autoSetup: true, firstPirate: 0 };

/** Finds a position in this phase, however somebody came there. */
const inPhase = (phase: Phase, options: object, ...presses: string[]): At => ({
  seats: 4,
  options,
  when: (view) => view.phase === phase,
  presses: () => presses,
});

const can = (type: Action['type'], legal: readonly Action[]): boolean => legal.some((action) => action.type === type);

export const firstLines = linesOf<Action, View>({
  role: inPhase('setup.roles', {}),
  chest: inPhase('setup.chests', { firstPirate: 1 }),
  fleet: inPhase('setup.ships', { firstPirate: 1 }),
  depart: inPhase('setup.departure', pirate),
  plot: {
    ...inPhase('pirate', pirate),
    when: ({ phase, turn }, legal) => phase === 'pirate' && turn > 2 && !can('load', legal),
  },
  load: { ...inPhase('pirate', pirate), when: ({ phase }, legal) => phase === 'pirate' && can('load', legal) },
  harbour: { saved: () => voyage({ enough: 3 }), presses: ['reveal', 'at|H13'] },
  roll: inPhase('navy.roll', navy),
  decide: inPhase('navy.decide', navy),
  seen: { ...inPhase('navy.seen', navy), when: ({ phase }, legal) => phase === 'navy.seen' && can('fire', legal) },
  aim: {
    ...inPhase('navy.seen', navy, 'fire'),
    when: ({ phase }, legal) => phase === 'navy.seen' && can('fire', legal),
  },
  second: inPhase('navy.salvo2', navy),
  after: inPhase('navy.unseen', navy),
  way: {
    ...inPhase('navy.decide', navy, 'sail'),
    when: ({ phase }, legal) => phase === 'navy.decide' && can('moveFirst', legal),
  },
  next: { ...inPhase('over', { ...navy, rounds: 2, turnLimit: 3 }), when: (_, legal) => can('nextRound', legal) },
});
