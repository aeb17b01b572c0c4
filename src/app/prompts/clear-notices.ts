/** Keeps notices clear of what can be pressed on the stage. */
import type { TableScene } from '../../stage/scene/table-scene.ts';
import { keepNoticesClearOf, placeNotice } from '../page/notice.ts';
import type { Prompter } from './prompter.ts';

export function clearNotices(scene: TableScene, prompter: Prompter): void {
  keepNoticesClearOf(() => {
    const { canvas } = scene.game;
    const { x, y, scale } = scene.overAt;
    const one = canvas.getBoundingClientRect().width / canvas.width;
    return prompter.pressable.map((box) => ({
      x: (x + box.x * scale) * one,
      y: (y + box.y * scale) * one,
      w: box.w * scale * one,
      h: box.h * scale * one,
    }));
  });
  prompter.onDrawn = placeNotice;
}
