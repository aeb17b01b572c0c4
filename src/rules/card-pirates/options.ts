/** Shapes of what comes from outside (sections 3 and 6). Whether the values go together is `setup`'s business. */
import * as v from 'valibot';
import type { OptionField } from '../game.ts';
import { type Action, type Deal, type Options, suits } from './types.ts';

const flag = v.optional(v.boolean(), false);
const suit = v.picklist(suits);
const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3));
const points = (standard: number) => v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(0)), standard);

export const options: v.GenericSchema<unknown, Options> = v.strictObject({
  hiddenCards: flag,
  treacherousSeas: flag,
  randomIslands: flag,
  simplePolitics: flag,
  advancedSailing: flag,
  points: v.optional(
    v.union([
      v.strictObject({ A: points(4), K: points(3), Q: points(2), J: points(1), crew: points(0) }),
      // The table of the first edition, by its name: a form has no numbers to fill in.
      v.pipe(
        v.literal('old'),
        v.transform(() => ({ A: 3, K: 2, Q: 1, J: 1, crew: 0 })),
      ),
    ]),
    {},
  ),
  firstSeat: v.optional(v.union([v.literal('random'), seat]), 'random'),
  startIslands: v.optional(
    v.union([v.picklist(['standard', 'turned']), v.pipe(v.array(suit), v.minLength(1), v.maxLength(4))]),
    'standard',
  ),
  treacherousCards: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9)), 0),
  turnCap: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(0)), 0),
  middleStart: flag,
  sameSuitBattle: flag,
});

export const optionFields: readonly OptionField[] = [
  { name: 'hiddenCards', official: true, kind: 'boolean', default: false },
  { name: 'treacherousSeas', official: true, kind: 'boolean', default: false },
  { name: 'randomIslands', official: true, kind: 'boolean', default: false },
  { name: 'simplePolitics', official: true, kind: 'boolean', default: false },
  { name: 'advancedSailing', official: true, kind: 'boolean', default: false },
  { name: 'middleStart', official: false, kind: 'boolean', default: false },
  { name: 'sameSuitBattle', official: false, kind: 'boolean', default: false, seats: [2, 3, 4] },
  { name: 'treacherousCards', official: false, kind: 'integer', default: 0, min: 0, max: 4 },
  { name: 'turnCap', official: false, kind: 'integer', default: 0, min: 0 },
];

const card = v.pipe(v.string(), v.maxLength(3));
const square = v.pipe(v.string(), v.maxLength(2));

/** Every part may be absent; the contract's type has no word for that, hence the cast. */
export const deal = v.strictObject({
  firstSeat: v.optional(seat),
  deck: v.optional(v.pipe(v.array(card), v.maxLength(48))),
  dice: v.optional(v.pipe(v.array(v.pipe(v.number(), v.integer(), v.minValue(0))), v.maxLength(1000))),
}) as unknown as v.GenericSchema<unknown, Deal>;

const withCard = <T extends string>(type: T) => v.strictObject({ type: v.literal(type), card });
const bare = <T extends string>(type: T) => v.strictObject({ type: v.literal(type) });

export const action: v.GenericSchema<unknown, Action> = v.variant('type', [
  v.strictObject({ type: v.literal('placeIsland'), island: suit, swapWith: v.optional(square) }),
  v.strictObject({ type: v.literal('shiftSea'), from: square, to: square }),
  withCard('bury'),
  // Longer than any legal path: the rules have a code for that.
  v.strictObject({ type: v.literal('sail'), card, path: v.pipe(v.array(square), v.maxLength(8)) }),
  v.strictObject({ type: v.literal('drift'), to: square }),
  withCard('setAside'),
  bare('forfeit'),
  bare('endVoyage'),
  withCard('exchange'),
  bare('declineExchange'),
  withCard('placeInStorm'),
  withCard('commit'),
  withCard('takeBack'),
  bare('ready'),
  withCard('give'),
]);
