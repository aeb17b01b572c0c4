/** Which option sets of a game the contract test plays. */
import type { Game, OptionField } from '../../src/rules/game.ts';
import { optionsOf } from './walk.ts';

export interface OptionSet {
  seats: number;
  options: object;
  name: string;
}

/** Seat counts of the standard game and of every official option set. */
export function seatCounts(game: Game): number[] {
  const sets = official(game).map((options) => game.seats(optionsOf(game, options)));
  return [...new Set(sets.flat())].sort((a, b) => a - b);
}

/** Every combination of official options at this seat count, then each value of each house rule on top of the last one. */
export function optionSets(game: Game, seats: number): OptionSet[] {
  const sets = official(game).filter((options) => fits(game, options, seats));
  const house = game.optionFields
    .filter((field) => !field.official)
    .flatMap((field) => others(field).map((value) => ({ ...sets.at(-1), [field.name]: value })))
    .filter((options) => fits(game, options, seats));
  return [...sets, ...house].map((options) => ({ seats, options, name: `${seats} seats, ${words(options)}` }));
}

function official(game: Game): object[] {
  let sets: object[] = [{}];
  for (const field of game.optionFields.filter((one) => one.official))
    sets = sets.flatMap((set) => [set, ...others(field).map((value) => ({ ...set, [field.name]: value }))]);
  return sets;
}

/** A few values beside the default. */
function others(field: OptionField): (boolean | number | string)[] {
  if (field.kind === 'boolean') return [!field.default];
  if (field.kind === 'choice') return (field.choices ?? []).filter((choice) => choice !== field.default);
  return field.min === undefined || field.min === field.default ? [] : [field.min];
}

function fits(game: Game, options: object, seats: number): boolean {
  const limited = game.optionFields.filter((field) => field.seats && !field.seats.includes(seats));
  return !limited.some((field) => field.name in options) && game.seats(optionsOf(game, options)).includes(seats);
}

function words(options: object): string {
  const list = Object.entries(options).map(([name, value]) => (value === true ? name : `${name} ${value}`));
  return list.join(', ') || 'standard';
}
