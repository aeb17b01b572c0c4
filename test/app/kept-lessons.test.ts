/** How far somebody has come in lessons: kept on the machine, read with suspicion, and nobody else's in a kiosk. */
import { expect, it } from 'vitest';
import { KeptLessons } from '../../src/app/lessons/kept-lessons.ts';

const none = { step: 0, done: false };

function shelfOf(text: string | null = null) {
  const kept = new Map<string, string>(text === null ? [] : [['captains-table/lessons/parley', text]]);
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

it('is there for the next visit, lesson by lesson', () => {
  const shelf = shelfOf();
  const lessons = new KeptLessons(shelf);
  expect(lessons.of('parley', 'talk')).toEqual(none);
  lessons.keep('parley', 'talk', { step: 3, done: false });
  lessons.keep('parley', 'sign', { step: 0, done: true });
  const later = new KeptLessons(shelf);
  expect(later.of('parley', 'talk')).toEqual({ step: 3, done: false });
  expect(later.of('parley', 'sign')).toEqual({ step: 0, done: true });
  expect(later.of('chess', 'talk')).toEqual(none);
});

it('goes with the visitor where nothing is kept', () => {
  const lessons = new KeptLessons(null);
  lessons.keep('parley', 'talk', { step: 3, done: false });
  expect(lessons.of('parley', 'talk').step).toBe(3);
  lessons.forget();
  expect(lessons.of('parley', 'talk')).toEqual(none);
});

it.each([
  'no JSON',
  '[]',
  'null',
  '7',
  '{"talk":null}',
  '{"talk":{"step":-1}}',
  '{"talk":{"step":1.5,"done":"yes"}}',
  '{"talk":{"step":"2"}}',
])('begins anew where %s was kept', (text) => {
  expect(new KeptLessons(shelfOf(text)).of('parley', 'talk')).toEqual(none);
});

it('lasts as long as the page where the machine refuses', () => {
  const refuses = {
    getItem: () => {
      throw new Error('no');
    },
    setItem: () => {
      throw new Error('no');
    },
  };
  const lessons = new KeptLessons(refuses);
  lessons.keep('parley', 'talk', { step: 2, done: false });
  expect(lessons.of('parley', 'talk').step).toBe(2);
});
