/** The choice of a renderer: WebGL where a graphics processor does it, Canvas where WebGL is missing or done in software. */
import Phaser from 'phaser';
import { isHardware } from './hardware.ts';

/**
 * Chooses the renderer. `plain`: WebGL is missing altogether, which people should know; done in software it is only
 * slower than Canvas.
 */
export function chooseRenderer(asked: 'auto' | 'webgl' | 'canvas'): { type: number; plain: boolean } {
  if (asked === 'canvas') return { type: Phaser.CANVAS, plain: false };
  const gl = document.createElement('canvas').getContext('webgl');
  const webgl = gl !== null && (asked === 'webgl' || isHardware(gl));
  gl?.getExtension('WEBGL_lose_context')?.loseContext();
  return { type: webgl ? Phaser.WEBGL : Phaser.CANVAS, plain: gl === null };
}
