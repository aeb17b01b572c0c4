/** The lessons of a game: a list, the lesson that somebody takes, step by step, and what comes after it. */
import type { HostPort, Opened } from '../../host/port.ts';
import { crewNames } from '../../presentation/captains.ts';
import { staged } from '../../presentation/index.ts';
import { lessonEndScreen, lessonsScreen } from '../../presentation/screens/lessons.ts';
import { lessonWords } from '../../words/house/lessons.ts';
import { fill } from '../../words/message.ts';
import { notice } from '../page/notice.ts';
import type { Shelf } from '../page/shelf.ts';
import { whyNot } from '../page/why-not.ts';
import type { Prompter } from '../prompts/prompter.ts';
import { KeptLessons } from './kept-lessons.ts';
import { LessonRun } from './lesson.ts';

/** A fact about how a lesson goes, for whoever counts them. */
export interface LessonFact {
  game: string;
  lesson: string;
  what: 'started' | 'step-done' | 'step-skipped' | 'finished' | 'left';
  /** Number of the step that it is about, from 0; where the lesson began or was left for the others. */
  step: number;
  /** Seconds since the step began, or since the lesson did where the fact is about the whole of it. */
  seconds: number;
}

export type OnLesson = (fact: LessonFact) => void;

interface Doors {
  prompter: Prompter;
  host: HostPort;
  /** Store of how far people have come; null where nothing is kept. */
  shelf: Shelf | null;
  /** Plays a lesson until it ends or is left. */
  play: (opened: Extract<Opened, { ok: true }>, run: LessonRun) => Promise<void>;
  onLesson: OnLesson;
}

export class Lessons {
  private readonly doors: Doors;
  private readonly kept: KeptLessons;

  constructor(doors: Doors) {
    this.doors = doors;
    this.kept = new KeptLessons(doors.shelf);
  }

  /** Forgets how far somebody has come who has gone. */
  forget(): void {
    this.kept.forget();
  }

  /** Teaches until people have had enough, or want the short game that comes after the last lesson. */
  async run(game: string): Promise<'enough' | 'short-game'> {
    const { prompter } = this.doors;
    for (;;) {
      const answer = await prompter.ask((focus) => this.list(game, focus), { kind: 'menu', place: this });
      if ('turn' in answer || 'second' in answer) continue;
      if (!('pick' in answer) || answer.pick === 'back') return 'enough';
      if ((await this.teach(game, answer.pick.slice('lesson:'.length))) === 'short-game') return 'short-game';
    }
  }

  private list(game: string, focus: string | null) {
    const { title, lessons } = staged(game);
    const { fresh, atStep, done } = lessonWords();
    const entries = Object.entries(lessons?.() ?? {}).map(([id, { title, about, steps }]) => {
      const kept = this.kept.of(game, id);
      const under = kept.step > 0 && kept.step < steps.length;
      const state = under ? fill(atStep, { step: kept.step + 1, of: steps.length }) : kept.done ? done : fresh;
      return { id, title, about, state, done: kept.done };
    });
    return lessonsScreen({ game: title, lessons: entries, focus, frame: this.doors.prompter.frame });
  }

  /** Teaches a lesson and those that follow it. */
  private async teach(game: string, first: string): Promise<'all' | 'short-game'> {
    const { prompter } = this.doors;
    const ids = Object.keys(staged(game).lessons?.() ?? {});
    for (let id = first; ; ) {
      if (!(await this.lesson(game, id))) return 'all';
      const following = ids[ids.indexOf(id) + 1];
      const answer = await prompter.ask(
        (focus) => {
          const words = staged(game).lessons?.() ?? {};
          const next = words[following]?.title ?? null;
          return lessonEndScreen({ end: words[id].end, next, focus, frame: prompter.frame });
        },
        { kind: 'results', place: this },
      );
      const pick = 'pick' in answer ? answer.pick : 'all';
      if (pick === 'short-game') return 'short-game';
      if (pick === 'next-lesson') id = following;
      else if (pick !== 'once') return 'all';
    }
  }

  /** Teaches one lesson from where it was left. Answers whether it came to its end. */
  private async lesson(game: string, id: string): Promise<boolean> {
    const { host, play, prompter, onLesson } = this.doors;
    const table = staged(game);
    const steps = table.lessons?.()[id].steps.length ?? 0;
    const kept = this.kept.of(game, id);
    let step = kept.step < steps ? kept.step : 0;
    const began = prompter.clock;
    let stepBegan = began;
    const tell = (what: LessonFact['what'], about: number, since: number) =>
      onLesson({ game, lesson: id, what, step: about, seconds: (prompter.clock - since) / 1000 });
    const reach = (next: number, what: 'step-done' | 'step-skipped') => {
      if (next > step) tell(what, step, stepBegan);
      step = next;
      stepBegan = prompter.clock;
      this.kept.keep(game, id, next < steps ? { ...kept, step: next } : { step: 0, done: true });
    };
    tell('started', step, began);
    let finished = false;
    try {
      while (step < steps) {
        const opened = await host.openLesson({ game, lesson: id, step, names: [...crewNames] });
        if (!opened.ok) {
          notice(whyNot(opened.refused));
          return false;
        }
        const words = table.lessons?.()[id];
        if (!words) return false;
        const run = new LessonRun(table, words, step, () => prompter.picker.focus);
        run.onStep = (now) => reach(now, 'step-done');
        await play(opened, run);
        if (run.ended === null) return false;
        if (run.ended === 'skipped') reach(step + 1, 'step-skipped');
        else if (run.ended === 'finished') reach(steps, 'step-done');
      }
      finished = true;
      return true;
    } finally {
      await host.leave();
      tell(finished ? 'finished' : 'left', step, began);
    }
  }
}
