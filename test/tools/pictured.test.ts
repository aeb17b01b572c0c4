/** Every place that asks stands in a picture of `npm run shots`; a new one cannot be forgotten there either. */
import { expect, it } from 'vitest';
import { moments } from '../../src/tools/moments.ts';
import { declaredKinds } from '../app/asks.ts';

/** Pictures of what a place asks, one for each of its questions: beginnings of their names, by the place in src/app. */
const pictures: Readonly<Record<string, readonly string[]>> = {
  'captains.ts': ['captains'],
  'credits.ts': ['credits', 'licences'],
  'after-game.ts': ['after-'],
  'dropped-files.ts': ['dropped'],
  'explaining.ts': ['explain-'],
  'hand-over.ts': ['curtain', 'hand-'],
  'kept-games.ts': ['past'],
  'learnt-pads.ts': ['learn-pad'],
  'lessons.ts': ['lessons-', 'lesson-'],
  'map-room.ts': ['yellowbeard-map-'],
  'name-seat.ts': ['setup-name'],
  'office/office.ts': ['office-pin', 'office-games'],
  'overlays.ts': ['settings', 'rules-', 'log'],
  'pads.ts': ['pad-away'],
  'pause.ts': ['pause'],
  'people-at-table.ts': ['results-'],
  'replay-viewer.ts': ['replay-'],
  'set-up.ts': ['setup-', 'more-rules-'],
  'shell.ts': ['elsewhere', 'title'],
  'tonight.ts': ['tonight'],
  'turn.ts': ['turn-'],
};

/** Places of which there is none, and why. */
const unpictured: Readonly<Record<string, string>> = {
  'gallery/gallery.ts': 'It shows what others draw.',
  'in-the-open.ts': 'Its callers say what is asked.',
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
