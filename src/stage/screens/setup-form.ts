/** Value of an option on the set-up screen. A game's form is data and sentences; the rules judge it in the end. */
export type OptionValue = boolean | number | string;

/** The options that differ from their defaults, by the names of the rules file. */
export type Values = Readonly<Record<string, OptionValue>>;

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
export interface Flag extends Common {
  kind?: 'flag';
  text: string;
}

/** One of several; the first choice is the default of the rules. */
export interface Choice extends Common {
  kind: 'choice';
  choices: readonly { value: OptionValue; title: string; text: string }[];
}

export type FormOption = Flag | Choice;

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

const choicesOf = (option: FormOption): readonly OptionValue[] =>
  option.kind === 'choice' ? option.choices.map(({ value }) => value) : [false, true];

export function chosenIn(option: FormOption, values: Values): OptionValue {
  return values[option.name] ?? choicesOf(option)[0];
}

export const seatsOf = (form: SetupForm, values: Values): readonly number[] => form.seats?.(values) ?? form.counts;

/** Steps an option one choice on or back; a step past the end begins again. Defaults are left out. */
export function stepped(option: FormOption, values: Values, by: -1 | 1 = 1): Values {
  const all = choicesOf(option);
  const at = (all.indexOf(chosenIn(option, values)) + by + all.length) % all.length;
  const { [option.name]: _, ...rest } = values;
  return at === 0 ? rest : { ...rest, [option.name]: all[at] };
}

/** Sets every value that is no longer possible to its default. */
export function possible(form: SetupForm, seats: number, values: Values): Values {
  let kept = values;
  for (const option of form.options) {
    if (!(option.name in kept) || !option.refusal?.(seats, kept)) continue;
    const { [option.name]: _, ...rest } = kept;
    kept = rest;
  }
  return kept;
}

export const switchedOn = (values: Values): ReadonlySet<string> =>
  new Set(Object.keys(values).filter((name) => values[name] === true));
