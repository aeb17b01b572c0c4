/** Counts of everything that the engine holds: for soaks, where these must not grow from game to game. */
import Phaser from 'phaser';

export interface EngineCounts {
  /** Atlases, big pictures, and the canvas of every text. */
  textures: number;
  /** Icons painted in a colour: kept, one for each colour they were ever wanted in. */
  painted: number;
  /** Textures on the graphics processor; 0 on Canvas. */
  glTextures: number;
  /** Canvases that somebody draws on: words, repeated pictures, pictures made here, but for painted icons. */
  canvases: number;
  displayObjects: number;
  tweens: number;
  timers: number;
  /** Listeners of the game, the scene and the window's scale. */
  listeners: number;
}

interface Listed {
  list?: readonly unknown[];
}

const objectsIn = ({ list = [] }: Listed): number =>
  list.reduce<number>((n, child) => n + 1 + objectsIn(child as Listed), 0);

const listenersOf = (emitter: Phaser.Events.EventEmitter): number =>
  emitter.eventNames().reduce((n, name) => n + emitter.listenerCount(name), 0);

const canvasPool = Phaser.Display.Canvas.CanvasPool;

/**
 * Counts the canvases that the engine has ever needed at once: those that are given back it keeps for the next words, so
 * there are never more than the fullest moment had.
 */
export const pooledCanvases = (): number => canvasPool.total() + canvasPool.free();

export function engineCounts(scene: Phaser.Scene): EngineCounts {
  const { game, children, tweens, time, events, scale, textures } = scene;
  const { glTextureWrappers } = game.renderer as Partial<Phaser.Renderer.WebGL.WebGLRenderer>;
  const clock = time as unknown as Record<'_active' | '_pendingInsertion', unknown[]>;
  const keys = Object.keys(textures.list);
  const painted = keys.filter((key) => key.startsWith('icon/')).length;
  return {
    textures: keys.length - painted,
    painted,
    canvases: canvasPool.total() - painted,
    glTextures: glTextureWrappers?.length ?? 0,
    displayObjects: objectsIn(children as Listed),
    tweens: tweens.getTweens().length,
    timers: clock._active.length + clock._pendingInsertion.length,
    listeners: [game.events, events, scale, textures].reduce((n, emitter) => n + listenersOf(emitter), 0),
  };
}
