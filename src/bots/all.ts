/** All games and what they bring for computer captains, for whoever wants each of them from the beginning. */
import { gameIds } from '../rules/index.ts';
import { fetchBots } from './games.ts';

for (const id of gameIds) await fetchBots(id);

export { games } from '../rules/all.ts';
export { botsOf } from './games.ts';
