/** The set-up screen of Yellowbeard. Options and figures are those of the rules file, sections 3 and 11. */

import type { Frame, Shape } from '../../../controller/room.ts';
import { standardCounts } from '../../../rules/yellowbeard/cards.ts';
import { oceans } from '../../../rules/yellowbeard/map.ts';
import type { Counts, Ocean } from '../../../rules/yellowbeard/types.ts';
import { fill, type Text } from '../../../words/message.ts';
import { setupWords } from '../../../words/yellowbeard/setup.ts';
import type { ChoiceOption, FormOption, SetupForm, Values } from '../../screens/setup-form.ts';
import { frames } from '../../shapes.ts';
import { planOf } from '../layout/plan.ts';
import { ownMaps } from './own-maps.ts';

/** Minutes of a round, and what every further captain's thinking adds. */
const minutes = { first: 15, each: 5 };

const fallback = 'yellowbeards-ocean';

/** Finds the map that is chosen; in the place of one's own map that is gone, the usual one. */
export function chosenOcean({ map }: Values): Ocean {
  const name = String(map ?? fallback);
  return oceans[name] ?? ownMaps.find(name) ?? oceans[fallback];
}

const isOwn = ({ map }: Values): boolean => ownMaps.find(String(map ?? '')) !== undefined;

const countsIn = (values: Values): Counts =>
  values.counts === 'standard' ? standardCounts : chosenOcean(values).counts;

const allSeats = [2, 3, 4, 5, 6] as const;

function mapChoices(): ChoiceOption['choices'] {
  const bundled = Object.entries(setupWords().options.map.maps).map(([value, { title, text }]) => ({
    value,
    title,
    text,
  }));
  const own = ownMaps.all().map(({ key, ocean }) => ({
    value: key,
    title: ocean.title,
    text: fill(setupWords().options.map.own, {
      title: ocean.title,
      w: ocean.rows[0].length,
      h: ocean.rows.length,
      ships: ocean.counts.navyShips,
    }),
  }));
  return [...bundled, ...own];
}

const two = <A extends string, B extends string>(
  name: 'telescope' | 'shot' | 'secondAim',
  a: A,
  b: B,
  texts: Record<A | B, { title: string; text: string }> & { title: string },
): ChoiceOption => ({
  name,
  kind: 'choice',
  title: texts.title,
  choices: [
    { value: a, ...texts[a] },
    { value: b, ...texts[b] },
  ],
});

const some = (each: { title: Text; text: string }, n: number) => ({
  value: n,
  title: fill(each.title, { n }),
  text: each.text,
});

const sameCounts = (a: Counts, b: Counts) => JSON.stringify(a) === JSON.stringify(b);

const rest = (): readonly FormOption[] => [
  {
    name: 'rounds',
    kind: 'choice',
    title: setupWords().options.rounds.title,
    choices: [
      { value: 1, ...setupWords().options.rounds.one },
      { value: 'rotation', ...setupWords().options.rounds.rotation },
      ...[2, 3, 4].map((n) => some(setupWords().options.rounds.some, n)),
    ],
  },
  two('telescope', 'eight', 'four', setupWords().options.telescope),
  two('shot', 'exact', 'upTo', setupWords().options.shot),
  two('secondAim', 'beforeRoll', 'afterRoll', setupWords().options.secondAim),
  {
    name: 'turnLimit',
    kind: 'choice',
    title: setupWords().options.turnLimit.title,
    choices: [
      { value: 0, ...setupWords().options.turnLimit.none },
      ...[30, 60, 100].map((n) => some(setupWords().options.turnLimit.some, n)),
    ],
  },
  { name: 'autoSetup', title: setupWords().options.autoSetup.title, text: setupWords().options.autoSetup.text },
  {
    name: 'counts',
    kind: 'choice',
    title: setupWords().options.counts.title,
    choices: [
      { value: 'map', ...setupWords().options.counts.map },
      { value: 'standard', ...setupWords().options.counts.standard },
    ],
    refusal(_seats, values) {
      if (isOwn(values)) return setupWords().options.counts.refusalOwn;
      return sameCounts(chosenOcean(values).counts, standardCounts) ? setupWords().options.counts.refusal : null;
    },
  },
  {
    name: 'firstPirate',
    kind: 'choice',
    title: setupWords().options.firstPirate.title,
    choices: [
      { value: 'roll', ...setupWords().options.firstPirate.roll },
      ...[0, 1, 2, 3, 4, 5].map((seat) => ({
        value: seat,
        ...setupWords().options.firstPirate.seat,
        lacks: (seats: number) => seat >= seats,
      })),
    ],
  },
];

export const setupForm: SetupForm = {
  counts: allSeats,
  seats: (values) => allSeats.filter((count) => count <= countsIn(values).navyShips + 1),
  /** Lists the options when it is asked for them, because own maps come and go. */
  get options(): readonly FormOption[] {
    return [{ name: 'map', kind: 'choice', title: setupWords().options.map.title, choices: mapChoices() }, ...rest()];
  },
  facts(seats, _on, values) {
    const counts = countsIn(values);
    const rounds = values.rounds === 'rotation' ? seats : Number(values.rounds ?? 1);
    return [
      fill(setupWords().facts.chests, { need: counts.chestsToEscape, all: counts.chests }),
      fill(setupWords().facts.ships, { ships: counts.navyShips }),
      fill(setupWords().facts.minutes, { n: rounds * (minutes.first + minutes.each * (seats - 1)) }),
    ];
  },
};

/** Makes the options as the host takes them: an own map goes along whole. */
export function hostOptions(values: Values): Record<string, unknown> {
  const own = ownMaps.find(String(values.map ?? ''));
  const { map: _, ...others } = values;
  return own
    ? { ...others, map: own }
    : values.map !== undefined && oceans[String(values.map)]
      ? { ...values }
      : others;
}

/** Places the pause in the corner of the captains' column and of the pirate's log. */
export const pauseAt = (_seats: number, _values: Values, _views: readonly object[], frame: Frame = frames.wide) =>
  planOf(frame).pause;

export const aidAt = (frame: Frame = frames.wide) => planOf(frame).aid;

/** Places of the call in a demo, where nobody presses the buttons of the captains' column. */
const calls: Readonly<Record<Shape, { x: number; y: number; w: number }>> = {
  wide: { x: 1554, y: 791, w: 540 },
  ten: { x: 1554, y: 901, w: 540 },
  four: { x: 1308, y: 480, w: 424 },
  portrait: { x: 540, y: 1766, w: 708 },
};

export const callAt = (_seats: number, { shape }: Frame) => calls[shape];
