/** Ceremonies keep back who has won: captains stand in the order of their seats, and nothing is gold before the crown falls. */
import { describe, expect, it } from 'vitest';
import type { Placement, Script } from '../../../src/controller/room.ts';
import { script as cardPiratesScript } from '../../../src/presentation/card-pirates/score/score.ts';
import { plateFoot } from '../../../src/presentation/ceremony/layout.ts';
import { script as korsarScript } from '../../../src/presentation/korsar/score/score.ts';
import { frames } from '../../../src/presentation/shapes.ts';
import { script as treasureFleetScript } from '../../../src/presentation/treasure-fleet/score/score.ts';
import { script as yellowbeardScript } from '../../../src/presentation/yellowbeard/score/score.ts';
import { cardPirates } from '../../../src/rules/card-pirates/game.ts';
import type { Game, Kind } from '../../../src/rules/game.ts';
import { korsar } from '../../../src/rules/korsar/game.ts';
import { treasureFleet } from '../../../src/rules/treasure-fleet/game.ts';
import { yellowbeard } from '../../../src/rules/yellowbeard/game.ts';
import { randomGame } from '../random-game.ts';

const names = ['Anne', 'Bart', 'Calico', 'Mary'];

interface Ending {
  /** Pieces with a frame that turns gold, from left to right and from top to bottom. */
  order: string[];
  /** Pieces that say who has won, at some moment before the crown falls. */
  told: string[];
  /** Pieces that do not say at the end what the table says then. */
  wrong: string[];
  winners: string[];
}

function watch<K extends Kind>(
  game: Game<K>,
  // biome-ignore lint/suspicious/noExplicitAny: views and events are of one game, whichever it is
  script: Script<any, any, any>,
  options: object,
  seed: string,
): Ending {
  const endings: Ending[] = [];
  let known: unknown = null;
  randomGame(game, { seats: 4, options, seed, viewer: 'table' }, (events, view) => {
    known ??= script.blank(view);
    for (const event of events) {
      const before = known;
      known = script.tell(known, event);
      if (event.type === 'GameEnded' || event.type === 'MatchEnded')
        endings.push(endingOf(script, event, before, known));
    }
  });
  expect(endings.length).toBe(1);
  return endings[0];
}

// biome-ignore lint/suspicious/noExplicitAny: views and events are of one game, whichever it is
function endingOf(script: Script<any, any, any>, event: unknown, before: unknown, after: unknown): Ending {
  const to = script.layout(after, names, frames.wide);
  const { cues } = script.beat(event, before, after, names, frames.wide);
  const crown = cues.find(({ tween }) => tween?.to.crown === 0)?.at ?? 0;
  expect(crown).toBeGreaterThan(0);
  const shown = new Map([...script.layout(before, names, frames.wide)].map(([id, { props }]) => [id, props]));
  const told = new Set<string>();
  const times = [...new Set(cues.map(({ at }) => at))].sort((a, b) => a - b);
  /** Sizes of plates, as cues leave them. */
  const sizes = new Map<string, number>();
  for (const time of times) {
    const now = cues.filter(({ at }) => at === time);
    for (const { enter } of now) if (enter) shown.set(enter, to.get(enter)?.props ?? {});
    for (const { set } of now) if (set) shown.set(set.piece, { ...shown.get(set.piece), ...set.props });
    for (const { tween } of now) if (tween?.to.scale) sizes.set(tween.piece, tween.to.scale);
    if (time >= crown) continue;
    for (const [id, { wins }] of [...to].map(([id, { props }]) => [id, props] as const))
      if (wins === true && id.startsWith('podium:') && shown.has(id) && sizes.get(id) !== 1) told.add(`${id} by size`);
    for (const [id, { wins, place }] of shown) if (wins === true || typeof place === 'number') told.add(id);
  }
  const stands = [...to.values()].filter(({ props }) => 'wins' in props && 'name' in props);
  // A winner's plate is larger and stands on the same line as the others.
  const foot = ({ y, scale }: Placement) => Math.round(y + plateFoot * (scale - 1));
  return {
    order: [...stands].sort((a, b) => foot(a) - foot(b) || a.x - b.x).map(({ id }) => id),
    told: [...told],
    wrong: stands
      .filter(({ id, props }) => JSON.stringify(shown.get(id)) !== JSON.stringify(props))
      .map(({ id }) => id),
    winners: stands.filter(({ props }) => props.wins === true).map(({ id }) => id),
  };
}

const tables = {
  'Treasure Fleet': (seed: string) => watch(treasureFleet, treasureFleetScript, {}, seed),
  Korsar: (seed: string) => watch(korsar, korsarScript, {}, seed),
  'Card Pirates': (seed: string) => watch(cardPirates, cardPiratesScript, {}, seed),
  Yellowbeard: (seed: string) => watch(yellowbeard, yellowbeardScript, { turnLimit: 12, autoSetup: true }, seed),
};

describe('the ceremony', () => {
  for (const [title, play] of Object.entries(tables))
    it(`of ${title} does not give the winner away before the crown falls`, () => {
      const endings = Array.from({ length: 4 }, (_, n) => play(`suspense ${n}`));
      for (const { order, told, wrong } of endings) {
        expect(order.length).toBe(4);
        expect(order).toEqual([...order].sort());
        expect(told).toEqual([]);
        expect(wrong).toEqual([]);
      }
      // There was somebody to keep back.
      expect(endings.flatMap(({ winners }) => winners).length).toBeGreaterThanOrEqual(endings.length);
    });
});
