/** What captains did last stands on their plates in words, in every game, with any number of captains, wide and upright. */
import Phaser from 'phaser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Shape } from '../../src/controller/room.ts';
import { fetchGame, type StagedGame } from '../../src/presentation/index.ts';
import { frames } from '../../src/presentation/shapes.ts';
import type { Game } from '../../src/rules/game.ts';
import { games } from '../../src/rules/index.ts';
import { words as cardPirates } from '../../src/words/card-pirates/table.ts';
import { speak } from '../../src/words/catalogue.ts';
import { words as korsar } from '../../src/words/korsar/table.ts';
import { languages } from '../../src/words/language.ts';
import { fill, type Text } from '../../src/words/message.ts';
import { words as treasureFleet } from '../../src/words/treasure-fleet/table.ts';
import { words as yellowbeard } from '../../src/words/yellowbeard/table.ts';
import { optionSets, seatCounts } from '../contract/option-sets.ts';
import { type Moment, randomWalk } from '../contract/walk.ts';
import { spokenHere } from '../spoken.ts';
import { wordsOf } from './boxes.ts';
import { type OpenStage, openStage, packsOfTables } from './open-stage.ts';
import { names, sizes } from './tables-by-chance.ts';

const tables: Readonly<Record<string, () => { did: Readonly<Record<string, Text>> }>> = {
  'treasure-fleet': treasureFleet,
  korsar,
  'card-pirates': cardPirates,
  yellowbeard,
};
/** Deeds of Yellowbeard's pirate, whose plate is another one than those of the men-of-war. */
const pirates: ReadonlySet<string> = new Set(['departed', 'slipped', 'stole', 'tried']);
/** Facts that take much room. */
const facts = { gold: 6, n: 3, points: 24, at: 'D3', square: 'Q12' };

let stage: OpenStage;
beforeAll(async () => {
  stage = await openStage(Phaser.CANVAS, packsOfTables);
});
afterAll(async () => {
  await speak(spokenHere);
  stage.close();
});

/** A table of this crew some turns after its beginning. */
function tableOf(game: Game, seats: number): object {
  let view: object = {};
  for (const moment of randomWalk(game, { seats, options: optionSets(game, seats)[0].options, seed: 'deeds' })) {
    const { before, index } = moment as Moment<never>;
    view = game.view(before.state, 'table') as object;
    if (index > 40) break;
  }
  return view;
}

const platesOf = (id: string, code: string, seats: number): string[] =>
  id !== 'yellowbeard'
    ? Array.from({ length: seats }, (_, seat) => String(seat))
    : pirates.has(code)
      ? ['pirate']
      : [1, 2, 3, 4, 5].map(String);

/** Deeds that have no words on the table. */
function silentOn(id: string, view: object, seats: number, shape: Shape, { script }: StagedGame): string[] {
  const silent: string[] = [];
  const { cast } = stage.scene;
  for (const [code, text] of Object.entries(tables[id]().did)) {
    const deeds = Object.fromEntries(
      platesOf(id, code, seats).map((of) => [of, { of, icon: 'icon-chest', code, facts }]),
    );
    cast.show(script.layout({ ...view, deeds }, names.slice(0, seats), frames[shape]));
    const said = fill(text, facts);
    const spoken = new Set(wordsOf(cast).flatMap(({ piece, text: read }) => (read === said ? [piece] : [])));
    for (const of of Object.keys(deeds)) {
      const row = cast.get(`row:${of}`) as { props?: { status?: string } } | undefined;
      const isNarrow = shape === 'four' && row?.props?.status !== '';
      if (!spoken.has(`deed:${of}`) && !(row && isNarrow)) silent.push(`${said} of ${of}`);
    }
  }
  return silent;
}

describe.each(Object.keys(tables))('%s', (id) => {
  it.each(languages.map(({ id: language }) => language))(
    'what was done stands on every plate: %s',
    async (language) => {
      await speak(languages.find((each) => each.id === language)!);
      const staged = await fetchGame(id);
      const game = games[id] as Game;
      const found: string[] = [];
      for (const seats of seatCounts(game)) {
        const view = tableOf(game, seats);
        for (const shape of ['wide', 'portrait', 'four'] as const) {
          stage.game.scale.resize(...sizes[shape]);
          found.push(...silentOn(id, view, seats, shape, staged).map((said) => `${seats} captains, ${shape}: ${said}`));
        }
      }
      expect(found.join('\n')).toBe('');
    },
  );
});
