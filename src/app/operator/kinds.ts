/** The kinds of settings that an office has: which values there are, and what stands there when nobody has chosen. */

export type Setting =
  | { kind: 'switch'; usual: boolean }
  | { kind: 'choice'; all: readonly string[]; usual: string }
  | { kind: 'number'; from: number; to: number; step: number; usual: number }
  /** A number for every hour of the day. */
  | { kind: 'hours'; most: number; usual: readonly number[] }
  /** Some of a list. Where the list speaks the language of the house it is read when it is needed. */
  | { kind: 'some'; all: readonly string[]; usual: readonly string[] };

export type Value = boolean | string | number | readonly number[] | readonly string[];

/** The type of the values of a setting. */
export type ValueOf<S extends Setting> = S extends { kind: 'switch' }
  ? boolean
  : S extends { kind: 'choice' }
    ? string
    : S extends { kind: 'number' }
      ? number
      : S extends { kind: 'hours' }
        ? readonly number[]
        : readonly string[];

const hoursOfDay = 24;

const isWhole = (value: unknown, from: number, to: number): boolean =>
  Number.isInteger(value) && Number(value) >= from && Number(value) <= to;

/** Tells whether this is one of the values of a setting, whatever it comes from. */
export function isValue(setting: Setting, value: unknown): value is Value {
  switch (setting.kind) {
    case 'switch':
      return typeof value === 'boolean';
    case 'choice':
      return typeof value === 'string' && setting.all.includes(value);
    case 'number':
      return isWhole(value, setting.from, setting.to) && (Number(value) - setting.from) % setting.step === 0;
    case 'hours':
      return (
        Array.isArray(value) && value.length === hoursOfDay && value.every((each) => isWhole(each, 0, setting.most))
      );
    case 'some':
      return (
        Array.isArray(value) &&
        new Set(value).size === value.length &&
        value.every((each) => setting.all.includes(each as string))
      );
  }
}

/** Gives the value one step on or back; at an end of a range it stays, and a choice begins again. */
export function stepped(setting: Setting, value: Value, by: -1 | 1): Value {
  if (setting.kind === 'switch') return by > 0;
  if (setting.kind === 'number') return Math.min(setting.to, Math.max(setting.from, Number(value) + by * setting.step));
  if (setting.kind !== 'choice') return value;
  const { all } = setting;
  return all[(all.indexOf(String(value)) + by + all.length) % all.length];
}
