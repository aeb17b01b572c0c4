/** The house: every screen between the title and the results, as somebody who presses comes to it. */
import type { Moment, Step } from './moment.ts';

const rest: Step = { advance: 600 };
const choose = (...ids: string[]): Step[] => ids.map((id) => ({ choose: id }));
const asked: Step = { asked: true };

const at = (name: string, walk: readonly Step[], more: Partial<Moment> = {}): Moment => ({
  name,
  query: { speed: 'normal' },
  walk: [...walk, rest],
  ...more,
});

const games = ['treasure-fleet', 'korsar', 'card-pirates', 'yellowbeard'];
/** Two people and two computers; or as many people as there are. */
const two = (game: string, ...more: string[]): Step[] => [
  ...choose(`game:${game}`, 'person:1', ...more, 'sail'),
  asked,
];
const loaded = choose('reveal', 'deck|', 'deck|', 'deck|', 'ready');
/** Both have loaded, and the first card is asked for. */
const volley: Step[] = [...two('treasure-fleet'), ...loaded, asked, ...loaded, asked];
/** Bots play a game to its end. */
const overAt = (game: string, ...more: string[]): Step[] => [
  ...choose(`game:${game}`, 'bot:0', ...more, 'sail'),
  asked,
];

const express = { query: { speed: 'express' } };

export const houseMoments: readonly Moment[] = [
  at('title', []),
  at('title-demo-next', [{ pass: 14_000 }]),
  ...games.map((game) => at(`setup-${game}`, choose(`game:${game}`))),
  at('setup-treasure-fleet-5', [...choose('game:treasure-fleet', 'count:5', 'person:1')]),
  at('setup-korsar-8', choose('game:korsar', 'count:8', 'person:1')),
  at('setup-name', choose('game:treasure-fleet', 'name:0')),
  ...['card-pirates', 'yellowbeard'].map((game) => at(`more-rules-${game}`, choose(`game:${game}`, 'more'))),
  at('settings', choose('settings')),
  at('settings-large', choose('settings', 'large:on')),
  at('settings-contrast', choose('settings', 'contrast')),
  at('credits', choose('credits')),
  at('licences', choose('credits', 'licences', 'page:later', 'page:later', 'page:later')),
  at('curtain', two('treasure-fleet')),
  at('hand-treasure-fleet', [...two('treasure-fleet'), ...choose('reveal', 'deck|', 'deck|')]),
  at('hand-korsar', [...two('korsar'), ...choose('reveal')]),
  at('hand-korsar-8', [...two('korsar', 'count:8'), ...choose('reveal')]),
  at('hand-card-pirates', [...two('card-pirates'), ...choose('reveal')]),
  at('hand-yellowbeard', [
    ...choose('game:yellowbeard', 'person:1', 'more', 'option:autoSetup', 'close', 'sail'),
    asked,
  ]),
  at('table-people', volley),
  at('pause', [...volley, ...choose('pause')]),
  ...games.flatMap((game) =>
    [0, 1, 2].map((page) =>
      at(`rules-${game}-${page + 1}`, choose(`game:${game}`, 'rules', ...(page > 0 ? [`page:${page}`] : []))),
    ),
  ),
  at('log', [...volley, ...choose('card|', 'ship|'), { pass: 4000 }, asked, ...choose('pause', 'log')]),
  ...games.map((game) => at(`results-${game}`, [...overAt(game), { pass: 2000 }], express)),
  ...games.map((game) =>
    at(
      `replay-${game}`,
      [...overAt(game), ...choose('title', 'past', 'watch:', 'play', 'to:'), { press: 'Tab' }],
      express,
    ),
  ),
  at(
    'replay-side',
    [...overAt('treasure-fleet'), ...choose('title', 'past', 'watch:', 'turn'), { pass: 6000 }, ...choose('side')],
    express,
  ),
  at('past', [...overAt('treasure-fleet'), ...choose('title', 'past')], express),
  ...[0, 1, 2, 3].map((n) =>
    // The address says no speed: a demo is told calmly, and the next game has its turn after 90 s.
    at(`attract-${games[n]}`, [{ pass: 20_500 + n * 91_500 + 30_000 }], { query: {} }),
  ),
  at('error-query', [], { query: { demo: 'nothing' }, broken: true }),
  at('error-webgl', [], { fault: 'webgl' }),
  at('error-storage', choose('game:treasure-fleet', 'sail'), { fault: 'storage' }),
  at('error-fonts', [], { fault: 'fonts' }),
  at('error-game', choose('game:korsar'), { fault: 'game' }),
  at('error-title', [], { fault: 'title', broken: true }),
];
