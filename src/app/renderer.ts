/** The choice of a renderer: WebGL where a graphics processor does it, Canvas where WebGL is missing or done in software. */
import Phaser from 'phaser';

/**
 * Chooses the renderer. `plain`: WebGL is missing altogether, which people should know; done in software it is only
 * slower than Canvas.
 */
export function chooseRenderer(asked: 'auto' | 'webgl' | 'canvas'): { type: number; plain: boolean } {
  if (asked === 'canvas') return { type: Phaser.CANVAS, plain: false };
  const found = probe();
  const webgl = asked === 'webgl' ? found !== 'none' : found === 'hardware';
  return { type: webgl ? Phaser.WEBGL : Phaser.CANVAS, plain: found === 'none' };
}

function probe(): 'none' | 'software' | 'hardware' {
  const gl = document.createElement('canvas').getContext('webgl');
  if (!gl) return 'none';
  const info = gl.getExtension('WEBGL_debug_renderer_info');
  const name = info ? String(gl.getParameter(info.UNMASKED_RENDERER_WEBGL)) : '';
  gl.getExtension('WEBGL_lose_context')?.loseContext();
  return /SwiftShader|llvmpipe|Software|Basic Render/i.test(name) ? 'software' : 'hardware';
}
