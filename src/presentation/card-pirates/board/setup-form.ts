/** The set-up screen of Card Pirates. Options and figures are those of the rules file, sections 3, 12 and 17. */

import type { Frame } from '../../../controller/room.ts';
import { dealt, opposite, standardIslands, treacherousQuota } from '../../../rules/card-pirates/cards.ts';
import { heart } from '../../../rules/card-pirates/map.ts';
import type { Suit } from '../../../rules/card-pirates/types.ts';
import { setupWords } from '../../../words/card-pirates/setup.ts';
import { fill } from '../../../words/message.ts';
import type { FormOption, SetupForm, Values } from '../../screens/setup-form.ts';
import { controlsAt } from '../layout/plan-controls.ts';

const flag = (name: string, frame?: string, scale?: number): FormOption => {
  const { title, text } = setupWords().options[name as 'hiddenCards'];
  return { name, title, text, frame, frameScale: scale };
};

/** Tells whether the captains would shift more cards than the heart of the chart can spare (12.7). */
function shiftsTooMany(seats: number, { treacherousCards, randomIslands, middleStart }: Values): boolean {
  const each = Number(treacherousCards ?? 0) || treacherousQuota[seats];
  return each * seats > heart.length - (middleStart ? 1 : 0) - (randomIslands ? seats : 0);
}

export const setupForm: SetupForm = {
  counts: [1, 2, 3, 4],
  // Section 17: one captain has nobody to fight.
  seats: (values) => (values.sameSuitBattle ? [2, 3, 4] : [1, 2, 3, 4]),
  get options(): readonly FormOption[] {
    return [
      flag('hiddenCards', 'option-hidden-cards', 1.1),
      flag('treacherousSeas', 'option-rough-seas', 1.1),
      flag('randomIslands'),
      flag('simplePolitics'),
      flag('advancedSailing'),
      flag('middleStart'),
      {
        ...flag('sameSuitBattle'),
        refusal: (seats) => (seats === 1 ? setupWords().options.sameSuitBattle.refusal : null),
      } as FormOption,
      {
        name: 'treacherousCards',
        kind: 'choice',
        title: setupWords().options.treacherousCards.title,
        choices: [
          { value: 0, ...setupWords().options.treacherousCards.asPrinted },
          ...[1, 2, 3, 4].map((n) => ({
            value: n,
            title: fill(setupWords().options.treacherousCards.each.title, { n }),
            text: setupWords().options.treacherousCards.each.text,
          })),
        ],
        refusal: (seats, values) =>
          !values.treacherousSeas || shiftsTooMany(seats, values)
            ? setupWords().options.treacherousCards.refusal
            : null,
      },
      {
        name: 'startIslands',
        kind: 'choice',
        title: setupWords().options.startIslands.title,
        choices: [
          { value: 'standard', ...setupWords().options.startIslands.standard },
          { value: 'turned', ...setupWords().options.startIslands.turned },
        ],
        each: {
          ...setupWords().options.startIslands.each,
          items: standardIslands(4).map((suit) => ({
            value: suit,
            title: setupWords().options.startIslands.islands[suit],
          })),
          opposite: (suit) => opposite[suit as Suit],
        },
        refusal: (_seats, values) =>
          values.randomIslands || values.middleStart ? setupWords().options.startIslands.refusal : null,
      },
      {
        name: 'firstSeat',
        kind: 'choice',
        title: setupWords().options.firstSeat.title,
        choices: [
          { value: 'random', ...setupWords().options.firstSeat.random },
          ...[0, 1, 2, 3].map((seat) => ({
            value: seat,
            ...setupWords().options.firstSeat.seat,
            lacks: (seats: number) => seat >= seats,
          })),
        ],
        refusal: (seats) => (seats === 1 ? setupWords().options.firstSeat.refusal : null),
      },
      {
        name: 'points',
        kind: 'choice',
        title: setupWords().options.points.title,
        choices: [
          { value: 'standard', ...setupWords().options.points.standard },
          { value: 'old', ...setupWords().options.points.old },
        ],
      },
      {
        name: 'turnCap',
        kind: 'choice',
        title: setupWords().options.turnCap.title,
        choices: [
          { value: 0, ...setupWords().options.turnCap.none },
          ...[60, 100, 200].map((n) => ({
            value: n,
            title: fill(setupWords().options.turnCap.some.title, { n }),
            text: setupWords().options.turnCap.some.text,
          })),
        ],
      },
    ];
  },
  facts(seats) {
    if (seats === 1) return setupWords().facts.solo;
    return setupWords().facts.many.map((line) => fill(line, { h: dealt / seats, m: 10 + 10 * seats }));
  },
};

export const pauseAt = (_seats: number, _values: Values, views: readonly object[], frame?: Frame) =>
  controlsAt(frame?.shape ?? 'wide', views).pause;
