/**
 * Notes of lessons on the table as it is drawn: they and Skip keep clear of what is pressed next, of plates, and of
 * what every step speaks of: the sailing points, the die, and what the marks and colours of a chart mean. Skip hides no ship or
 * card either.
 */
import Phaser from 'phaser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LessonRun } from '../../src/app/lessons/lesson.ts';
import type { Placement, Shape } from '../../src/controller/room.ts';
import type { HostPort } from '../../src/host/port.ts';
import { hasMeaning } from '../../src/presentation/hands/explained.ts';
import type { SeatChoice } from '../../src/presentation/hands/human.ts';
import { staged, stagedGames } from '../../src/presentation/index.ts';
import type { Box } from '../../src/presentation/placement.ts';
import { withControls } from '../../src/presentation/screens/controls.ts';
import { explainPlace, withExplain } from '../../src/presentation/screens/explain.ts';
import { lowerOf, middleOf, overlap, underneath } from '../../src/presentation/screens/free-place.ts';
import { skipId } from '../../src/presentation/screens/lesson-note.ts';
import type { Screen } from '../../src/presentation/screens/sketch.ts';
import { frames } from '../../src/presentation/shapes.ts';
import { speak } from '../../src/words/catalogue.ts';
import { languages } from '../../src/words/language.ts';
import { few } from '../how-much.ts';
import { fetchEveryGame, names } from '../presentation/every-game-spoken.ts';
import { choiceOf, choicesOf, followed } from '../presentation/lesson-steps.ts';
import { type OpenStage, openStage, packsOfTables } from './open-stage.ts';
import { sizes } from './tables-by-chance.ts';

fetchEveryGame();
let stage: OpenStage;
beforeAll(async () => {
  stage = await openStage(Phaser.CANVAS, packsOfTables);
});
afterAll(() => stage.close());

/** Share of the smaller box that may be covered: a shadow, or the tip of a mast. */
const most = 0.08;

/** Pieces that no note hides: meters, legends, the die, and plates with the names of captains. */
const keys = /meter|legend|die$|plate|row/;
/** Width of the light around the plate of whoever is to act, which may be covered. */
const light = 22;
const isLit = (piece: Placement | undefined): boolean =>
  /plate$/.test(piece?.kind ?? '') && piece?.props.active === true;
const unlit = ({ x, y, w, h }: Box): Box => ({ x: x + light, y: y + light, w: w - 2 * light, h: h - 2 * light });

/** Pieces that Skip does not hide either. */
const solid = /ship|brig|card/;
/** Tells whether something lies where a screen hides the table. */
const isBehind = (box: Box, { hides, covers }: Screen): boolean =>
  covers === true || (hides !== undefined && overlap(hides, { ...middleOf(box), w: 1, h: 1 }) > 0);

/** Signs of an order and the board on which cards are loaded, whether or not the screen asks for them to be kept. */
const ordered = ({ placements }: Screen): Box[] =>
  placements.flatMap(({ x, y, props }) =>
    typeof props.nth === 'number'
      ? [{ x: x - 30, y: y - 30, w: 60, h: 60 }]
      : props.frame === 'panel-board'
        ? [{ x, y, w: Number(props.w), h: Number(props.h) }]
        : [],
  );

/** Draws every screen of a lesson, and tells what its note and Skip hide. */
async function* hiddenIn(id: string, lesson: string, shape: Shape): AsyncGenerator<string> {
  const game = staged(id);
  const words = game.lessons?.()[lesson];
  if (!words) throw new Error(`${lesson} has no words.`);
  const { cast, overlay } = stage.scene;
  const frame = frames[shape];
  const registry = game.explained ?? {};
  const run = new LessonRun(game, words, 0, () => null);
  for (const { step, ask, match, seat } of choicesOf(id, lesson)) {
    await run.heard({ next: async () => ({ said: 'asked', asks: [], lesson: ask }) } as unknown as HostPort).next();
    const choice: SeatChoice = choiceOf(match, seat, frame);
    for (const [drawn, next, state] of followed(game.human, choice, ask.wants)) {
      const table = game.script.layout((game.human.laid?.(choice, state) ?? choice.view) as never, names, frame);
      cast.show(table);
      const means = (kind: string) => hasMeaning(registry, kind);
      const others = underneath(cast.boxes(), (piece) => {
        const { kind = '', props } = table.get(piece) ?? {};
        return means(kind) && !game.spare?.includes(kind) && !props?.spare;
      });
      run.onTable = () => others;
      const pause = game.pauseAt?.(match.players.length, match.record.options as never, [choice.view], frame);
      const open = withControls(drawn, null, {
        undo: false,
        again: game.pauseAt === undefined,
        pause,
        takeBack: game.takeBackAt,
        aid: game.aid && { ...game.aid.at(frame), on: true },
      });
      const screen = run.over(withExplain(open, null, explainPlace(open, others, null)), choice, state);
      stage.scene.setOver(screen);
      overlay.show(new Map(screen.placements.map((each) => [each.id, each])));
      const papers = screen.placements.filter(({ id }) => /^first-line1?$/.test(id));
      const skip = screen.targets.find(({ id }) => id === skipId);
      if (papers.length === 0 || !skip) yield `${step}: no room`;
      if (papers.length === 0 || !skip) continue;
      const notes = papers.map(({ x, y, props }) => ({ x, y, w: Number(props.w), h: Number(props.h) }));
      const target = screen.targets.find(({ id }) => id === next);
      const own = new Map(drawn.placements.map((each) => [each.id, each]));
      const lying = [
        ...cast
          .boxes()
          .flatMap((each) => (isBehind(each.box, drawn) ? [] : [{ ...each, kind: table.get(each.id)?.kind ?? '' }])),
        ...overlay.boxes().map((each) => ({ ...each, kind: own.get(each.id)?.kind ?? '' })),
      ]
        .filter(({ kind, box }) => means(kind) && lowerOf([box]).length > 0)
        .map((each) => (isLit(own.get(each.id) ?? table.get(each.id)) ? { ...each, box: unlit(each.box) } : each));
      for (const [name, box] of [...notes.map((note) => ['note', note] as const), ['Skip', skip] as const]) {
        if (target && overlap(box, target) > 0) yield `${step}: the ${name} hides what is pressed next, ${next}`;
        // Letters and numbers beside a map.
        for (const at of drawn.letters ?? [])
          if (overlap(box, at) > most * at.w * at.h) yield `${step}: the ${name} hides letters of the map`;
        // Nor does Skip hide what a screen wants to be seen, as the ships ahead, nor who fires when and the cards that are loaded.
        if (name === 'Skip')
          for (const at of [...(drawn.keeps ?? []), ...ordered(drawn)])
            if (overlap(box, at) > most * Math.min(box.w * box.h, at.w * at.h))
              yield `${step}: Skip hides what is kept`;
        const shut = lying.filter(({ kind }) => keys.test(kind) || (name === 'Skip' && solid.test(kind)));
        for (const { id: thing, box: at } of shut)
          if (overlap(box, at) > most * Math.min(box.w * box.h, at.w * at.h))
            yield `${step}: the ${name} hides ${thing}`;
      }
    }
  }
}

describe.each(Object.keys(stagedGames))('%s', (id) => {
  it.each(few(1, ['wide', 'portrait', 'four', 'ten'] as const))('%s', async (shape) => {
    stage.game.scale.resize(...sizes[shape]);
    const found = new Set<string>();
    for (const spoken of few(1, languages.toReversed())) {
      await speak(spoken);
      for (const lesson of Object.keys(staged(id).lessons?.() ?? {}))
        for await (const flaw of hiddenIn(id, lesson, shape)) found.add(`${spoken.id}: ${lesson} ${flaw}`);
    }
    await speak(languages[0]);
    expect([...found].join('\n')).toBe('');
  });
});
