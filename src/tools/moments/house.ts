/** The house: every screen between the title and the results, as somebody who presses comes to it. */
import { asked, at, choose, express, overAt, rest, two } from './house-walk.ts';
import { lessonMoments } from './lessons.ts';
import type { Moment } from './moment.ts';
import { officePages } from './office-pages.ts';

/** Lists the same screens of every game: its set-up, rules, results and replay, and its turn while nobody plays. */
const ofGame = (game: string, n: number): Moment[] => [
  at(`setup-${game}`, choose(`game:${game}`)),
  ...[0, 1, 2].map((page) =>
    at(`rules-${game}-${page + 1}`, choose(`game:${game}`, 'rules', ...(page > 0 ? [`page:${page}`] : []))),
  ),
  at(`results-${game}`, [...overAt(game), { pass: 2000 }], express),
  at(`after-${game}`, [...overAt(game), ...choose('more')], express),
  at(
    `replay-${game}`,
    [...overAt(game), ...choose('title', 'past', 'watch:', 'play', 'to:'), { press: 'Tab' }],
    express,
  ),
  // The other languages of the board come first: the last press is the one that is seen.
  ...switched(game),
  // The address says no speed: a whole game is told calmly, and the next one has its turn after 90 s.
  at(`attract-${game}`, [{ pass: 20_500 + n * 91_500 + 30_000 }], { query: { reel: 'off' } }),
];

/** Shows a running game after its language has changed: the table, the hand, the log and the boards. */
function switched(game: string): Moment[] {
  const begun = [...two(game), ...choose('pause', 'settings', 'language:de', 'language:pseudo')];
  const more = { query: { speed: 'express', language: 'pseudo' } };
  return [
    at(`switched-${game}-settings`, begun, more),
    at(`switched-${game}-pause`, [...begun, ...choose('close')], more),
    at(`switched-${game}-log`, [...begun, ...choose('close', 'log')], more),
    at(`switched-${game}-next`, [...begun, ...choose('close', 'stay')], more),
    // Enter opens the curtain where one is closed, and chooses at the table itself where none is.
    at(`switched-${game}-hand`, [...begun, ...choose('close', 'stay'), rest, { press: 'Enter' }], more),
  ];
}

/** Names of gamepads, as browsers give them. */
const pads = {
  letters: 'Microsoft Controller (STANDARD GAMEPAD Vendor: 045e Product: 02ea)',
  shapes: 'Sony Interactive Entertainment Wireless Controller (STANDARD GAMEPAD Vendor: 054c Product: 09cc)',
  swapped: 'Nintendo Co., Ltd. Pro Controller (STANDARD GAMEPAD Vendor: 057e Product: 2009)',
  unknown: '0079-0006-Generic USB Joystick',
};

/** The d-pad, upward. */
const up = [{ pad: 12 }];

/** Digits that any office takes here. */
const digits = ['1', '2', '3', '4'].map((digit) => ({ press: digit }));

/** Presses until the table opens at 13 instead of 10. */
const opensLater = Array<string>(3).fill('opens:more');

/** Shows the operator's office: its lock, every page of it, and the games of which one is to be removed. */
function officeMoments(first: string): Moment[] {
  const more = { query: { speed: 'normal', kiosk: '' }, office: 'open' } as const;
  const knock = [asked, { press: 'Control+Alt+KeyO' }, rest];
  return [
    at('office-pin', [...knock, ...digits.slice(1)], more),
    at('office-pin-shut', knock, { ...more, office: 'shut' }),
    ...officePages.map((page) =>
      at(`office-${page}`, [...knock, ...digits, ...choose('open', `page:${page}`), { press: 'ArrowDown' }], more),
    ),
    at(
      'office-past',
      [...overAt(first), ...choose('title'), ...knock, ...digits, ...choose('open', 'past', 'watch:')],
      {
        ...more,
        query: { speed: 'express', kiosk: '' },
      },
    ),
    // It is noon when a picture is taken: a table that opens at 13 is asleep.
    at(
      'night-dim',
      [...knock, ...digits, ...choose('open', 'page:hours', 'night:more', ...opensLater, 'close'), { pass: 1000 }],
      more,
    ),
    at(
      'night-black',
      [
        ...knock,
        ...digits,
        ...choose('open', 'page:hours', 'night:more', 'night:more', ...opensLater, 'close'),
        { pass: 1000 },
      ],
      more,
    ),
  ];
}

/** Lists the moments of the house. A moment that looks alike in every game is taken at the first game. */
export function houseMoments(games: readonly string[]): readonly Moment[] {
  const [first] = games;
  return [
    at('title', []),
    // One board after the other is lifted and plays its scene, and the great ship fires after four seconds and after thirteen.
    {
      ...at('strip-title', []),
      strip: [300, 1360, 3000, 4100, 4600, 5200, 6500, 8900, 11_800, 12_800, 13_400, 15_600],
    },
    // She fires once more before the first cut, and her smoke clears on it.
    {
      ...at('strip-title-demo', [{ pass: 20_000 }], { query: {} }),
      strip: [300, 700, 1200, 1900, 2150, 2400, 2600, 2900],
    },
    at('title-demo-next', [{ pass: 14_000 }]),
    // The title of a round, its first cut, and the card before the second.
    at('reel-title', [{ pass: 21_000 }], { query: {} }),
    at('reel-cut', [{ pass: 34_000 }], { query: {} }),
    ...[52_000, 54_000].map((pass, n) => at(`reel-card-${n + 1}`, [{ pass }], { query: {} })),
    ...games.flatMap(ofGame),
    ...games.flatMap(lessonMoments),
    at('setup-unattended', choose(`game:${first}`), { query: { speed: 'normal', kiosk: '' } }),
    // The hints on a set-up, for every make of gamepad and for one that nobody knows.
    ...Object.entries(pads).map(([make, pad]) => at(`setup-pad-${make}`, [...choose(`game:${first}`), ...up], { pad })),
    at('learn-pad', [asked, { pad: 8 }, { pass: 150 }, { pad: 8 }, rest], {
      pad: 'USB Joystick (Vendor: 0079 Product: 0006)',
    }),
    at('settings-pad', [...choose('settings'), ...up], { pad: pads.shapes }),
    at('setup-name', choose(`game:${first}`, 'name:0')),
    at('dropped', [asked, { drop: 'table.json', text: () => JSON.stringify({ game: first, steps: [] }) }, rest]),
    at('elsewhere', [asked], { elsewhere: true }),
    // The pad has a seat, and goes when it is asked.
    at('pad-away', [...choose(`game:${first}`), ...up, ...choose('sail'), asked, { pull: true }], {
      pad: pads.letters,
    }),
    // A quick game has just been dealt.
    ...games.map((game) => at(`opening-${game}`, choose(`game:${game}`, 'quick'), { query: { speed: 'normal' } })),
    // A computer plays on for the one person that there was.
    at(
      'results-quick',
      [
        ...choose(`game:${first}`, 'quick'),
        asked,
        ...choose('pause', 'captains', 'bot:0', 'done'),
        asked,
        { pass: 2000 },
      ],
      express,
    ),
    at('still-there', [...choose(`game:${first}`), { pass: 61_000 }], { query: { speed: 'normal', kiosk: '' } }),
    at('captains', [...two(first), ...choose('pause', 'captains')], express),
    // Three seconds before it is covered.
    at('hand-closing', [...two(first), ...choose('reveal'), { pass: 16_500 }], express),
    at('settings', choose('settings')),
    at('settings-large', choose('settings', 'large:on')),
    at('settings-contrast', choose('settings', 'contrast')),
    at('credits', choose('credits')),
    at('licences', choose('credits', 'licences', 'page:later', 'page:later', 'page:later')),
    at(
      'replay-side',
      [...overAt(first), ...choose('title', 'past', 'watch:', 'turn'), { pass: 6000 }, ...choose('side')],
      express,
    ),
    at('tonight', [...overAt(first), ...choose('more', 'tonight'), { pass: 1000 }], express),
    at('past', [...overAt(first), ...choose('title', 'past')], express),
    at(
      'past-shelf',
      [
        ...overAt(first),
        ...choose('title'),
        ...games.slice(1).flatMap((game) => choose(`game:${game}`, 'person:0', 'sail', 'pause', 'leave')),
        ...choose('past'),
      ],
      express,
    ),
    ...officeMoments(first),
    at('error-query', [], { query: { demo: 'nothing' }, broken: true }),
    at('error-webgl', [], { fault: 'webgl' }),
    at('error-storage', choose(`game:${first}`, 'sail'), { fault: 'storage' }),
    at('error-fonts', [], { fault: 'fonts' }),
    at('error-title', [], { fault: 'title', broken: true }),
  ];
}
