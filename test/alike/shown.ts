/** Everything that a viewer is shown and told at a table, as text, part by part. */
import type { Beat } from '../../src/controller/beat.ts';
import type { Placement, Reel, TablePicture } from '../../src/controller/room.ts';
import { SceneController } from '../../src/controller/scene-controller.ts';
import type { Speed } from '../../src/controller/speed.ts';
import { toldAfter } from '../../src/controller/told.ts';
import { unhide } from '../../src/host/hidden-cards.ts';
import { emblems } from '../../src/presentation/captains.ts';
import { explained } from '../../src/presentation/hands/explained.ts';
import type { Human, SeatChoice } from '../../src/presentation/hands/human.ts';
import { withControls } from '../../src/presentation/screens/controls.ts';
import { curtainScreen } from '../../src/presentation/screens/curtain.ts';
import { pauseScreen } from '../../src/presentation/screens/pause.ts';
import type { Screen } from '../../src/presentation/screens/sketch.ts';
import { frames } from '../../src/presentation/shapes.ts';
import type { GameAction, Seat, Viewer } from '../../src/rules/game.ts';
import { shellWords } from '../../src/words/house/house.ts';
import type { TestTable } from './tables.ts';

export const parts = [
  'messages',
  'reasons',
  'prompts',
  'buttons',
  'presses',
  'lines',
  'answers',
  'beats',
  'sounds',
  'times',
  'explained',
  'past',
] as const;
export type Part = (typeof parts)[number];
export type Shown = Record<Part, string[]>;

/** Screens that are looked at from one question. */
const most = 40;
const deep = 3;

export async function shownAt(table: TestTable, viewer: Viewer): Promise<Shown> {
  const shown = Object.fromEntries(parts.map((part) => [part, []])) as unknown as Shown;
  const { batch, desk, setting } = table;
  shown.messages.push(JSON.stringify(batch));
  if (viewer !== 'table') {
    shown.messages.push(JSON.stringify(await desk.reveal(viewer)));
    await desk.cover();
  }
  const undo = await reasons(table, shown);
  await told(table, shown);
  await past(table, shown);
  if (viewer !== 'table') {
    // Whoever looks has all that they may know: their own cards, and whether it is their turn.
    const view = (await desk.reveal(viewer))?.view;
    await desk.cover();
    if (view && batch.toAct.includes(viewer)) explore(table, turnOf(table, viewer, view, true), undo, shown);
  }
  const [seat] = batch.people;
  if (seat === undefined || setting.alone !== null) return shown;
  const turn = turnOf(table, seat, batch.view, false);
  if (table.stage.human.secret(turn)) draw(curtainOf(table, seat), undo, shown);
  else explore(table, turn, undo, shown);
  return shown;
}

/** The screen on which the first of several people is asked in front of all; null where nobody is. */
export function openScreen(table: TestTable): Screen | null {
  const [seat] = table.batch.people;
  if (seat === undefined || table.setting.alone !== null) return null;
  const { human } = table.stage;
  const turn = turnOf(table, seat, table.batch.view, false);
  return human.secret(turn) ? curtainOf(table, seat) : human.screen(turn, human.begin(turn), null);
}

/** Why nothing can be taken back, for every seat, as the pause says it. The seat that may, or null. */
async function reasons({ desk, setting }: TestTable, shown: Shown): Promise<Seat | null> {
  let may: Seat | null = null;
  for (let seat = 0; seat < setting.seats; seat++) {
    const reason = (await desk.whyNoUndo(seat))?.code ?? null;
    const refused = reason === null ? null : await desk.undo(seat);
    shown.reasons.push(JSON.stringify([seat, reason, refused]));
    if (reason === null) may = seat;
    const refusal = reason === null ? null : (shellWords().noUndo[reason] ?? `no sentence for ${reason}`);
    const pause = { log: true, again: true, rules: true, undo: { refusal }, focus: null };
    shown.reasons.push(JSON.stringify(pauseScreen(pause).targets));
  }
  return may;
}

/** The latest action as the page tells it: every beat, every sound, and how long it takes at two speeds. */
async function told({ batch, before, stage, names }: TestTable, shown: Shown): Promise<void> {
  for (const speed of ['normal', 'express'] as const) {
    const log = await silently(stage, speed, { before, events: batch.events, view: batch.view }, names);
    shown.beats.push(JSON.stringify(log.beats));
    shown.sounds.push(JSON.stringify([log.sounds, stage.tense?.(batch.view)]));
    shown.times.push(JSON.stringify([log.lengths, log.clock]));
    if (speed === 'normal') shown.explained.push(JSON.stringify(log.says));
  }
}

/** The log, and the last round told once more while everything on the table is explained, which stops it anywhere. */
async function past({ story, stage, names }: TestTable, shown: Shown): Promise<void> {
  const pages = stage.log?.(story.events, names, story.start) ?? [];
  shown.past.push(JSON.stringify(pages));
  const page = pages.filter(({ from, to }) => from < to).at(-1);
  if (!page || page.sealed) return;
  const { from, to } = page;
  const [before, view] = [from, to].map((count) => toldAfter(stage.script, story, count));
  const log = await silently(stage, 'normal', { before, events: story.events.slice(from, to), view }, names);
  shown.explained.push(JSON.stringify(log.says));
}

/** What pieces say they are, to somebody who sees this view. */
const saysOf = (stage: TestTable['stage'], pieces: Iterable<Placement>, view: object): (string | null)[] =>
  Array.from(pieces, (piece) => explained(stage.explained ?? {}, piece, view));

/** The controller with a room and a reel that only take notes; what it is handed has just come through the port. */
async function silently(
  stage: TestTable['stage'],
  speed: Speed,
  story: { before: object; events: readonly { type: string }[]; view: object },
  names: string[],
) {
  const { before, events, view } = structuredClone(story);
  const log = {
    beats: [] as Beat[],
    sounds: [] as unknown[],
    lengths: [] as number[],
    clock: 0,
    says: [] as unknown[],
  };
  const room: TablePicture = { frame: frames.wide, onReshape: () => {}, show: () => {}, caption: () => {} };
  const reel: Reel = {
    play: async (beat, table, { factor }) => {
      log.beats.push(beat);
      log.says.push(saysOf(stage, table.values(), controller.known ?? view));
      log.lengths.push(beat.length);
      for (const { at, sound } of beat.cues) if (sound) log.sounds.push([log.clock + at * factor, sound]);
      log.clock += beat.length * factor;
    },
    wait: async (ms) => {
      log.clock += ms;
    },
    skip: () => {},
    cut: () => {},
    pause: () => {},
  };
  const controller = new SceneController<object, { type: string }>(room, reel, stage.script, names);
  controller.speed = speed;
  controller.onFailure = (event, error) => {
    throw new Error(`${event}: ${error}`);
  };
  controller.show(before);
  await controller.play({ events, view });
  log.says.push(saysOf(stage, controller.table.values(), controller.known ?? view));
  return log;
}

function turnOf({ batch, names, setting }: TestTable, seat: Seat, view: object, looking: boolean): SeatChoice {
  const choices = batch.choices.find((each) => each.seat === seat)?.actions ?? [];
  const curtain = setting.alone === null;
  return { seat, names, view: structuredClone(view), choices, looking, curtain, best: null, frame: frames.wide };
}

function curtainOf({ batch, names, stage }: TestTable, seat: Seat): Screen {
  const people = batch.toAct.map((s) => ({ name: names[s], look: emblems[s].id, now: s === seat }));
  return curtainScreen({
    cards: stage.waiting?.(batch.view, seat),
    game: stage.title,
    name: names[seat],
    look: emblems[seat].id,
    people,
    secret: stage.secret,
    hold: false,
    focus: null,
    frame: frames.wide,
  });
}

function draw(screen: Screen, undo: Seat | null, shown: Shown): void {
  const { placements, targets } = withControls(screen, null, { undo: undo !== null });
  shown.prompts.push(JSON.stringify(placements));
  shown.buttons.push(JSON.stringify(targets));
}

/** Every screen that can be reached by a few presses, what every press does, and what the host would answer. */
function explore(table: TestTable, choice: SeatChoice, undo: Seat | null, shown: Shown): void {
  const { human } = table.stage as { human: Human };
  let edge: unknown[] = [human.begin(choice)];
  const seen = new Set<string>();
  for (let depth = 0; depth < deep; depth++) {
    const beyond: unknown[] = [];
    for (const state of edge) {
      if (seen.size >= most || seen.has(JSON.stringify(state))) continue;
      seen.add(JSON.stringify(state));
      const screen = human.screen(choice, state, null);
      draw(screen, undo, shown);
      shown.explained.push(JSON.stringify(saysOf(table.stage, screen.placements, choice.view)));
      shown.lines.push(String(table.stage.firstLines?.kindOf(choice, state)));
      if (human.laid) shown.prompts.push(JSON.stringify(human.laid(choice, state)));
      for (const { id, refusal } of screen.targets) {
        if (refusal !== undefined) continue;
        const step = human.press(choice, state, id, screen.targets);
        shown.presses.push(JSON.stringify([id, step]));
        if ('state' in step && !('ask' in step) && !('quietly' in step)) beyond.push(step.state);
        const action =
          'act' in step ? step.act : 'acts' in step ? step.acts[0] : 'quietly' in step ? step.quietly : null;
        if (action) shown.answers.push(JSON.stringify([id, answerTo(table, choice.seat, action, human)]));
      }
    }
    edge = beyond;
  }
}

/** What the host would say to it, and in which words. */
function answerTo({ game, state }: TestTable, seat: Seat, action: GameAction, human: Human): string | null {
  const meant = unhide(action, game.view(state, seat)) as GameAction;
  const code = game.refusal(state, seat, meant)?.code;
  return code === undefined ? null : `${code}: ${human.refusal(code)}`;
}

/** The parts in which two tables differ. */
export function differences(a: Shown, b: Shown): { part: Part; text: string }[] {
  return parts.flatMap((part) => {
    const [x, y] = [a[part].join('\n'), b[part].join('\n')];
    if (x === y) return [];
    let at = 0;
    while (x[at] === y[at]) at++;
    const around = (text: string) => text.slice(Math.max(0, at - 80), at + 60);
    return [{ part, text: `${around(x)} ... or ... ${around(y)}` }];
  });
}
