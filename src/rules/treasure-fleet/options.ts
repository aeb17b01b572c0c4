/**
 * Shapes of what comes from outside (section 2; docs/decisions.md, actions and set-up). Whether the values go together is
 * `setup`'s business.
 */
import * as v from 'valibot';
import type { OptionField } from '../game.ts';
import { type Action, cardKinds, type Deal, deckIds, type Options } from './types.ts';

export const options: v.GenericSchema<unknown, Options> = v.strictObject({
  storms: v.optional(v.boolean(), false),
  cursedShips: v.optional(v.boolean(), false),
  scoreNeutral: v.optional(v.boolean(), false),
  governorPoints: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(0)), 16),
  fiveSpotShips: v.optional(v.picklist(['proportional', 'none']), 'proportional'),
  decks: v.optional(
    v.union([v.literal('drawn'), v.pipe(v.array(v.picklist(deckIds)), v.minLength(2), v.maxLength(5))]),
    'drawn',
  ),
  curseChoice: v.optional(v.picklist(['victim', 'highest']), 'victim'),
});

/** `decks` has a value a seat, and these lines have one for all: the set-up offers it by itself. */
export const optionFields: readonly OptionField[] = [
  { name: 'storms', official: true, kind: 'boolean', default: false },
  { name: 'cursedShips', official: true, kind: 'boolean', default: false },
  { name: 'scoreNeutral', official: true, kind: 'boolean', default: false, seats: [2] },
  { name: 'governorPoints', official: false, kind: 'integer', default: 16, min: 0 },
  {
    name: 'fiveSpotShips',
    official: false,
    kind: 'choice',
    default: 'proportional',
    choices: ['proportional', 'none'],
    seats: [2, 3, 4],
  },
  { name: 'curseChoice', official: false, kind: 'choice', default: 'victim', choices: ['victim', 'highest'] },
];

const shipId = v.pipe(v.string(), v.maxLength(8));
const cardId = v.pipe(v.string(), v.maxLength(16));

/** Every part may be absent; the contract's type has no word for that, hence the cast. */
export const deal = v.strictObject({
  draws: v.optional(v.pipe(v.array(v.picklist([...deckIds, 'lookout'])), v.maxLength(5))),
  firstLookout: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(4))),
  fleet: v.optional(v.pipe(v.array(shipId), v.maxLength(32))),
  neutral: v.optional(v.pipe(v.array(v.picklist(cardKinds)), v.maxLength(16))),
}) as unknown as v.GenericSchema<unknown, Deal>;

export const action: v.GenericSchema<unknown, Action> = v.variant('type', [
  v.strictObject({ type: v.literal('load'), cards: v.pipe(v.array(cardId), v.maxLength(17)) }),
  v.strictObject({ type: v.literal('placeNeutral'), ship: shipId }),
  v.strictObject({ type: v.literal('playCard'), card: cardId, ship: shipId }),
  v.strictObject({ type: v.literal('surrenderShip'), ship: shipId }),
]);
