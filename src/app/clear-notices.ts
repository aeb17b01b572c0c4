/** Keeps notices clear of what can be pressed on the stage. */
import type { TableScene } from '../stage/scene/table-scene.ts';
import { keepNoticesClearOf, placeNotice } from './notice.ts';
import type { Prompter } from './prompter.ts';

export function clearNotices(scene: TableScene, prompter: Prompter): void {
  keepNoticesClearOf(() => {
    const { canvas } = scene.game;
    const { x, y, scale } = scene.overAt;
    const page = canvas.getBoundingClientRect();
    const one = page.width / canvas.width;
    return prompter.pressable.map((box) => ({
      x: page.x + (x + box.x * scale) * one,
      y: page.y + (y + box.y * scale) * one,
      w: box.w * scale * one,
      h: box.h * scale * one,
    }));
  });
  prompter.onDrawn = placeNotice;
}
