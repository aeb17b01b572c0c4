import type { Text } from '../../words/message.ts';

/** Value of an option on the set-up screen. A game's form is data and sentences; the rules judge it in the end. */
export type OptionValue = boolean | number | string;

/** The options that differ from their defaults, by the names of the rules file; a list has one value a seat. */
export type Values = Readonly<Record<string, OptionValue | readonly string[]>>;

interface Common {
  /** Name of the option in the rules file. */
  name: string;
  title: string;
  /** A card or picture that stands for it; the plates of the first two options have room for one. */
  frame?: string;
  /** Scale at which that picture is drawn; 0.58 when absent. */
  frameScale?: number;
  /**
   * Tells in one line why the value cannot be had with so many captains and the other options as they are; null when it
   * can.
   */
  refusal?(seats: number, values: Values): string | null;
}

/** Switched on or off; off unless somebody switches it on. */
export interface FlagOption extends Common {
  kind?: 'flag';
  text: string;
}

/** One of several; the first choice is the default of the rules. */
export interface ChoiceOption extends Common {
  kind: 'choice';
  choices: readonly ChoiceValue[];
  /** Offers one choice more: every seat has a value of its own, each in a row below this one. */
  each?: SeatValues;
}

export interface ChoiceValue {
  value: OptionValue;
  /** Its name; `{name}` in it is the captain of the seat that is the value. */
  title: Text;
  text: string;
  /** Tells whether it is left out with so many captains and the other options as they are. */
  lacks?(seats: number, values: Values): boolean;
}

/** Values of an option that are handed out to the seats, no value twice. */
export interface SeatValues {
  /** Words of the choice that gives every seat a value of its own. */
  title: string;
  text: string;
  /** Title of the row of a seat, with `{name}` for its captain; what the row says about every value. */
  row: { title: Text; text: string };
  /** All values there are, at least as many as seats; seats take them in this order until somebody chooses. */
  items: readonly { value: string; title: string }[];
  /** Gives the value of the other seat, where two captains are bound to a pair of values. */
  opposite?(value: string): string;
}

export type FormOption = FlagOption | ChoiceOption;

export interface SetupForm {
  /** Numbers of captains there are under any options, ascending. */
  counts: readonly number[];
  /** Lists the numbers of captains that these options allow; all of `counts` when absent. */
  seats?(values: Values): readonly number[];
  /** The most used first: two lie on the screen, the others under "More rules". */
  options: readonly FormOption[];
  /** Writes two or three lines about a game of so many captains. `on`: names of the options that are switched on. */
  facts(seats: number, on: ReadonlySet<string>, values: Values): readonly string[];
}

/** Value that stands for a value of each seat's own. */
const each = 'each';

/** Lists the values of an option with so many captains, the default first. */
function choicesOf(option: FormOption, seats: number, values: Values): readonly OptionValue[] {
  if (option.kind !== 'choice') return [false, true];
  const all = option.choices.filter(({ lacks }) => !lacks?.(seats, values)).map(({ value }) => value);
  return option.each ? [...all, each] : all;
}

export function chosenIn(option: FormOption, values: Values): OptionValue {
  const value = values[option.name];
  if (value === undefined) return option.kind === 'choice' ? option.choices[0].value : false;
  return typeof value === 'object' ? each : value;
}

export const seatsOf = (form: SetupForm, values: Values): readonly number[] => form.seats?.(values) ?? form.counts;

/**
 * Steps an option one choice on or back, with so many captains; a step past the end begins again. Defaults are left out.
 */
export function stepped(option: FormOption, seats: number, values: Values, by: -1 | 1 = 1): Values {
  const all = choicesOf(option, seats, values);
  const at = (all.indexOf(chosenIn(option, values)) + by + all.length) % all.length;
  const { [option.name]: _, ...rest } = values;
  if (at === 0) return rest;
  const handed = option.kind === 'choice' && option.each;
  return { ...rest, [option.name]: handed && all[at] === each ? handedOut(handed, seats, []) : all[at] };
}

/** Lists the values of the seats that an option has been handed out to; null where it has one value for all. */
export function handedIn(option: FormOption, values: Values): readonly string[] | null {
  const value = values[option.name];
  return typeof value === 'object' ? value : null;
}

/** Hands the next value to a seat, or the one before; the seat that had it takes the one that this seat gives up. */
export function steppedAt(option: FormOption, seat: number, values: Values, by: -1 | 1 = 1): Values {
  const list = handedIn(option, values);
  if (option.kind !== 'choice' || !option.each || !list) return values;
  const all = option.each.items.map(({ value }) => value);
  const next = all[(all.indexOf(list[seat]) + by + all.length) % all.length];
  const other = list.indexOf(next);
  const swapped = [...list];
  if (other >= 0) swapped[other] = list[seat];
  swapped[seat] = next;
  return { ...values, [option.name]: handedOut(option.each, list.length, swapped, seat) };
}

/**
 * Hands values out to so many seats: those of `wished` as far as they go, then free ones. `first`: the seat whose value
 * stands where two seats are bound to a pair.
 */
function handedOut({ items, opposite }: SeatValues, seats: number, wished: readonly string[], first = 0): string[] {
  const list = wished.slice(0, seats);
  for (const { value } of items) if (list.length < seats && !list.includes(value)) list.push(value);
  if (seats === 2 && opposite) list[1 - first] = opposite(list[first]);
  return list;
}

/** Sets every value that is no longer possible to its default, and hands values out to those who have come. */
export function possible(form: SetupForm, seats: number, values: Values): Values {
  let kept = values;
  for (const option of form.options) {
    if (!(option.name in kept)) continue;
    const list = handedIn(option, kept);
    const isLeft = option.refusal?.(seats, kept) || !choicesOf(option, seats, kept).includes(chosenIn(option, kept));
    if (isLeft) {
      const { [option.name]: _, ...rest } = kept;
      kept = rest;
    } else if (list && list.length !== seats && option.kind === 'choice' && option.each)
      kept = { ...kept, [option.name]: handedOut(option.each, seats, list) };
  }
  return kept;
}

export const switchedOn = (values: Values): ReadonlySet<string> =>
  new Set(Object.keys(values).filter((name) => values[name] === true));
