/**
 * What a ceremony shows can be seen: the winner's ship lies before all stacks, as large as she has to be, the winner has a
 * face, and no pill or button lies over headline, ships, stacks or plates.
 */
import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import type { Frame, Placement, Placements } from '../../../src/controller/room.ts';
import { fetchGame, stagedGames } from '../../../src/presentation/index.ts';
import type { Box } from '../../../src/presentation/placement.ts';
import { explainPlace, withExplain } from '../../../src/presentation/screens/explain.ts';
import { overScreen } from '../../../src/presentation/screens/over.ts';
import { frames } from '../../../src/presentation/shapes.ts';
import type { Game } from '../../../src/rules/game.ts';
import { games } from '../../../src/rules/index.ts';
import { speak } from '../../../src/words/catalogue.ts';
import { languages, nowSpoken } from '../../../src/words/language.ts';
import { randomGame } from '../random-game.ts';

const names = ['Anne', 'Bart', 'Calico', 'Mary', 'Edward', 'Grace', 'Henry', 'Ching'];

/** Scale of the ship of a winner alone among four on a wide screen: one and a half times what it once was. */
const least: Readonly<Record<string, number>> = {
  'treasure-fleet': 1.47,
  korsar: 1.9,
  'card-pirates': 1.93,
  yellowbeard: 1.39,
};
const counts: Readonly<Record<string, readonly number[]>> = {
  'treasure-fleet': [2, 3, 4, 5],
  korsar: [2, 3, 4, 5, 6, 8],
  'card-pirates': [1, 2, 3, 4],
  yellowbeard: [2, 3, 4, 5, 6],
};
const options: Readonly<Record<string, object>> = {
  'card-pirates': { turnCap: 60 },
  yellowbeard: { turnLimit: 12, autoSetup: true },
};

interface Fact {
  w: number;
  h: number;
  ox: number;
  oy: number;
}

const facts: Record<string, Fact> = Object.assign(
  {},
  ...['common', 'treasure-fleet', 'card-pirates', 'korsar-large', 'man-of-war', 'yellowbeard'].map(
    (pack) => JSON.parse(readFileSync(`assets/${pack}/baked/pack.json`, 'utf8')).frames,
  ),
);

const around = (x: number, y: number, w: number, h: number): Box => ({ x: x - w / 2, y: y - h / 2, w, h });
const meet = (a: Box, b: Box): boolean => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

const frameOf = ({ kind, props }: Placement): string =>
  kind === 'ship' ? `ship-${props.model}` : kind === 'winner-ship' ? String(props.ship) : String(props.frame);

/** Boxes of what must be seen: ships above the water, stacks, heads, portraits, plates and both lines. */
function seen(piece: Placement): Box | null {
  const { id, kind, x, y, scale, props } = piece;
  if (id.startsWith('winner:') || (id.startsWith('berth:') && kind !== 'yellowbeard-wreck')) {
    const { w, h, ox, oy } = facts[frameOf(piece)];
    return { x: x - ox * w * scale, y: y - oy * h * scale, w: w * scale, h: oy * h * scale };
  }
  if (kind === 'stack') {
    const tall = Number(props.points) * Number(props.height);
    return { x: x - 60, y: y - tall - 20, w: 120, h: tall + 30 };
  }
  if (kind === 'medallion') return around(x, y - 20, 100, 140);
  if (kind === 'window') return { x, y, w: Number(props.w), h: Number(props.h) };
  if (id.startsWith('podium:')) return around(x, y, scale * Number(props.width), scale * 140);
  if (id === 'wordmark') return around(x, y, Number(props.width), Number(props.size));
  return id === 'subtitle' ? around(x, y, Number(props.width), 46) : null;
}

/** Plays games by chance and gives the tables of their ends. */
async function ends(
  game: string,
  seats: number,
  n: number,
): Promise<{ table(frame: Frame): Placements; winners: number }[]> {
  const { script } = await fetchGame(game);
  return Array.from({ length: n }, (_, i) => {
    let last: object = {};
    const one = { seats, options: options[game] ?? {}, seed: `in front ${seats} ${i}`, viewer: 'table' as const };
    randomGame(games[game] as Game, one, (_, view) => {
      last = view;
    });
    const table = (frame: Frame) => script.layout(last, names, frame);
    const winners = [...table(frames.wide).values()].filter(({ id, props }) => id.startsWith('podium:') && props.wins);
    return { table, winners: winners.length };
  });
}

const shipsOf = (table: Placements): Placement[] => {
  const won = [...table.values()].flatMap(({ id, props }) =>
    id.startsWith('podium:') && props.wins ? [id.slice(7)] : [],
  );
  return [...table.values()].filter(
    ({ id, kind }) =>
      id.startsWith('winner:') ||
      (won.includes(id.slice(6)) && id.startsWith('berth:') && kind !== 'yellowbeard-wreck'),
  );
};

describe.each(Object.keys(stagedGames))('the ceremony of %s', (game) => {
  it.each(counts[game])('shows the winner before all others, of %d', async (seats) => {
    for (const { table: tableOn, winners } of await ends(game, seats, 3))
      for (const frame of Object.values(frames)) {
        const table = tableOn(frame);
        const stacks = [...table.values()].filter(({ kind }) => kind === 'stack');
        const ships = shipsOf(table);
        expect(ships.length).toBeGreaterThan(0);
        for (const ship of ships) {
          for (const stack of stacks) expect(ship.depth).toBeGreaterThan(stack.depth);
          // She is seen from the rail up, and her middle is on the screen.
          expect(ship.x).toBeGreaterThan(0);
          expect(ship.x).toBeLessThan(frame.width);
        }
        if (winners === 1 && ships.length === 1 && seats === 4 && frame.shape === 'wide')
          expect(ships[0].scale).toBeGreaterThanOrEqual(least[game]);
        const faces = [...table.values()].filter(({ id }) => id.startsWith('portrait:'));
        const crowns = [...table.values()].filter(({ kind, props }) => kind === 'medallion' && props.crowned);
        expect(faces.length).toBe(crowns.filter(({ props }) => props.look !== 'neutral').length);
        for (const face of faces) {
          const box = seen(face)!;
          expect(box.x).toBeGreaterThanOrEqual(0);
          expect(box.x + box.w).toBeLessThanOrEqual(frame.width);
          for (const other of [...table.values()].filter(({ kind }) => kind === 'medallion'))
            expect(meet(around(other.x, other.y, 96, 96), box), `${face.id} over ${other.id}`).toBe(false);
        }
      }
  });

  it.each(counts[game])('has a larger plate for the winner, over nobody else’s, of %d', async (seats) => {
    for (const { table: tableOn, winners } of await ends(game, seats, 2))
      for (const frame of Object.values(frames)) {
        const plates = [...tableOn(frame).values()].filter(({ id }) => id.startsWith('podium:'));
        for (const plate of plates) {
          const least = plates.length > 4 || (seats > 3 && frame.shape === 'portrait') ? 1.14 : 1.19;
          if (plate.props.wins) expect(plate.scale).toBeGreaterThan(winners === 1 ? least : 1);
          else expect(plate.scale).toBe(1);
          const box = seen(plate)!;
          expect(box.x).toBeGreaterThan(0);
          expect(box.x + box.w).toBeLessThan(frame.width);
          for (const other of plates) if (other !== plate) expect(meet(box, seen(other)!), frame.shape).toBe(false);
        }
        const line = tableOn(frame).get('wordmark')!;
        expect(line.props.size).toBe(175);
        expect(meet(seen(line)!, seen(tableOn(frame).get('subtitle')!)!)).toBe(false);
      }
  });

  it.each(counts[game])('has no pill and no button over what must be seen, of %d', async (seats) => {
    for (const spoken of languages) {
      await speak(spoken);
      for (const { table: tableOn } of await ends(game, seats, 2))
        for (const frame of Object.values(frames)) {
          const kept = [...tableOn(frame).values()].flatMap((piece) => {
            const box = seen(piece);
            return box ? [{ id: piece.id, box }] : [];
          });
          for (const said of saids)
            for (const more of [false, true]) {
              const bare = overScreen(null, { ...said, swap: seats > 1, more, quick: !more, frame });
              const others = kept.map(({ box }) => ({ ...box, lesser: false }));
              const screen = withExplain(bare, null, explainPlace(bare, others, null));
              const laid = [
                ...screen.placements.flatMap(({ id, kind, x, y, props }) =>
                  kind === 'sheet' ? [{ id, box: { x, y, w: Number(props.w), h: Number(props.h) } }] : [],
                ),
                ...screen.targets.map(({ id, ...box }) => ({ id, box })),
              ];
              expect(laid.length).toBeGreaterThan(2);
              for (const { id, box } of laid)
                for (const { id: under, box: hidden } of kept)
                  expect(meet(box, hidden), `${frame.shape} ${spoken.id}: ${id} over ${under}`).toBe(false);
            }
        }
    }
  });
});

afterAll(() => nowSpoken(languages[0]));

const saids = [
  {},
  { line: 'Bartholomew: 2nd of 4' },
  { line: 'Bartholomew: 2nd of 4', asked: 'Bartholomew asked for advice twelve times and ignored it' },
];

it.each(['treasure-fleet', 'korsar'])('under the name of the winner of %s stands what they have', async (game) => {
  const said = new Set<string>();
  for (const { table } of await ends(game, 4, 6)) {
    const all = [...table(frames.wide).values()];
    const totals = all.filter(({ id }) => id.startsWith('podium:')).map(({ props }) => Number(props.total));
    const text = String(table(frames.wide).get('subtitle')?.props.text);
    expect(text.startsWith(`${Math.max(...totals)} `)).toBe(true);
    said.add(text);
  }
  expect(said.size).toBeGreaterThan(3);
});
