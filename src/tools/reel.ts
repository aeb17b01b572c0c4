/**
 * `npm run reel [-- --only GAME --games N]`: plays games between computers, cuts the exciting stretches out of them by each game's
 * own list of peaks, and writes them to `assets/GAME/reel.json`, for the house to show while nobody plays. The same
 * rules, captains and scripts give the same files.
 */
import { writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { ClipCut, CutList } from '../match/clip.ts';
import { readArgs, wholeNumber } from './args.ts';
import { toolsOfGames } from './games.ts';
import { chooseCeremonies, chooseCuts } from './reel/choose.ts';
import { type PlayedGame, playToTell } from './reel/played.ts';
import { tellingOf } from './reel/telling.ts';

/** Number of cuts and ceremonies of a game. */
const wanted = { cuts: 12, ceremonies: 4 };

/** Writes each cut on a line of its own, so that a change of one cut is a change of its line. */
const linesOf = (cuts: readonly ClipCut[]): string => cuts.map((cut) => `    ${JSON.stringify(cut)}`).join(',\n');

const textOf = ({ cuts, ceremonies }: CutList): string =>
  `{\n  "cuts": [\n${linesOf(cuts)}\n  ],\n  "ceremonies": [\n${linesOf(ceremonies)}\n  ]\n}\n`;

const { values } = readArgs({ options: { only: { type: 'string' }, games: { type: 'string' } } });
const games = wholeNumber('games', values.games, 1, 10_000);
for (const [game, { reel }] of toolsOfGames) {
  if (!reel || (values.only && values.only !== game)) continue;
  const telling = await tellingOf(game, reel.speed);
  const played: PlayedGame[] = [];
  for (let n = 0; n < (games ?? reel.games); n++) {
    const seats = reel.seats[n % reel.seats.length];
    const options = reel.options[n % reel.options.length];
    const crew = reel.crews[n % reel.crews.length];
    played.push(await playToTell({ game, crew, seats, options, seed: `reel/${n}` }, telling));
  }
  const cuts = await chooseCuts(played, wanted.cuts, telling, reel.demands);
  const ceremonies = await chooseCeremonies(played, wanted.ceremonies, telling);
  const text = textOf({ cuts, ceremonies });
  writeFileSync(`assets/${game}/reel.json`, text);
  console.log(`${game}: ${cuts.length} cuts, ${ceremonies.length} ceremonies, ${gzipSync(text).length} bytes gzip`);
  for (const { from, length, peaks, clip } of [...cuts, ...ceremonies]) {
    const told = peaks.map(([at, kind]) => `${(at / 1000).toFixed(1)} ${kind}`).join(', ');
    console.log(`  ${clip.levels.length} captains, ${from} to ${clip.actions.length}, ${length} ms: ${told}`);
  }
}
