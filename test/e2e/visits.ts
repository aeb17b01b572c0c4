/**
 * What visitors of a table do that nobody looks after, from the title on, by the place in src/app whose screen they walk
 * away from. Whatever is not named here has nobody at it.
 */
import { unattendedAfter } from '../../src/app/prompts/idle-clock.ts';
import type { Visitor } from './visitor.ts';

export interface Visit {
  /** The file that asks. */
  place: string;
  name: string;
  /** Comes from the title; what lies there afterwards is walked away from. */
  come: (visitor: Visitor) => Promise<void>;
  /** Milliseconds until it is asked whether anybody is there, or until the screen goes by itself. */
  after: number;
}

/** Number of the office in these tests. */
export const pin = '314159';

const { menu, reading, replay, curtain, results, pause } = unattendedAfter;
/** Some questions are on a chart. */
const question = unattendedAfter['long-question'];
const setUp = unattendedAfter['set-up'];
const away = unattendedAfter['pad-away'];

const games = ['treasure-fleet', 'korsar', 'card-pirates', 'yellowbeard'];

/** One person is asked at the table; the game is a whole one, or a quick one. */
async function sail(visitor: Visitor, game: string, how: 'sail' | 'quick'): Promise<void> {
  await visitor.taps(`game:${game}`, how);
  await visitor.until((ids) => ids.includes('pause') || ids.includes('reveal'), 'The first question');
}

async function paused(visitor: Visitor): Promise<void> {
  await sail(visitor, 'treasure-fleet', 'quick');
  await visitor.tap('pause');
}

const at = (place: string, after: number, name: string, come: Visit['come']): Visit => ({ place, after, name, come });

const taps =
  (...names: string[]): Visit['come'] =>
  (visitor) =>
    visitor.taps(...names);

/** One of the finished games is watched for a while, and stands. */
async function watch(visitor: Visitor): Promise<void> {
  await visitor.tap('past');
  await visitor.until((ids) => ids.includes('close'), 'The list');
  if (!(await visitor.ids()).some((id) => id.startsWith('watch:'))) return;
  await visitor.tap('watch:');
  await visitor.until((ids) => ids.includes('to:0'), 'The replay');
  await visitor.pass(5000 + visitor.below(15_000));
  await visitor.tap('to:0');
}

/** A quick game is played to its end. */
const tastes = games.map((game) =>
  at('playing/people-at-table.ts', results, `a quick game of ${game}, to its end`, async (visitor) => {
    await sail(visitor, game, 'quick');
    await visitor.play();
  }),
);

/** A quick game is left in the middle. */
const left = games.map((game) =>
  at('playing/turn.ts', question, `a quick game of ${game}, left`, async (visitor) => {
    await sail(visitor, game, 'quick');
    await visitor.play(visitor.below(6));
    await visitor.until((ids) => ids.length > 0, 'The next question');
  }),
);

const lessons = games.map((game) =>
  at('lessons/lessons.ts', results, `a lesson of ${game}, step by step`, async (visitor) => {
    await visitor.taps(`game:${game}`, 'teach', 'lesson:');
    for (let steps = 0; steps < 40; steps++) {
      const ids = await visitor.until((ids) => ids.includes('skip-step') || ids.includes('once'), 'A step');
      if (ids.includes('once')) return;
      await visitor.tap('skip-step');
    }
  }),
);

export const visits: readonly Visit[] = [
  at('shell.ts', 20_000, 'the title', async () => {}),
  ...tastes,
  ...left,
  ...lessons,
  at('lessons/lessons.ts', menu, 'the list of lessons', taps('game:korsar', 'teach')),
  at('set-up/set-up.ts', setUp, 'the set-up', taps('game:korsar', 'count:3', 'person:1')),
  at('set-up/set-up.ts', menu, 'more rules', taps('game:card-pirates', 'more')),
  at('set-up/map-room.ts', menu, 'own maps', taps('game:yellowbeard', 'more', 'maps')),
  at('set-up/name-seat.ts', menu, 'a name', async (visitor) => {
    await visitor.taps('game:korsar', 'name:0');
    for (const letter of 'Quill') await visitor.key(letter);
  }),
  at('settings/overlays.ts', menu, 'the settings', async (visitor) => {
    await visitor.tap('settings');
    for (const id of ['mute', 'contrast', 'large:on', 'speed:brisk', 'calm'])
      if (visitor.below(3) > 0) await visitor.tap(id);
  }),
  at('settings/overlays.ts', reading, 'the rules', taps('game:yellowbeard', 'rules', 'page:1', 'page:0')),
  at('settings/overlays.ts', reading, 'what happened', async (visitor) => {
    await paused(visitor);
    await visitor.tap('log');
  }),
  at('shell.ts', 20_000, 'another language', taps('language')),
  at('settings/credits.ts', reading, 'the credits', taps('credits')),
  at('settings/credits.ts', reading, 'the licences', taps('credits', 'licences')),
  at('replays/kept-games.ts', menu, 'the finished games', taps('past')),
  at('replays/replay-viewer.ts', replay, 'a replay', watch),
  at('playing/pause.ts', pause, 'the pause', paused),
  at('playing/captains.ts', menu, 'the captains', async (visitor) => {
    await paused(visitor);
    await visitor.tap('captains');
  }),
  at('telling/explaining.ts', reading, 'what lies on the table', async (visitor) => {
    await sail(visitor, 'korsar', 'quick');
    await visitor.tap('explain');
  }),
  at('playing/turn.ts', question, 'advice', async (visitor) => {
    await sail(visitor, 'korsar', 'quick');
    await visitor.tap('advice');
    await visitor.pass(3000);
  }),
  at(
    'playing/hand-over.ts',
    curtain,
    'a closed curtain',
    taps('game:treasure-fleet', 'person:1', 'sail', 'reveal', 'hide'),
  ),
  at('playing/hand-over.ts', curtain, 'an open hand', taps('game:treasure-fleet', 'person:1', 'sail', 'reveal')),
  at('playing/after-game.ts', menu, 'a look back', async (visitor) => {
    await sail(visitor, 'korsar', 'quick');
    await visitor.play();
    await visitor.taps('more', 'watch');
    await visitor.until((ids) => ids.includes('to:0'), 'The replay');
    await visitor.pass(5000);
    await visitor.taps('leave');
    await visitor.until((ids) => ids.includes('watch'), 'The look back');
  }),
  at('playing/tonight.ts', menu, 'the evening', async (visitor) => {
    await sail(visitor, 'card-pirates', 'quick');
    await visitor.play();
    await visitor.taps('more', 'tonight');
    await visitor.pass(2000);
  }),
  at('playing/turn.ts', question, 'a whole game after a quick one', async (visitor) => {
    await sail(visitor, 'treasure-fleet', 'quick');
    await visitor.play();
    await visitor.tap('whole');
    await visitor.until((ids) => ids.includes('pause'), 'The whole game');
  }),
  at('playing/turn.ts', question, 'a game of somebody else', async (visitor) => {
    if (!(await visitor.ids()).includes('resume')) return;
    await visitor.tap('resume');
    await visitor.until((ids) => ids.includes('pause') || ids.includes('reveal'), 'The game');
  }),
  at('pads/pads.ts', away, 'gamepads', async (visitor) => {
    const { held } = visitor;
    for (const pad of [0, 1]) await held.plug(pad, true);
    await visitor.taps('game:treasure-fleet', 'count:2');
    for (const pad of [0, 1]) await held.press(pad, 'west');
    await visitor.tap('sail');
    await visitor.until((ids) => ids.includes('pause') || ids.includes('reveal'), 'The first question');
    for (const pad of [0, 1]) await held.plug(pad, false);
    await visitor.until((ids) => ids.includes('goOn'), 'The missing pad');
  }),
  at('operator/office.ts', 30_000, 'the door of the office', async (visitor) => {
    await visitor.key('Control+Alt+O');
    await visitor.until((ids) => ids.includes('key:1'), 'The door');
    await visitor.key('1');
  }),
  at('operator/office.ts', 60_000, 'the office', async (visitor) => {
    await visitor.key('Control+Alt+O');
    await visitor.until((ids) => ids.includes('key:1'), 'The door');
    for (const digit of pin) await visitor.key(digit);
    await visitor.tap('open');
    await visitor.until((ids) => ids.includes('page:games'), 'The office');
    for (const page of ['sound', 'screen', 'quiet', 'figures', 'care', 'hours', 'games'])
      await visitor.tap(`page:${page}`);
    // Twice, so that it stays as it was.
    await visitor.taps('page:screen', 'contrast', 'contrast', 'page:care', 'test');
  }),
];

/** Places that ask where no visitor of the house comes, and why. */
export const nobodyAt: Readonly<Record<string, string>> = {
  'replays/dropped-files.ts': 'Visitors of a kiosk bring no files.',
  'gallery/gallery.ts': 'It opens by an address of its own.',
  'pads/learnt-pads.ts': 'It comes for a gamepad that nobody knows, and goes by itself.',
  'playing/in-the-open.ts': 'Its callers say who is asked.',
};
