/** Every step of every lesson, as it stands when those before it are left out; the screens around them; and the first lines. */
import { botsOf } from '../../bots/all.ts';
import { asked, at, choose } from './house-walk.ts';
import type { Moment } from './moment.ts';

export function lessonMoments(game: string): Moment[] {
  const lessons = Object.entries(botsOf(game).lessons ?? {});
  if (lessons.length === 0) return [];
  const list = choose(`game:${game}`, 'teach');
  return [
    at(`lessons-${game}`, list),
    ...lessons.flatMap(([id, { steps }]) =>
      [...steps, null].map((step, i) => {
        const skipped = Array.from({ length: i }, () => [...choose('skip-step'), asked]).flat();
        const name = step === null ? 'end' : String(i + 1);
        return at(`lesson-${game}-${id}-${name}`, [...list, ...choose(`lesson:${id}`), asked, ...skipped]);
      }),
    ),
  ];
}

/** Shows what a person alone reads before their first decision, and what more they read when they hesitate. */
export function firstLineMoments(game: string): Moment[] {
  const begun = [...choose(`game:${game}`, 'sail'), asked];
  return [at(`first-${game}`, begun), at(`first-${game}-more`, [...begun, { pass: 6500 }])];
}
