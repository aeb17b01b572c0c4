/** Every place that asks stands in a picture of `npm run shots`; a new one cannot be forgotten there either. */
import { expect, it } from 'vitest';
import { moments } from '../../src/tools/moments.ts';
import { declaredKinds } from '../app/asks.ts';

/** Pictures of what a place asks, one for each of its questions: beginnings of their names, by the place in src/app. */
const pictures: Readonly<Record<string, readonly string[]>> = {
  'playing/captains.ts': ['captains'],
  'settings/credits.ts': ['credits', 'licences'],
  'playing/after-game.ts': ['after-'],
  'replays/dropped-files.ts': ['dropped'],
  'telling/explaining.ts': ['explain-'],
  'playing/hand-over.ts': ['curtain', 'hand-'],
  'replays/kept-games.ts': ['past'],
  'pads/learnt-pads.ts': ['learn-pad'],
  'lessons/lessons.ts': ['lessons-', 'lesson-'],
  'set-up/map-room.ts': ['yellowbeard-map-'],
  'set-up/name-seat.ts': ['setup-name'],
  'operator/office.ts': ['office-pin', 'office-games'],
  'settings/overlays.ts': ['settings', 'rules-', 'log'],
  'pads/pads.ts': ['pad-away'],
  'playing/pause.ts': ['pause'],
  'playing/people-at-table.ts': ['results-'],
  'replays/replay-viewer.ts': ['replay-'],
  'set-up/set-up.ts': ['setup-', 'more-rules-'],
  'shell.ts': ['elsewhere', 'title'],
  'playing/tonight.ts': ['tonight'],
  'playing/turn.ts': ['turn-'],
};

/** Places of which there is none, and why. */
const unpictured: Readonly<Record<string, string>> = {
  'gallery/gallery.ts': 'It shows what others draw.',
  'playing/in-the-open.ts': 'Its callers say what is asked.',
};

it('every question of every place is pictured, or says why not', () => {
  const asked = Object.entries(declaredKinds()).filter(([place]) => !(place in unpictured));
  expect(Object.fromEntries(Object.entries(pictures).map(([place, { length }]) => [place, length]))).toEqual(
    Object.fromEntries(asked.map(([place, { length }]) => [place, length])),
  );
  const missing = Object.values(pictures)
    .flat()
    .filter((begin) => !moments.some(({ name }) => name.startsWith(begin)));
  expect(missing).toEqual([]);
});
