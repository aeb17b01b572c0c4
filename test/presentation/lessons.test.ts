/**
 * Lessons on their screens: in every language and on every shape each step has its note and its way out, over nothing that
 * can be pressed; the hand points along the presses that the step wants; what is said is short.
 */
import { describe, expect, it } from 'vitest';
import { botsOf } from '../../src/bots/games.ts';
import type { LessonWords } from '../../src/presentation/hands/lessons.ts';
import { staged } from '../../src/presentation/index.ts';
import { withControls } from '../../src/presentation/screens/controls.ts';
import { explainPlace, withExplain } from '../../src/presentation/screens/explain.ts';
import { isWhole, papersOf } from '../../src/presentation/screens/first-line.ts';
import { safe } from '../../src/presentation/screens/free-place.ts';
import { layStep, skipId, withStep } from '../../src/presentation/screens/lesson-note.ts';
import type { Screen } from '../../src/presentation/screens/sketch.ts';
import { frames } from '../../src/presentation/shapes.ts';
import { speak } from '../../src/words/catalogue.ts';
import { languages } from '../../src/words/language.ts';
import { thorough } from '../how-much.ts';
import { fetchEveryGame, ids } from './every-game-spoken.ts';
import { choiceOf, choicesOf, followed } from './lesson-steps.ts';
import { pointedAt } from './pointed-at.ts';

fetchEveryGame();

interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

const meets = (a: Box, b: Box) => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
const within = (a: Box, b: Box) =>
  a.x >= b.x - 0.5 && a.y >= b.y - 0.5 && a.x + a.w <= b.x + b.w + 0.5 && a.y + a.h <= b.y + b.h + 0.5;

const wordsOf = (id: string): [string, LessonWords][] => Object.entries(staged(id).lessons?.() ?? {});

/** What is wrong with a step on this screen. */
function trouble(screen: Screen, words: LessonWords['steps'][number], next: string | null): string[] {
  const shown = { words, next, others: [], ahead: [], lay: null };
  const lay = layStep(screen, shown);
  if (!lay.skip) return ['Skip has no room'];
  if (!lay.note) return ['the note has no room'];
  const made = withStep(screen, null, shown, lay);
  const skip = made.targets.find(({ id }) => id === skipId);
  const papers = papersOf(lay.note);
  const found = made.targets
    .filter((target) => !target.refusal && papers.some((paper) => meets(paper, target)))
    .map(({ id }) => `the note covers ${id}`);
  const hand = made.placements.find(({ id }) => id === 'first-line:hand');
  const pointed = pointedAt(hand, screen.targets).map(({ id }) => id);
  if (pointed.join() !== (next ?? '')) found.push(`the hand points at ${pointed.join(' and ')} instead of ${next}`);
  if (papers.length > 1 && meets(papers[0], papers[1])) found.push('its papers cover each other');
  if (!skip || !within(skip, safe(screen))) found.push('Skip leaves the safe area');
  for (const target of screen.targets)
    if (skip && !target.refusal && meets(skip, target)) found.push(`Skip covers ${target.id}`);
  if (!papers.every((paper) => within(paper, safe(screen)))) found.push('the note leaves the safe area');
  if (!isWhole(lay.note)) found.push('the note says only a part');
  return found;
}

describe.each(ids)('%s', (id) => {
  it('says of every step what the host has: what to do in eight words, in sentences of 90 letters at most', async () => {
    for (const spoken of languages) {
      await speak(spoken);
      const words = wordsOf(id);
      const lessons = botsOf(id).lessons ?? {};
      expect(words.map(([lesson]) => lesson)).toEqual(Object.keys(lessons));
      for (const [lesson, { title, about, steps, end }] of words) {
        expect(steps.length, lesson).toBe(lessons[lesson].steps.length);
        expect(title.length, title).toBeLessThanOrEqual(26);
        expect(about.length, about).toBeLessThanOrEqual(64);
        const said = [end, ...steps.flatMap(({ line, more, other }) => [line, more, other])];
        for (const text of said)
          for (const sentence of text.split(/(?<=[.!?:]) /)) expect(sentence.length, sentence).toBeLessThanOrEqual(90);
        for (const { idea, line, more, other } of steps) {
          expect(idea.length, idea).toBeLessThanOrEqual(24);
          expect(line.length, line).toBeLessThanOrEqual(60);
          expect(line.trim().split(/\s+/).length, line).toBeLessThanOrEqual(8);
          expect(more.length, more).toBeLessThanOrEqual(120);
          expect(other.length, other).toBeLessThanOrEqual(80);
        }
      }
    }
    await speak(languages[0]);
  });

  it('has room for every step on every shape and in every language, and points along the way', async () => {
    const { human } = staged(id);
    const found = new Set<string>();
    for (const [lesson] of wordsOf(id)) {
      for (const { step, ask, match, seat, action } of choicesOf(id, lesson)) {
        for (const [shape, frame] of Object.values(frames).entries()) {
          const choice = choiceOf(match, seat, frame);
          const at = `${lesson}, step ${step}, ${JSON.stringify(action)}`;
          for (const [drawn, pointed] of followed(human, choice, ask.wants)) {
            const open = withControls(drawn, null, { undo: true, again: true });
            const screen = withExplain(open, null, explainPlace(open, [], null));
            // In `npm test` every other step and shape in one language, the rest in the other.
            for (const spoken of thorough ? languages : [languages[(step + shape) % languages.length]]) {
              await speak(spoken);
              const words = wordsOf(id).find(([each]) => each === lesson)?.[1].steps[step];
              if (!words) throw new Error(`No words for ${at}.`);
              for (const wrong of trouble(screen, words, pointed))
                found.add(`${lesson} ${step}, ${frame.shape}, ${spoken.id}: ${wrong}`);
            }
          }
        }
      }
    }
    await speak(languages[0]);
    expect([...found]).toEqual([]);
  });
});
