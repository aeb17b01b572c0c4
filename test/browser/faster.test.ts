/** The sign that a press hurries what is told: it finds a place in every game, upright too, and hides nothing of the table. */
import Phaser from 'phaser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Shape } from '../../src/controller/room.ts';
import { fetchGame, stagedGames } from '../../src/presentation/index.ts';
import { restScreen } from '../../src/presentation/screens/controls.ts';
import { explainPlace, withExplain } from '../../src/presentation/screens/explain.ts';
import { fasterPlace, withFaster } from '../../src/presentation/screens/faster.ts';
import { lowerOf, overlap, safe, underneath } from '../../src/presentation/screens/free-place.ts';
import { frames } from '../../src/presentation/shapes.ts';
import { seededDice, seedFrom } from '../../src/rules/dice.ts';
import type { Game, Viewer } from '../../src/rules/game.ts';
import { games } from '../../src/rules/index.ts';
import { shellWords } from '../../src/words/house/house.ts';
import { few } from '../how-much.ts';
import { type OpenStage, openStage, packsOfTables } from './open-stage.ts';
import { names, sizes, tablesByChance } from './tables-by-chance.ts';

const ids = Object.keys(stagedGames);
let stage: OpenStage;
beforeAll(async () => {
  stage = await openStage(Phaser.CANVAS, packsOfTables);
});
afterAll(() => stage.close());

describe.each(few(2, Object.keys(sizes) as Shape[]))('on %s screens', (shape) => {
  it.each(ids)('%s', async (id) => {
    const game = games[id] as Game;
    const staged = await fetchGame(id);
    const { scene } = stage;
    stage.game.scale.resize(...sizes[shape]);
    const frame = frames[shape];
    const texts = Object.values(shellWords().hurry).flatMap((each) => Object.values(each));
    const found = new Map<string, number>();
    for (const { moment, options } of tablesByChance(game, seededDice(seedFrom(`faster ${id}`), 'bots'))) {
      if (moment.index % 2 !== 0) continue;
      const views = (['table', 0] as Viewer[]).map((viewer) => game.view(moment.before.state, viewer) as object);
      for (const view of views) {
        scene.cast.show(staged.script.layout(view, names, frame));
        const boxes = scene.cast.boxes();
        const others = underneath(boxes, () => true);
        const crew = names.slice(0, moment.seats);
        const pause = staged.pauseAt?.(moment.seats, options as never, [view], frame);
        const rest = restScreen(frame, pause, staged.aid && { ...staged.aid.at(frame), on: true });
        const around = { before: view, after: view, names: crew, curtain: view === views[0], frame, best: null };
        const lying = staged.human.rest?.(around) ?? [];
        const round = withExplain(rest, null, explainPlace(rest, others, null));
        const screen = { ...round, placements: [...lying, ...round.placements] };
        for (const text of texts) {
          const say = (flaw: string) => {
            const said = `"${text}", ${moment.seats}: ${flaw}`;
            found.set(said, (found.get(said) ?? 0) + 1);
          };
          const at = fasterPlace(screen, text, others);
          if (!at) {
            say('there is no place');
            continue;
          }
          const sheet = withFaster(screen, text, at).placements.find((each) => each.id === 'faster');
          const sign = { ...at, w: Number(sheet?.props.w), h: Number(sheet?.props.h) };
          const room = safe(screen);
          if (overlap(sign, room) < sign.w * sign.h) say('it leaves the picture');
          for (const { box, id: piece } of boxes)
            if (lowerOf([box]).length > 0 && overlap(sign, box) > 0) say(`it hides ${piece.replace(/:\w+/, '')}`);
        }
      }
    }
    expect([...found].map(([flaw, n]) => `${flaw} (${n})`).join('\n')).toBe('');
  });
});
