/** Positions of Card Pirates in which a captain reads each of its first lines. */
import type { Action, Phase, View } from '../../../rules/card-pirates/types.ts';
import { type FirstLineAt, linesOf } from '../../moments/first-lines.ts';

type At = FirstLineAt<Action, View>;

const can = (type: Action['type'], legal: readonly Action[]): boolean => legal.some((action) => action.type === type);

/** Finds a position in this phase, however somebody came there. */
const inPhase = (phase: Phase, more: Partial<At> = {}): At => ({ when: ({ step }) => step === phase, ...more });

/** Position with crew that can sail. */
const sails: At = { seats: 3, when: ({ step }, legal) => step === 'turn.move' && can('sail', legal) };

export const firstLines = linesOf<Action, View>({
  isle: inPhase('setup.islands', { options: { randomIslands: true } }),
  swap: inPhase('setup.islands', { options: { randomIslands: true }, presses: () => ['at|'] }),
  shift: inPhase('setup.seas', { options: { treacherousSeas: true } }),
  shiftTo: inPhase('setup.seas', { options: { treacherousSeas: true }, presses: () => ['at|'] }),
  sail: sails,
  square: {
    ...sails,
    presses(view, legal) {
      const sail = legal.find((action) => action.type === 'sail');
      return [`card|${view.own?.hand.indexOf(sail?.card ?? '')}`];
    },
  },
  bury: { ...sails, presses: () => ['bury'] },
  drift: {
    when: ({ step, own }, legal) =>
      step === 'turn.move' && own?.mustBury === 0 && !can('sail', legal) && can('drift', legal),
  },
  // Where the ring, the islands of other suits and storms shut a ship in.
  stuck: {
    from: 111,
    seats: 3,
    options: { treacherousSeas: true, advancedSailing: true, randomIslands: true },
    when: (_, legal) => can('forfeit', legal),
  },
  end: { seats: 1, when: (_, legal) => can('endVoyage', legal), presses: () => ['end'] },
  aside: inPhase('depart.setAside', { seats: 1 }),
  exchange: { when: ({ step }, legal) => step === 'arrive.exchange' && can('exchange', legal) },
  ashore: { when: ({ step }, legal) => step === 'arrive.exchange' && !can('exchange', legal) },
  storm: inPhase('arrive.storm'),
  attack: inPhase('battle.attack'),
  defend: inPhase('battle.defend'),
  give: inPhase('battle.give'),
});
