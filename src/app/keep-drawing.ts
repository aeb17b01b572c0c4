/**
 * Keeps the picture alive when a frame fails: the engine asks for its next frame at the end of each, and would draw none
 * any more. A beat that was shown meanwhile is skipped; any other fault is told once, until a frame comes out well again.
 */
import type Phaser from 'phaser';
import type { TableScene } from '../stage/scene/table-scene.ts';

export function keepDrawing(game: Pick<Phaser.Game, 'step'>, scene: Pick<TableScene, 'reel'>): void {
  const step = game.step.bind(game);
  let told = false;
  game.step = (time, delta) => {
    try {
      step(time, delta);
      told = false;
    } catch (error) {
      // No reel is there before the first picture is.
      if (scene.reel?.fail(error) || told) return;
      told = true;
      reportError(error);
    }
  };
}
