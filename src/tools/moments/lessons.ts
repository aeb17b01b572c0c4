/** Every step of every lesson, as it stands when those before it are left out, and the screens around them. */
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
