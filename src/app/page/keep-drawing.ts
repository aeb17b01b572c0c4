/**
 * Keeps the picture alive when a frame fails: the engine asks for its next frame at the end of each, and would draw none
 * any more. A beat that was shown meanwhile is skipped; any other fault is told once, until a frame comes out well again.
 *
 * The picture before a frame that fails stays, and half of the new one may lie over it. Where either shows something private, the
 * picture is hidden until a frame comes out well: nothing else covers a hand that nothing can be drawn over. Where none does for a
 * while, everything ends.
 */
import type Phaser from 'phaser';
import { type Clocks, machineClocks, TimeSince } from '../../host/promised-time.ts';
import type { TableScene } from '../../stage/scene/table-scene.ts';

/** Milliseconds without a frame that comes out well after which none will. */
const patience = 3000;

export interface FailingFrames {
  /** Tells whether the screen that lies there is private. */
  showsSecret(): boolean;
  /** Ends everything. */
  end(error: unknown): void;
}

export function keepDrawing(
  game: Pick<Phaser.Game, 'step' | 'canvas'>,
  scene: Pick<TableScene, 'reel'>,
  table: FailingFrames,
  clocks: Clocks = machineClocks,
): void {
  const step = game.step.bind(game);
  const { style } = game.canvas;
  /** Something private was drawn last. */
  let secret = false;
  let failing: TimeSince | null = null;
  let told = false;
  let ended = false;
  const hide = (on: boolean) => {
    if (on !== (style.visibility === 'hidden')) style.visibility = on ? 'hidden' : '';
  };
  game.step = (time, delta) => {
    try {
      step(time, delta);
      told = false;
      failing = null;
      secret = table.showsSecret();
      hide(false);
    } catch (error) {
      secret ||= table.showsSecret();
      if (secret) hide(true);
      failing ??= new TimeSince(clocks);
      if (!ended && failing.read().passed >= patience) {
        ended = true;
        return table.end(error);
      }
      // No reel is there before the first picture is.
      if (scene.reel?.fail(error) || told) return;
      told = true;
      reportError(error);
    }
  };
}
