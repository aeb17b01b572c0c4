/** Screens of the house around Treasure Fleet: the curtain, the hand, and what is opened in the middle of a volley. */
import { asked, at, choose, two } from '../../moments/house-walk.ts';
import type { Moment, MomentStep } from '../../moments/moment.ts';

const game = 'treasure-fleet';
const loaded = choose('reveal', 'deck|', 'deck|', 'deck|', 'ready');
/** Steps after which both have loaded, and the first card is asked for. */
const volley: MomentStep[] = [...two(game), ...loaded, asked, ...loaded, asked];

export const atHome: readonly Moment[] = [
  at('setup-treasure-fleet-5', [...choose(`game:${game}`, 'count:5', 'person:1')]),
  at('more-rules-treasure-fleet', choose(`game:${game}`, 'more', 'option:decks', 'option:decks/0', 'option:decks/2')),
  at('table-colours', [
    ...choose(`game:${game}`, 'more', 'option:decks', 'option:decks/0', 'option:decks/2', 'close', 'sail'),
    asked,
    ...choose('deck|', 'deck|', 'deck|', 'ready'),
    asked,
  ]),
  at('curtain', two(game)),
  at('hand-treasure-fleet', [...two(game), ...choose('reveal', 'deck|', 'deck|')]),
  at('table-people', volley),
  at('explain-treasure-fleet', [...volley, ...choose('explain', 'thing|1')]),
  at('explain-hand-treasure-fleet', [...two(game), ...choose('reveal', 'explain', 'thing|3')]),
  // The round is told once more.
  at('last-round', [...volley, ...choose('card|', 'ship|'), { pass: 4000 }, asked, { press: 'r' }]),
  at('pause', [...volley, ...choose('pause')]),
  at('log', [...volley, ...choose('card|', 'ship|'), { pass: 4000 }, asked, ...choose('pause', 'log')]),
];
