/** What a fight that has come near would lie over: signs of other merchants, half of whose words would say something else. */
import { describe, expect, it } from 'vitest';
import type { Placement, Placements } from '../../../src/controller/room.ts';
import { script } from '../../../src/presentation/korsar/score/score.ts';
import type { Box } from '../../../src/presentation/placement.ts';
import { frames } from '../../../src/presentation/shapes.ts';
import { korsar } from '../../../src/rules/korsar/game.ts';
import { randomGame } from '../random-game.ts';

const names = ['Anne', 'Bartholomew', 'Calico', 'Mary', 'Edward', 'Charlotte', 'Jack', 'Grace'];
const heights: Readonly<Record<string, number>> = { 'korsar-sum': 92, 'korsar-tag': 60, 'korsar-note': 84 };

const sign = ({ kind, x, y, scale, props }: Placement): Box => {
  const [w, h] = [Number(props.w) * scale, heights[kind] * scale];
  return { x: x - w / 2, y: y - h / 2, w, h };
};

/** Sails and hull of a ship, without rigging that reaches further. */
const sails = ({ x, y, scale }: Placement): Box => ({
  x: x - 60 * scale,
  y: y - 230 * scale,
  w: 120 * scale,
  h: 230 * scale,
});

function seen(piece: Placement): Box | null {
  if (piece.kind in heights) return sign(piece);
  return /^korsar-(?:trader|brig)$/.test(piece.kind) ? sails(piece) : null;
}

const meet = (a: Box, b: Box): boolean => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

/** Pixels at scale 1 by which rigging, wake and frames of signs reach further than sails at most. */
const rigging = 270;

interface Near {
  kind: string;
  /** Ids of the fight's own pieces; of other merchants' signs, of those that it lies over or comes close to, and of those that go. */
  own: readonly string[];
  others: string[];
  covered: string[];
  close: string[];
  gone: readonly string[];
  /** Whether the same come back with the way back. */
  back: readonly string[];
}

function nearsOf(seats: number, seed: string, frame: (typeof frames)[keyof typeof frames]): Near[] {
  const found: Near[] = [];
  let told: ReturnType<typeof script.blank> | null = null;
  randomGame(korsar, { seats, options: {}, seed, viewer: 'table' }, (events, view) => {
    told ??= script.blank(view);
    for (const event of events) {
      const before = told;
      told = script.tell(before, event);
      if (!/^(?:Attack|Lead|Captain|Admiral)/.test(event.type)) continue;
      const to: Placements = script.layout(told, names, frame);
      const { cues } = script.beat(event, before, told, names, frame);
      const [near, back] = cues.flatMap((cue) => cue.near ?? []);
      if (!near || near.zoom === 1) continue;
      const over = (more: number) =>
        near.pieces.flatMap((id): Box[] => {
          const lying = to.get(id);
          const box = lying && seen(lying);
          const { x, y, zoom } = near;
          if (!box) return [];
          const rim = more * lying.scale;
          const grown = { x: box.x - rim, y: box.y - rim, w: box.w + 2 * rim, h: box.h + 2 * rim };
          return [{ x: grown.x * zoom + x, y: grown.y * zoom + y, w: grown.w * zoom, h: grown.h * zoom }];
        });
      const signs = ({ id, kind }: Placement) => kind in heights && !near.pieces.includes(id);
      const others = [...to.values()].filter(signs);
      const under = (lying: readonly Placement[], more: number) =>
        lying.filter((other) => over(more).some((box) => meet(box, sign(other)))).map(({ id }) => id);
      found.push({
        kind: event.type,
        own: near.pieces,
        others: others.map(({ id }) => id),
        covered: under(others, 0),
        // A sign may lie elsewhere before the event.
        close: under([...others, ...[...script.layout(before, names, frame).values()].filter(signs)], rigging),
        gone: near.under ?? [],
        back: back.under ?? [],
      });
    }
    told = view;
  });
  return found;
}

describe.each(Object.keys(frames) as (keyof typeof frames)[])('a fight that has come near, %s', (shape) => {
  const nears = [3, 4, 5, 8].flatMap((seats) => [1, 2].flatMap((n) => nearsOf(seats, `near ${n}`, frames[shape])));

  it('lies over no sign of another merchant that is still seen', () => {
    expect(nears.filter(({ covered }) => covered.length > 0).length).toBeGreaterThan(5);
    for (const { kind, covered, gone } of nears) expect(gone, kind).toEqual(expect.arrayContaining(covered));
  });

  it('leaves its own signs, and others that it does not come close to', () => {
    expect(nears.filter(({ others, gone }) => others.some((id) => !gone.includes(id))).length).toBeGreaterThan(5);
    for (const { own, close, gone, kind } of nears) {
      expect(
        own.filter((id) => gone.includes(id)),
        kind,
      ).toEqual([]);
      expect(close, kind).toEqual(expect.arrayContaining([...gone]));
    }
  });

  it('gives all of them back', () => {
    for (const { kind, gone, back } of nears) expect(back, kind).toEqual(gone);
  });
});
