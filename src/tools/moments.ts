/** The standard moments: the pictures we compare, and the frames we measure. Those of a game lie in its folder below games/. */
import { toolsOfGames } from './games.ts';
import { firstLineMoments } from './moments/first-lines.ts';
import { houseMoments } from './moments/house.ts';
import type { DemoSetting, Moment } from './moments/moment.ts';

export type { DemoSetting, Moment, MomentStep } from './moments/moment.ts';

/**
 * Gives the first table of each game once more, with all that a graphics processor adds; only in WebGL it looks
 * otherwise.
 */
const high = (game: string, [first]: readonly Moment[]): Moment => ({
  ...first,
  name: `high-${game}`,
  query: { ...first.query, quality: 'high' },
});

export const moments: readonly Moment[] = [
  ...toolsOfGames.flatMap(([, tools]) => tools.moments),
  ...toolsOfGames.map(([game, tools]) =>
    high(
      game,
      tools.moments.filter(({ demo, strip }) => demo && !strip),
    ),
  ),
  ...toolsOfGames.flatMap(([, { firstLines }]) => (firstLines ? firstLineMoments(firstLines.game, firstLines.at) : [])),
  ...houseMoments(toolsOfGames.map(([game]) => game)),
];

/** Measured by `npm run bench`. */
export const measured: readonly Moment[] = toolsOfGames.flatMap(([, tools]) => tools.measured ?? []);

export type Renderer = 'webgl' | 'canvas';

/** Writes the address of the house, or of a demo in it. */
export function addressOfMoment({ demo, query, fault }: Moment, renderer: Renderer): string {
  if (demo) return addressOf(demo, renderer, query);
  // A machine without WebGL is not asked for a renderer.
  return `index.html?${new URLSearchParams({ renderer: fault === 'webgl' ? 'auto' : renderer, ...query })}`;
}

/** Writes the address of a demo, from the page's own: `index.html?demo=...`. */
export function addressOf(
  { game, seats, seed, options, bots }: DemoSetting,
  renderer: Renderer,
  more: Readonly<Record<string, string>> = {},
): string {
  const query = new URLSearchParams({ demo: game, seats: String(seats), seed, renderer, speed: 'normal', ...more });
  if (options) query.set('options', JSON.stringify(options));
  if (bots) query.set('bots', bots);
  return `index.html?${query}`;
}
