/** The lessons of Korsar: putting to sea and bringing home; attacks, suits and leads; captains, the admiral and partners. */
import type { Action, Korsar } from '../../rules/korsar/types.ts';
import type { GameLessons, Lesson, LessonStep } from '../lesson.ts';

type Moves = LessonStep<Korsar>['moves'];

const learner = 0;
/** Lists the moves of a round: the learner's, then, seat by seat, what the others draw or do. */
const round = (action: Action, ...others: readonly (Action | 'draw')[]): { moves: Moves } => ({
  moves: [
    { seat: learner, action },
    ...others.map((other, i) => ({ seat: i + 1, action: other === 'draw' ? ({ type: 'draw' } as const) : other })),
  ],
});

const draw: Action = { type: 'draw' };
const launch = (card: string): Action => ({ type: 'launchVessel', card });
const attack = (card: string, vessel: string): Action => ({ type: 'playPirate', card, vessel });

const home: Lesson<Korsar> = {
  seats: 3,
  learner,
  seed: 'bring her home',
  options: { startSeat: learner },
  deal: {
    hands: [
      ['vessel5', 'vessel2', 'serpent3', 'kraken1', 'raven2', 'star1'],
      ['kraken2', 'star3', 'raven1', 'serpent1', 'vessel3', 'kraken3'],
      ['raven3', 'star2', 'serpent2', 'vessel4', 'kraken2', 'star4'],
    ],
    deck: ['star2', 'raven2', 'vessel7'],
  },
  steps: [
    round(launch('vessel5'), 'draw', 'draw'),
    round(draw, launch('vessel3'), 'draw'),
    round(launch('vessel7'), attack('kraken2', 'v3'), 'draw'),
    round(attack('serpent3', 'v3'), 'draw', 'draw'),
    round(launch('vessel2'), 'draw', 'draw'),
  ],
};

const skulls: Lesson<Korsar> = {
  seats: 3,
  learner,
  seed: 'most skulls lead',
  options: { startSeat: 1 },
  deal: {
    hands: [
      ['kraken3', 'kraken2', 'kraken1', 'star3', 'raven4', 'serpent2'],
      ['vessel6', 'raven1', 'serpent3', 'star2', 'vessel4', 'kraken4'],
      ['serpent4', 'serpent1', 'vessel3', 'raven2', 'star1', 'star4'],
    ],
  },
  before: [
    { seat: 1, action: launch('vessel6') },
    { seat: 2, action: draw },
  ],
  steps: [
    round(attack('kraken3', 'v1'), 'draw', attack('serpent4', 'v1')),
    round(attack('kraken2', 'v1'), 'draw', attack('serpent1', 'v1')),
    round(attack('kraken1', 'v1'), launch('vessel4'), 'draw'),
    round(attack('star3', 'v2'), 'draw', attack('raven2', 'v2')),
  ],
};

const command: Lesson<Korsar> = {
  seats: 4,
  learner,
  seed: 'the last one commands',
  options: { mode: 'partnership', startSeat: learner },
  deal: {
    hands: [
      ['vessel7', 'vessel3', 'serpent2', 'star1', 'krakenCaptain', 'admiral'],
      ['kraken2', 'raven1', 'star3', 'vessel2', 'raven3', 'serpent1'],
      ['serpent4', 'serpentCaptain', 'raven2', 'star2', 'kraken1', 'vessel4'],
      ['raven4', 'star4', 'kraken4', 'vessel5', 'vessel2', 'serpent3'],
    ],
  },
  steps: [
    round(launch('vessel7'), 'draw', attack('serpent4', 'v1'), 'draw'),
    round(
      { type: 'playAdmiral', card: 'admiral', vessel: 'v1' },
      attack('kraken2', 'v1'),
      { type: 'playCaptain', card: 'serpentCaptain', vessel: 'v1' },
      'draw',
    ),
    round({ type: 'playCaptain', card: 'krakenCaptain', vessel: 'v1' }, 'draw', 'draw', 'draw'),
    round(launch('vessel3'), attack('raven3', 'v2'), 'draw', 'draw'),
  ],
};

export const lessons: GameLessons<Korsar> = { home, skulls, command };
