/**
 * The settings of a house that nobody looks after: one list, from which the boards of the office are made, files are
 * checked and what was kept is read. What a visitor chooses is another thing and goes with them, see `Preferences`.
 */
import { speeds } from '../../controller/speed.ts';
import { stagedGames } from '../../presentation/index.ts';
import { languages } from '../../words/language.ts';
import { loudest, type Settings } from '../settings/settings.ts';
import { isValue, type Setting, type Value, type ValueOf } from './kinds.ts';

const yes = { kind: 'switch', usual: true } as const;
const no = { kind: 'switch', usual: false } as const;
const among = <const T extends readonly string[]>(...all: T) => ({ kind: 'choice', all, usual: all[0] }) as const;
const range = (from: number, to: number, step: number, usual: number) =>
  ({ kind: 'number', from, to, step, usual }) as const;
const games = Object.keys(stagedGames);

/** Gives the name of an option of a game, as the settings have it. */
export const ruleOf = (game: string, option: string): string => `${game}/${option}`;

export const houseSettings = {
  games: { kind: 'some', all: games, usual: games },
  /** Numbers of captains that are offered, as far as a game has them. */
  fewest: range(1, 8, 1, 1),
  most: range(1, 8, 1, 8),
  /** Choice whether the set-up offers the options of a game, besides the number of captains. */
  options: yes,
  /** Options of games that the set-up does not offer, see `ruleOf`. */
  withheld: {
    kind: 'some',
    get all() {
      return games.flatMap((game) => stagedGames[game].form.options.map(({ name }) => ruleOf(game, name)));
    },
    usual: [] as readonly string[],
  },
  /** Choice whether a quick game is what people are offered first. */
  quick: yes,
  /** Choice whether games can be kept as files and taken in. */
  files: no,

  /** Hours between which the table is awake; where both are the same it never sleeps. */
  opens: range(0, 23, 1, 10),
  closes: range(0, 23, 1, 22),
  night: among('off', 'dim', 'black'),
  /** Choice whether a touch wakes a black table. */
  wakes: no,

  loud: { kind: 'hours', most: loudest, usual: Array<number>(24).fill(loudest) },
  /** Greatest loudness, whatever the hour says. */
  cap: range(0, loudest, 1, loudest),
  sea: range(0, loudest, 1, loudest),
  music: range(0, loudest, 1, loudest),
  guns: range(0, loudest, 1, loudest),

  /** Language of the house; `browser` follows the browser of this machine. */
  language: { kind: 'choice', all: ['browser', ...languages.map(({ id }) => id)], usual: 'browser' },
  speed: { kind: 'choice', all: Object.keys(speeds), usual: 'normal' },
  /** Size of letters; `fit`: large where the distance makes it necessary. */
  letters: among('fit', 'normal', 'large'),
  contrast: among('system', 'off', 'on'),
  calm: among('system', 'off', 'on'),
  /** Diagonal of the screen, in inches. */
  diagonal: range(7, 120, 1, 24),
  /** Distance from the eyes of whoever plays to the screen, in decimetres. */
  distance: range(3, 80, 1, 6),
  /** Margin along each edge of the window, in percent of it, for a television that cuts them off. */
  overscan: range(0, 6, 1, 0),

  /** Seconds without a hand on anything before it is asked whether anybody is there; other screens in proportion. */
  ask: range(30, 300, 15, 75),
  /** Seconds in which somebody may say so. */
  count: range(10, 60, 5, 20),
  /** Seconds after which the title shows games. */
  title: range(10, 120, 10, 20),
  /** Minutes after which games that nobody goes on with are removed; 0: never. */
  forget: range(0, 120, 10, 0),
  /** Choice whether exciting stretches are shown while nobody plays, or whole games. */
  reel: yes,
} as const satisfies Readonly<Record<string, Setting>>;

export type SettingId = keyof typeof houseSettings;
export type House = { readonly [K in SettingId]: ValueOf<(typeof houseSettings)[K]> };

export const settingIds = Object.keys(houseSettings) as SettingId[];

export const usualHouse = Object.fromEntries(settingIds.map((id) => [id, houseSettings[id].usual])) as unknown as House;

const choiceOf = (chosen: boolean | null) => (chosen === null ? 'system' : chosen ? 'on' : 'off');

/** Gives a house that has what the table of this machine was set to before it had an office. */
export const houseOf = ({ language, speed, sea, music, guns, large, contrast, calm }: Settings): House => ({
  ...usualHouse,
  ...{ language: language ?? 'browser', speed, sea, music, guns },
  letters: large ? 'large' : 'fit',
  contrast: choiceOf(contrast),
  calm: choiceOf(calm),
});

/** Gives the house with another value; it stays as it is where no such value can be. */
export function changed(house: House, id: SettingId, value: Value): House {
  if (!isValue(houseSettings[id], value)) return house;
  const next = { ...house, [id]: value } as House;
  // Nobody can play where no game is offered.
  if (next.games.length === 0) return house;
  if (next.fewest <= next.most) return next;
  return id === 'fewest' ? { ...next, most: next.fewest } : { ...next, fewest: next.most };
}
