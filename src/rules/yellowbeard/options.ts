/** Shapes of what comes from outside (sections 3 and 5). Whether the values go together is `setup`'s business. */
import * as v from 'valibot';
import type { OptionField } from '../game.ts';
import { drawings, maxName } from './cards.ts';
import { type Action, type Counts, type Deal, type Ocean, type Options, straight } from './types.ts';

/** 11.1: no side of a map is longer. */
export const maxSide = 52;
/** Harbours, sites, straits or names of one map; far more than 2,704 squares have room for sensibly. */
export const maxObjects = 700;

const whole = (min: number, max: number) => v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));
const square = v.pipe(v.string(), v.regex(/^[A-Z]{1,2}[1-9]\d?$/, 'is no square'));
const word = v.pipe(v.string(), v.maxLength(maxName));
const id = v.pipe(v.string(), v.minLength(1), v.maxLength(maxName));
const list = <T extends v.GenericSchema>(item: T) => v.pipe(v.array(item), v.maxLength(maxObjects));

export const counts: v.GenericSchema<unknown, Counts> = v.strictObject({
  chests: whole(1, maxObjects),
  chestsToEscape: whole(1, maxObjects),
  maxChestsPerIsland: whole(1, maxObjects),
  navyShips: whole(1, 8),
  openGarrisons: whole(0, maxObjects),
  closedGarrisons: whole(0, maxObjects),
});

/** A map as records and a machine keep it. */
export const ocean: v.GenericSchema<unknown, Ocean> = v.strictObject({
  id,
  title: word,
  author: word,
  rows: v.pipe(
    v.array(v.pipe(v.string(), v.maxLength(maxSide), v.regex(/^[~#o]+$/, 'has other letters than ~, # and o'))),
    v.minLength(1),
    v.maxLength(maxSide),
  ),
  straits: list(v.strictObject({ square, name: word })),
  harbours: list(v.strictObject({ id, name: word, square })),
  sites: list(v.strictObject({ id, square })),
  islands: list(v.strictObject({ name: word, square })),
  counts,
});

const seat = whole(0, 5);

export const options: v.GenericSchema<unknown, Options> = v.strictObject({
  map: v.optional(v.union([v.picklist(drawings.map((one) => one.id)), ocean]), 'yellowbeards-ocean'),
  counts: v.optional(v.union([v.picklist(['map', 'standard']), counts]), 'map'),
  firstPirate: v.optional(v.union([v.literal('roll'), seat]), 'roll'),
  rounds: v.optional(v.union([v.literal('rotation'), whole(1, 60)]), 1),
  telescope: v.optional(v.picklist(['eight', 'four']), 'eight'),
  shot: v.optional(v.picklist(['exact', 'upTo']), 'exact'),
  secondAim: v.optional(v.picklist(['beforeRoll', 'afterRoll']), 'beforeRoll'),
  turnLimit: v.optional(whole(0, 10_000), 0),
  autoSetup: v.optional(v.boolean(), false),
});

/**
 * Own maps come by file and the first pirate is chosen seat by seat: neither is a line of the form. For `rotation` the
 * form has the number of seats.
 */
export const optionFields: readonly OptionField[] = [
  {
    name: 'map',
    official: false,
    kind: 'choice',
    default: 'yellowbeards-ocean',
    choices: drawings.map((drawing) => drawing.id),
  },
  { name: 'rounds', official: true, kind: 'integer', default: 1, min: 1 },
  { name: 'telescope', official: false, kind: 'choice', default: 'eight', choices: ['eight', 'four'] },
  { name: 'shot', official: false, kind: 'choice', default: 'exact', choices: ['exact', 'upTo'] },
  { name: 'secondAim', official: false, kind: 'choice', default: 'beforeRoll', choices: ['beforeRoll', 'afterRoll'] },
  { name: 'turnLimit', official: false, kind: 'integer', default: 0, min: 0 },
  { name: 'autoSetup', official: false, kind: 'boolean', default: false },
];

/** Every part may be absent; the contract's type has no word for that, hence the cast. */
export const deal = v.strictObject({
  firstPirate: v.optional(seat),
  chests: v.optional(list(id)),
  ships: v.optional(v.pipe(v.array(square), v.maxLength(8))),
  open: v.optional(list(id)),
  dice: v.optional(v.pipe(v.array(whole(1, 6)), v.maxLength(10_000))),
}) as unknown as v.GenericSchema<unknown, Deal>;

/** Six steps are the most a die gives; longer paths are refused by the rules, far longer ones here. */
const path = v.pipe(v.array(v.pipe(v.string(), v.maxLength(4))), v.maxLength(12));
const bare = <T extends string>(type: T) => v.strictObject({ type: v.literal(type) });

export const action: v.GenericSchema<unknown, Action> = v.variant('type', [
  bare('rollForRole'),
  v.strictObject({ type: v.literal('placeChest'), site: id }),
  v.strictObject({ type: v.literal('placeShip'), ship: whole(1, 8), square: v.pipe(v.string(), v.maxLength(4)) }),
  v.strictObject({ type: v.literal('depart'), harbour: id, square: v.pipe(v.string(), v.maxLength(4)) }),
  v.strictObject({ type: v.literal('sail'), path, tryHarbour: v.exactOptional(id) }),
  v.strictObject({ type: v.literal('load'), site: id }),
  bare('rollDie'),
  v.strictObject({ type: v.literal('moveFirst'), path }),
  bare('lookFirst'),
  v.strictObject({ type: v.literal('fire'), direction: v.picklist(straight) }),
  bare('holdFirst'),
  bare('cease'),
  v.strictObject({ type: v.literal('move'), path }),
  bare('stay'),
  bare('nextRound'),
]);
