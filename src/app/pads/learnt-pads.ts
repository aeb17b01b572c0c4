/**
 * Gamepads that people teach: which control is up, which is right, which chooses. What was learnt is kept on this machine by the
 * pad's model, and read with suspicion.
 */

import { lessons, type PadLesson } from '../../presentation/hands/pad-lessons.ts';
import { learnPadScreen } from '../../presentation/screens/learn-pad.ts';
import { oneLine } from '../../rules/one-line.ts';
import {
  type Control,
  inStandardOrder,
  isButton,
  isFree,
  nextLesson,
  type Taught,
  withRest,
} from '../../stage/hands/learnt-pad.ts';
import type { PadReader } from '../../stage/hands/pad-reader.ts';
import type { PadState } from '../../stage/hands/pad-shape.ts';
import { PressedControl } from '../../stage/hands/pressed-control.ts';
import { shellWords } from '../../words/house/house.ts';
import { padWords } from '../../words/house/pads.ts';
import { fill } from '../../words/message.ts';
import type { Shelf } from '../page/shelf.ts';
import type { Answer } from '../prompts/prompt.ts';
import type { Prompter } from '../prompts/prompter.ts';

/** Number of models that are kept, and of letters of a model. */
const most = { pads: 16, letters: 200 };
/** Letters of a model's name that people read. */
const shown = 40;
/** Highest number of a button or an axis that is believed. */
const highest = 127;

interface Table {
  reader: PadReader;
  prompter: Prompter;
  shelf: Shelf | null;
  /** Key under which they are kept. */
  key: string;
}

export class LearntPads {
  private readonly table: Table;
  /** Controls by the models of the pads; the one that was taught last comes last. */
  private readonly learnt: Map<string, Taught>;

  constructor(table: Table) {
    this.table = table;
    const { reader, shelf, key } = table;
    this.learnt = new Map(read(shelf, key));
    reader.order = (id) => {
      const learnt = this.learnt.get(id);
      return learnt ? inStandardOrder(learnt) : (pad) => pad;
    };
    for (const id of this.learnt.keys()) reader.readAnew(id);
  }

  /** Lets people teach this pad, and try it. False when they have left it as it is. */
  async teach(pad: number, id: string): Promise<boolean> {
    const name = nameOf(id) || fill(shellWords().gamepad, { n: pad + 1 });
    for (;;) {
      const taught = await this.hear(pad, name);
      if (!taught) return false;
      this.keep(id, withRest(taught));
      this.table.reader.readAnew(id);
      const answer = await this.ask(name, null, 0);
      if (!('pick' in answer && answer.pick === 'anew')) return true;
    }
  }

  /** Hears a pad until all is known; null when it is gone, or people have pressed anything else, or nothing for too long. */
  private hear(pad: number, name: string): Promise<Taught | null> {
    return new Promise((done) => {
      const pressed = new PressedControl();
      let [taught, asked]: [Taught, number] = [{}, 0];
      const end = (all: Taught | null) => {
        asked++;
        listened();
        done(all);
      };
      const ask = async (lesson: PadLesson, more: number) => {
        const own = ++asked;
        await this.ask(name, lesson, more);
        if (own === asked) end(null);
      };
      const listened = this.table.reader.listen(pad, (state, now) => {
        const lesson = state && nextLesson(taught, state);
        if (!lesson) return end(null);
        const control = pressed.see(state, now);
        if (!control) return;
        const { prompter } = this.table;
        if (!isFree(taught, control)) return prompter.refuse(padWords().taken);
        prompter.takeRefusalBack();
        prompter.sound.play('press');
        taught = { ...taught, [lesson]: control };
        const next = nextLesson(taught, state);
        if (next) void ask(next, stillToCome(taught, state));
        else end(taught);
      });
      void ask('up', stillToCome(taught, { buttons: [] }));
    });
  }

  private ask(name: string, lesson: PadLesson | null, more: number): Promise<Answer> {
    const { prompter } = this.table;
    let of: number | null = null;
    const draw = (focus: string | null) => {
      const seconds = prompter.secondsLeft ?? 0;
      // It is drawn first when all the time is left.
      of ??= seconds;
      return learnPadScreen({ name, lesson, more, seconds, of, focus, frame: prompter.frame });
    };
    return prompter.ask(draw, { kind: 'learning', counts: true, anything: lesson !== null });
  }

  private keep(id: string, taught: Taught): void {
    const { shelf, key } = this.table;
    this.learnt.delete(id);
    this.learnt.set(id, taught);
    const kept = [...this.learnt].filter(([each]) => each.length <= most.letters).slice(-most.pads);
    try {
      shelf?.setItem(key, JSON.stringify(kept));
    } catch {
      // It is known as long as the page is open.
    }
  }
}

/** Counts the presses to come, as few as may be: which of them are needed shows in those before. */
function stillToCome(taught: Taught, pad: Pick<PadState, 'buttons'>): number {
  const next = nextLesson(taught, pad);
  const likely = isButton(taught.up) ? { button: taught.up.button + 3 } : { axis: 0, rest: 0, to: 1 };
  return next ? 1 + stillToCome({ ...taught, [next]: likely }, pad) : 0;
}

/** Gives the name of a pad on one line, without the numbers of its maker. */
function nameOf(id: string): string {
  const own = id.slice(0, most.letters).replace(/ \((STANDARD GAMEPAD )?Vendor:.*$/s, '');
  return oneLine(own.replace(/^[\da-f]{1,4}-[\da-f]{1,4}-/i, ''), shown);
}

function read(shelf: Shelf | null, key: string): [string, Taught][] {
  try {
    const value: unknown = JSON.parse(shelf?.getItem(key) ?? 'null');
    const entries: unknown[] = Array.isArray(value) ? value.slice(-most.pads) : [];
    return entries.flatMap((entry) => {
      const [id, taught] = Array.isArray(entry) ? entry : [];
      return typeof id === 'string' && id.length <= most.letters && isTaught(taught) ? [[id, taught]] : [];
    });
  } catch {
    return [];
  }
}

function isTaught(value: unknown): value is Taught {
  if (typeof value !== 'object' || value === null) return false;
  const taught = value as Taught;
  const isWhole = taught.up !== undefined && taught.right !== undefined && taught.choose !== undefined;
  return isWhole && Object.entries(taught).every(([id, each]) => lessons.includes(id as PadLesson) && isControl(each));
}

function isControl(value: unknown): value is Control {
  if (typeof value !== 'object' || value === null) return false;
  const { button, axis, rest, to, exact } = value as Record<string, unknown>;
  const isNumber = (each: unknown) => Number.isInteger(each) && Number(each) >= 0 && Number(each) <= highest;
  if (button !== undefined) return isNumber(button) && axis === undefined;
  return isNumber(axis) && Number.isFinite(rest) && Number.isFinite(to) && (exact === undefined || exact === true);
}
