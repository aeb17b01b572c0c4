/** The set-up screen of Card Pirates. Options and figures are those of the rules file, sections 3, 12 and 17. */
import { fill } from '../../../controller/phrase.ts';
import type { Frame } from '../../../controller/room.ts';
import { dealt, treacherousQuota } from '../../../rules/card-pirates/cards.ts';
import { heart } from '../../../rules/card-pirates/map.ts';
import type { FormOption, SetupForm, Values } from '../../screens/setup-form.ts';
import { controlsAt } from '../layout/plan-controls.ts';
import { setupWords } from '../words-setup.ts';

const { options: told, facts } = setupWords;

const flag = (name: string, frame?: string, scale?: number): FormOption => {
  const { title, text } = told[name as 'hiddenCards'];
  return { name, title, text, frame, frameScale: scale };
};

/** 12.7: what the heart of the chart can spare. */
function shiftsTooMany(seats: number, { treacherousCards, randomIslands, middleStart }: Values): boolean {
  const each = Number(treacherousCards ?? 0) || treacherousQuota[seats];
  return each * seats > heart.length - (middleStart ? 1 : 0) - (randomIslands ? seats : 0);
}

export const setupForm: SetupForm = {
  counts: [1, 2, 3, 4],
  // Section 17: one captain has nobody to fight.
  seats: (values) => (values.sameSuitBattle ? [2, 3, 4] : [1, 2, 3, 4]),
  options: [
    flag('hiddenCards', 'option-hidden-cards', 1.1),
    flag('treacherousSeas', 'option-rough-seas', 1.1),
    flag('randomIslands'),
    flag('simplePolitics'),
    flag('advancedSailing'),
    flag('middleStart'),
    {
      ...flag('sameSuitBattle'),
      refusal: (seats) => (seats === 1 ? told.sameSuitBattle.refusal : null),
    } as FormOption,
    {
      name: 'treacherousCards',
      kind: 'choice',
      title: told.treacherousCards.title,
      choices: [
        { value: 0, ...told.treacherousCards.asPrinted },
        ...[1, 2, 3, 4].map((n) => ({
          value: n,
          title: fill(told.treacherousCards.each.title, { n }),
          text: told.treacherousCards.each.text,
        })),
      ],
      refusal: (seats, values) =>
        !values.treacherousSeas || shiftsTooMany(seats, values) ? told.treacherousCards.refusal : null,
    },
    {
      name: 'startIslands',
      kind: 'choice',
      title: told.startIslands.title,
      choices: [
        { value: 'standard', ...told.startIslands.standard },
        { value: 'turned', ...told.startIslands.turned },
      ],
      refusal: (_seats, values) => (values.randomIslands || values.middleStart ? told.startIslands.refusal : null),
    },
    {
      name: 'firstSeat',
      kind: 'choice',
      title: told.firstSeat.title,
      choices: [
        { value: 'random', ...told.firstSeat.random },
        ...[0, 1, 2, 3].map((seat) => ({
          value: seat,
          title: fill(told.firstSeat.seat.title, { n: seat + 1 }),
          text: told.firstSeat.seat.text,
        })),
      ],
      refusal: (seats, values) =>
        seats === 1 || Number(values.firstSeat ?? 0) >= seats ? told.firstSeat.refusal : null,
    },
    {
      name: 'points',
      kind: 'choice',
      title: told.points.title,
      choices: [
        { value: 'standard', ...told.points.standard },
        { value: 'old', ...told.points.old },
      ],
    },
    {
      name: 'turnCap',
      kind: 'choice',
      title: told.turnCap.title,
      choices: [
        { value: 0, ...told.turnCap.none },
        ...[60, 100, 200].map((n) => ({
          value: n,
          title: fill(told.turnCap.some.title, { n }),
          text: told.turnCap.some.text,
        })),
      ],
    },
  ],
  facts(seats) {
    if (seats === 1) return facts.solo;
    return facts.many.map((line) => fill(line, { h: dealt / seats, m: 10 + 10 * seats }));
  },
};

export const pauseAt = (_seats: number, _values: Values, views: readonly object[], frame?: Frame) =>
  controlsAt(frame?.shape ?? 'wide', views).pause;
