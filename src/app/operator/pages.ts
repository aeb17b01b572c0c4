/** The pages of the office as data: which settings lie where, and how a value is said. */
import { stagedGames } from '../../presentation/index.ts';
import type { Cell } from '../../presentation/screens/office-cells.ts';
import { shellWords } from '../../words/house/house.ts';
import { officeWords } from '../../words/house/office.ts';
import { language, languages } from '../../words/language.ts';
import { decimal, fill } from '../../words/message.ts';
import { nightAt, sizesOf } from './house-facts.ts';
import { type House, houseSettings, ruleOf, type SettingId } from './house-settings.ts';

/** Pages that are nothing but settings, and the others. */
export type SettingsPage = 'games' | 'rules' | 'hours' | 'sound' | 'screen' | 'quiet';
export type PageId = SettingsPage | 'figures' | 'care';

/** Icons of the tabs, in their order. */
export const pageIcons: Readonly<Record<PageId, string>> = {
  games: 'icon-cards',
  rules: 'icon-question',
  hours: 'icon-moon',
  sound: 'icon-speaker',
  screen: 'icon-eye',
  quiet: 'icon-hourglass',
  figures: 'icon-trophy',
  care: 'icon-cog',
};

/** Manner in which the values of a setting are written. */
type Said = (value: number) => string;

const units: Partial<Record<SettingId, Said>> = {
  opens: (n) => fill(officeWords().clock, { n }),
  closes: (n) => fill(officeWords().clock, { n }),
  diagonal: (n) => fill(officeWords().inches, { n }),
  distance: (n) => fill(officeWords().metres, { n: decimal(n / 10, 1) }),
  ask: (n) => fill(officeWords().seconds, { n }),
  count: (n) => fill(officeWords().seconds, { n }),
  title: (n) => fill(officeWords().seconds, { n }),
  forget: (n) => (n === 0 ? officeWords().never : fill(officeWords().afterMinutes, { n })),
  overscan: (n) => fill(officeWords().percent, { n }),
  cap: (n) => fill(officeWords().percent, { n: n * 10 }),
  sea: (n) => fill(officeWords().percent, { n: n * 10 }),
  music: (n) => fill(officeWords().percent, { n: n * 10 }),
  guns: (n) => fill(officeWords().percent, { n: n * 10 }),
};

/** Gives the word for a value that has one. */
function chosen(id: SettingId, value: string): string {
  if (id === 'speed') return shellWords().settingRows.speeds[value];
  return officeWords().choices[id]?.[value] ?? languages.find((each) => each.id === value)?.title ?? value;
}

/** Gives the cell of a setting. */
export function cellOf(house: House, id: SettingId): Cell {
  const setting = houseSettings[id];
  const title = officeWords().settings[id];
  if (setting.kind === 'switch') return { kind: 'switch', id, title, on: house[id] === true };
  const value = house[id];
  const said = typeof value === 'number' ? (units[id]?.(value) ?? String(value)) : chosen(id, String(value));
  return { kind: 'stepper', id, title, value: said };
}

const all = (house: House, ...ids: SettingId[]): Cell[] => ids.map((id) => cellOf(house, id));

const games = (house: House): Cell[] =>
  Object.entries(stagedGames).map(([game, { title }]) => {
    const on = house.games.includes(game);
    const last = on && house.games.length === 1;
    return { kind: 'switch', id: `game:${game}`, title, on, ...(last && { refusal: officeWords().lastGame }) };
  });

/** Rows of a column. */
const high = 7;

/** Shows which rules of a game visitors may choose, each by itself. */
function rules(house: House, game: string): [Cell[], Cell[]] {
  const { title, form } = stagedGames[game];
  const cells = form.options.map(({ name, title }): Cell => {
    const rule = ruleOf(game, name);
    return { kind: 'switch', id: `rule:${rule}`, title, on: house.options && !house.withheld.includes(rule) };
  });
  const chooser: Cell = { kind: 'stepper', id: 'rules-of', title: officeWords().rulesOf, value: title };
  const left: Cell[] = [chooser, cellOf(house, 'options')];
  const room = high - left.length;
  return [[...left, ...cells.slice(0, room)], cells.slice(room)];
}

const hour = (n: number): string => fill(officeWords().clock, { n });

/** Shows the loudness of every hour; the one that is chosen is changed by the row below it. */
function loudness({ loud }: House, chosenHour: number): Cell[] {
  const value = fill(officeWords().hourOf, { from: hour(chosenHour), to: hour((chosenHour + 1) % 24) });
  const percent = (n: number) => fill(officeWords().percent, { n: n * 10 });
  const bars = loud.map((n, i) => ({
    ...{ share: n / houseSettings.loud.most, label: `${hour(i)}, ${percent(n)}` },
    ...(i % 6 === 0 && { mark: String(i) }),
  }));
  return [
    { kind: 'bars', id: 'hour', title: officeWords().loudBy, value, bars, chosen: chosenHour, high: 3 },
    { kind: 'stepper', id: 'loud', title: value, value: percent(loud[chosenHour]) },
    { kind: 'button', id: 'loud-all', text: officeWords().loudAll, icon: 'icon-speaker' },
  ];
}

/** Shows the hours of the day at which the table is awake. */
function awake(house: House): Cell {
  const asleep = (n: number) => nightAt(house, new Date(2030, 0, 1, n)) !== 'off';
  const hours = Array.from({ length: 24 }, (_, n) => n);
  const value = hours.some(asleep)
    ? fill(officeWords().fromTo, { from: hour(house.opens), to: hour(house.closes) })
    : officeWords().always;
  const bars = hours.map((n) => ({
    share: asleep(n) ? 0 : 1,
    label: hour(n),
    ...(n % 6 === 0 && { mark: String(n) }),
  }));
  return { kind: 'bars', title: officeWords().awake, value, bars, high: 3 };
}

/** Gives a line about what has the focus. */
export const aboutOf = (focus: string | null): string | null => officeWords().about[focus?.split(':')[0] ?? ''] ?? null;

/** Shows what the sizes of letters and buttons come to on this screen. */
function sizes(house: House): Cell[] {
  const { letters, buttons, lettersFit, buttonsFit } = sizesOf(house);
  const size = (title: 'letterSize' | 'buttonSize', mm: number) => fill(officeWords()[title], { n: decimal(mm, 0) });
  const verdict = (fits: boolean, small: string) => (fits ? officeWords().fits : small);
  return [
    {
      ...{ kind: 'fact', title: size('letterSize', letters), good: lettersFit },
      value: verdict(lettersFit, officeWords().lettersSmall),
    },
    {
      ...{ kind: 'fact', title: size('buttonSize', buttons), good: buttonsFit },
      value: verdict(buttonsFit, officeWords().buttonsSmall),
    },
  ];
}

/** Shows what hours go by: the time of this machine, and the zone that it takes itself to be in. */
function machineClock(now: Date): Cell {
  const time = { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' } as const;
  const format = new Intl.DateTimeFormat(language().locale, time);
  return {
    kind: 'fact',
    title: officeWords().machineClock,
    value: `${format.format(now)}, ${format.resolvedOptions().timeZone}`,
  };
}

/** Choice on pages that show one of several. */
export interface PageChoice {
  /** Hour whose loudness is changed. */
  hour: number;
  /** Game whose rules are offered or not. */
  game: string;
  /** Time of the machine. */
  now: Date;
}

/** Gives the cells of a page that is nothing but settings. */
export function cellsOf(house: House, page: SettingsPage, { hour, game, now }: PageChoice): [Cell[], Cell[]] {
  if (page === 'games') {
    const past: Cell = { kind: 'button', id: 'past', text: shellWords().pastGames, icon: 'icon-trophy' };
    return [games(house), [...all(house, 'fewest', 'most', 'quick', 'files'), past]];
  }
  if (page === 'rules') return rules(house, game);
  if (page === 'hours')
    return [
      [...all(house, 'night', 'opens', 'closes'), awake(house)],
      [machineClock(now), ...all(house, 'wakes', 'language')],
    ];
  if (page === 'sound') return [loudness(house, hour), all(house, 'cap', 'sea', 'music', 'guns')];
  if (page === 'screen')
    return [
      [...all(house, 'diagonal', 'distance'), ...sizes(house)],
      all(house, 'letters', 'contrast', 'calm', 'speed', 'overscan'),
    ];
  return [all(house, 'ask', 'count', 'title'), all(house, 'reel', 'forget')];
}
