/** A second press on "Ready" hits nothing of the curtain that follows: it would open the next captain's hand. */
import { expect, it } from 'vitest';
import type { Frame } from '../../../src/controller/room.ts';
import { curtainScreen } from '../../../src/presentation/screens/curtain.ts';
import { frames } from '../../../src/presentation/shapes.ts';
import { handPlan } from '../../../src/presentation/treasure-fleet/hand/plan.ts';

/** Place of a box of the curtain in the frame of the table, as `TableScene.placeOver` puts it there. */
function onTable({ box, frame: own }: ReturnType<typeof curtainScreen>, frame: Frame) {
  if (own || !box) return (x: number, y: number) => ({ x, y, scale: 1 });
  const { width, height } = frame;
  const natural = Math.min(width / frames.wide.width, height / frames.wide.height);
  const scale = Math.max(natural, Math.min(width / box.w, height / box.h, 1));
  const grown = scale >= natural * 1.02;
  const [middleX, middleY] = grown
    ? [box.x + box.w / 2, box.y + box.h / 2]
    : [frames.wide.width / 2, frames.wide.height / 2];
  const by = grown ? scale : natural;
  return (x: number, y: number) => ({
    x: width / 2 + (x - middleX) * by,
    y: height / 2 + (y - middleY) * by,
    scale: by,
  });
}

it.each(Object.values(frames))('$shape', (frame) => {
  const people = ['anne', 'bart'].map((look, i) => ({ name: look, look, now: i === 1 }));
  const curtain = curtainScreen({
    game: 'Treasure Fleet',
    name: 'Bart',
    look: 'bart',
    people,
    hold: false,
    focus: null,
    frame,
  });
  const reveal = curtain.targets.find(({ id }) => id === 'reveal')!;
  const at = onTable(curtain, frame)(reveal.x, reveal.y);
  const [w, h] = [reveal.w * at.scale, reveal.h * at.scale];
  const { shared } = handPlan(frame).ready;
  const apart = Math.max(
    at.x - shared.x - shared.w,
    shared.x - at.x - w,
    at.y - shared.y - shared.h,
    shared.y - at.y - h,
  );
  expect(apart).toBeGreaterThanOrEqual(16);
});
