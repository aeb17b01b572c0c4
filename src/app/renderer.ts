/** Which renderer: WebGL where a graphics processor does it, Canvas where WebGL is missing or done in software. */
import Phaser from 'phaser';

export function chooseRenderer(asked: 'auto' | 'webgl' | 'canvas'): number {
  if (asked === 'canvas') return Phaser.CANVAS;
  const found = probe();
  if (asked === 'webgl') return found === 'none' ? Phaser.CANVAS : Phaser.WEBGL;
  return found === 'hardware' ? Phaser.WEBGL : Phaser.CANVAS;
}

function probe(): 'none' | 'software' | 'hardware' {
  const gl = document.createElement('canvas').getContext('webgl');
  if (!gl) return 'none';
  const info = gl.getExtension('WEBGL_debug_renderer_info');
  const name = info ? String(gl.getParameter(info.UNMASKED_RENDERER_WEBGL)) : '';
  gl.getExtension('WEBGL_lose_context')?.loseContext();
  return /SwiftShader|llvmpipe|Software|Basic Render/i.test(name) ? 'software' : 'hardware';
}
