/** Draw calls of every peak and of every measured table, at Plain and at High, beside what a frame may make. */
import type { Browser } from 'playwright-core';
import type { ViewportSize } from './drive.ts';
import { mostDrawCalls } from './frames.ts';
import { toolsOfGames } from './games.ts';
import { addressOfMoment, type Moment, moments } from './moments.ts';

/** Draw calls that a frame may make at each level of quality. */
export const mostDraws = { plain: 180, high: 260 } as const;
type Level = keyof typeof mostDraws;

export type Draws = Record<Level, number>;

/** Lists what is counted in some games, by name: the peaks, and the tables whose frames are measured. */
export const countedIn = (games: readonly string[]): [name: string, moment: Moment][] =>
  toolsOfGames
    .filter(([game]) => games.includes(game))
    .flatMap(([game, { peaks = {}, measured = [] }]) => [
      ...Object.entries(peaks).flatMap(([peak, name]): [string, Moment][] =>
        moments.filter((each) => each.name === name).map((moment) => [`${game}, ${peak}`, moment]),
      ),
      ...measured.map((moment): [string, Moment] => [
        `${game}, ${atRest(moment) ? 'at rest, ' : ''}${moment.name}`,
        moment,
      ]),
    ]);

/** Tells whether a walk ends some time after an event, when nothing of it is in flight any more. */
const atRest = ({ walk }: Moment): boolean => 'advance' in walk.at(-1)!;

export async function countDraws(browser: Browser, base: string, moment: Moment, size: ViewportSize): Promise<Draws> {
  const at = (quality: Level) => {
    const url = base + addressOfMoment({ ...moment, query: { ...moment.query, quality } }, 'webgl');
    return mostDrawCalls(browser, url, moment, size);
  };
  return { plain: await at('plain'), high: await at('high') };
}

/** Makes the rows of the table: what was counted beside what is allowed. */
export const drawRows = (counted: Readonly<Record<string, Draws>>) =>
  Object.fromEntries(
    Object.entries(counted).map(([name, draws]) => [
      name,
      {
        Plain: `${draws.plain} of ${mostDraws.plain}`,
        High: `${draws.high} of ${mostDraws.high}`,
        verdict: isOver(draws) ? 'OVER' : 'holds',
      },
    ]),
  );

const isOver = (draws: Draws): boolean =>
  (Object.keys(mostDraws) as Level[]).some((level) => !(draws[level] <= mostDraws[level]));

/** Lists what makes more than it may, each in a line. */
export const overOf = (counted: Readonly<Record<string, Draws>>): string[] =>
  Object.entries(counted)
    .filter(([, draws]) => isOver(draws))
    .map(
      ([name, { plain, high }]) =>
        `  ${name}: ${plain} of ${mostDraws.plain} at Plain, ${high} of ${mostDraws.high} at High`,
    );
