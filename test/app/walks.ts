/** The way to every screen that the house has, in Node, where nobody looks after the table. */
import { idleAfter, type unattendedAfter } from '../../src/app/prompts/idle-clock.ts';
import { type Furnishing, openSilentHouse, type SilentHouse } from './silent-house.ts';

export const open = (furnishing: Furnishing = {}) =>
  openSilentHouse({ ...furnishing, query: `?kiosk&${furnishing.query ?? ''}` });

/** One person, or two, at Treasure Fleet; somebody is asked. */
export async function sail(people: 1 | 2, game = 'treasure-fleet'): Promise<SilentHouse> {
  const house = await open({ query: `game=${game}` });
  if (people === 2) await house.tap('person:1');
  await house.tap('sail');
  await house.untilAsked((ids) => ids.includes('pause'));
  return house;
}

/** Two computers play a game to its end. */
async function playedOut(): Promise<SilentHouse> {
  const house = await open({ query: 'game=treasure-fleet' });
  await house.tap('count:2');
  await house.tap('bot:0');
  await house.tap('sail');
  await house.untilAsked((ids) => ids.includes('again') && !ids.includes('pause'));
  return house;
}

async function paused(): Promise<SilentHouse> {
  const house = await sail(1);
  await house.tap('pause');
  return house;
}

export async function tapped(...path: string[]): Promise<SilentHouse> {
  const house = await open();
  for (const id of path) await house.tap(id);
  return house;
}

export interface Walk {
  /** Opens the house and goes to the screen. */
  to: () => Promise<SilentHouse>;
  /** Kind of screen whose time it is, and what goes by before that. */
  kind: keyof typeof unattendedAfter;
  before?: number;
}

/** The way to every screen by the place in the sources that asks; null where nobody can be asked whether they are there. */
export const walks: Readonly<Record<string, readonly (Walk | null)[]>> = {
  'playing/captains.ts': [
    {
      to: async () => {
        const house = await paused();
        await house.tap('captains');
        return house;
      },
      kind: 'menu',
    },
  ],
  'telling/explaining.ts': [
    {
      to: async () => {
        const house = await sail(1);
        await house.tap('explain');
        return house;
      },
      kind: 'reading',
    },
  ],
  'settings/credits.ts': [
    { to: () => tapped('credits'), kind: 'reading' },
    { to: () => tapped('credits', 'licences'), kind: 'reading' },
  ],
  // It never ends, see `idleAfter`.
  // It asks only where somebody looks after the table.
  'replays/dropped-files.ts': [null],
  'gallery/gallery.ts': [null],
  'playing/hand-over.ts': [
    { to: () => sail(2), kind: 'curtain' },
    {
      // A hand is covered first.
      to: async () => {
        const house = await sail(2);
        await house.tap('reveal');
        return house;
      },
      kind: 'curtain',
      before: idleAfter.hand,
    },
  ],
  // As its callers say, who are all here.
  'playing/in-the-open.ts': [null],
  // It goes by itself before anybody would be asked.
  'pads/learnt-pads.ts': [null],
  'lessons/lessons.ts': [
    { to: () => tapped('game:korsar', 'teach'), kind: 'menu' },
    {
      // Every step is left out.
      to: async () => {
        const house = await tapped('game:korsar', 'teach', 'lesson:home');
        for (let step = 0; step < 5; step++) {
          await house.untilAsked((ids) => ids.includes('skip-step'));
          await house.tap('skip-step');
        }
        await house.untilAsked((ids) => ids.includes('once'));
        return house;
      },
      kind: 'results',
    },
  ],
  'set-up/map-room.ts': [
    {
      to: async () => {
        const house = await open({ house: { files: true } });
        for (const id of ['game:yellowbeard', 'more', 'maps']) await house.tap(id);
        return house;
      },
      kind: 'menu',
    },
  ],
  'set-up/name-seat.ts': [{ to: () => tapped('game:korsar', 'name:0'), kind: 'menu' }],
  // They lock themselves, see office.test.ts.
  'operator/office.ts': [null, null],
  'settings/overlays.ts': [
    { to: () => tapped('settings'), kind: 'menu' },
    { to: () => tapped('game:korsar', 'rules'), kind: 'reading' },
    {
      to: async () => {
        const house = await paused();
        await house.tap('log');
        return house;
      },
      kind: 'reading',
    },
  ],
  'pads/pads.ts': [
    {
      to: async () => {
        const house = await open({ query: 'game=treasure-fleet' });
        for (const pad of [0, 1]) house.hands.plug(pad, true);
        await house.tap('count:2');
        for (const pad of [0, 1]) await house.pad(pad, { kind: 'second' });
        await house.tap('sail');
        await house.untilAsked((ids) => ids.includes('pause'));
        for (const pad of [0, 1]) house.hands.plug(pad, false);
        await house.untilAsked((ids) => ids.includes('goOn'));
        return house;
      },
      kind: 'pad-away',
    },
  ],
  'replays/kept-games.ts': [{ to: () => tapped('past'), kind: 'menu' }],
  'playing/pause.ts': [{ to: paused, kind: 'pause' }],
  'playing/after-game.ts': [
    {
      to: async () => {
        const house = await playedOut();
        await house.tap('more');
        return house;
      },
      kind: 'menu',
    },
  ],
  'playing/tonight.ts': [
    {
      to: async () => {
        const house = await playedOut();
        await house.tap('more');
        await house.tap('tonight');
        return house;
      },
      kind: 'menu',
    },
  ],
  'playing/people-at-table.ts': [{ to: playedOut, kind: 'results' }],
  // The first is tried again for ever, the second becomes a demo by itself, see "whoever leaves the title as it is".
  'shell.ts': [null, null],
  'set-up/set-up.ts': [
    { to: () => tapped('game:korsar'), kind: 'set-up' },
    { to: () => tapped('game:korsar', 'more'), kind: 'menu' },
  ],
  'playing/turn.ts': [{ to: () => sail(1), kind: 'question' }],
  'replays/replay-viewer.ts': [
    {
      to: async () => {
        const house = await playedOut();
        await house.tap('title');
        await house.tap('past');
        await house.tap(house.ids().find((id) => id.startsWith('watch:'))!);
        // It stands; while it plays nobody is expected to do anything.
        await house.tap('to:0');
        return house;
      },
      kind: 'replay',
    },
  ],
};

/** Lets two computers play a game from its set-up to its end, and watches it from its first step. */
export async function watchComputers(house: SilentHouse): Promise<void> {
  await house.tap('count:2');
  await house.tap('bot:0');
  await house.tap('sail');
  await house.untilAsked((ids) => ids.includes('again') && !ids.includes('pause'));
  await house.tap('title');
  await house.tap('past');
  await house.tap(house.ids().find((id) => id.startsWith('watch:'))!);
}
