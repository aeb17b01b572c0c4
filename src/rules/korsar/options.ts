/**
 * Shapes of what comes from outside (section 2; docs/decisions.md, actions and set-up). Whether the values go together is
 * `setup`'s business.
 */
import * as v from 'valibot';
import type { OptionField } from '../game.ts';
import type { Action, Deal, Options } from './types.ts';

const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(7));

export const options: v.GenericSchema<unknown, Options> = v.strictObject({
  mode: v.optional(v.picklist(['standard', 'individual', 'partnership']), 'standard'),
  startSeat: v.optional(v.union([v.literal('random'), seat]), 'random'),
  admiralOnPartnerVessel: v.optional(v.boolean(), false),
  openStacks: v.optional(v.boolean(), false),
});

/** `startSeat` is a seat, and these lines have values for any number of captains: the set-up offers it by itself. */
export const optionFields: readonly OptionField[] = [
  {
    name: 'mode',
    official: true,
    kind: 'choice',
    default: 'standard',
    choices: ['standard', 'individual', 'partnership'],
    seats: [4],
  },
  { name: 'admiralOnPartnerVessel', official: false, kind: 'boolean', default: false, seats: [4, 6, 8] },
  { name: 'openStacks', official: false, kind: 'boolean', default: false },
];

const card = v.pipe(v.string(), v.maxLength(16));
const vessel = v.pipe(v.string(), v.maxLength(4));

/** Every part may be absent; the contract's type has no word for that, hence the cast. */
export const deal = v.strictObject({
  hands: v.optional(v.pipe(v.array(v.pipe(v.array(card), v.maxLength(6))), v.maxLength(8))),
  deck: v.optional(v.pipe(v.array(card), v.maxLength(78))),
}) as unknown as v.GenericSchema<unknown, Deal>;

export const action: v.GenericSchema<unknown, Action> = v.variant('type', [
  v.strictObject({ type: v.literal('draw') }),
  v.strictObject({ type: v.literal('launchVessel'), card }),
  v.strictObject({ type: v.literal('playPirate'), card, vessel }),
  v.strictObject({ type: v.literal('playCaptain'), card, vessel }),
  v.strictObject({ type: v.literal('playAdmiral'), card, vessel }),
  v.strictObject({ type: v.literal('discard'), card }),
]);
