/** Prints the speed of one game's rules, or of its worlds, as JSON: `bench` asks for it in a process per game (see there). */
import { games } from '../bots/all.ts';
import { readArgs } from './args.ts';
import { rulesSpeed } from './rules-speed.ts';
import { Stop } from './stop.ts';
import { worldsSpeed } from './worlds-speed.ts';

const { values } = readArgs({
  options: { game: { type: 'string', default: '' }, worlds: { type: 'boolean', default: false } },
});
const game = Object.hasOwn(games, values.game) ? games[values.game] : null;
if (game === null) throw new Stop(`--game takes ${Object.keys(games).join(', ')}, not "${values.game}".`);
console.log(JSON.stringify(values.worlds ? worldsSpeed(game) : rulesSpeed(game)));
