/** Tells a graphics processor from a renderer in software. */
import { fillsQuickly } from './fills-quickly.ts';

/** Names that a browser gives to every renderer, so that pages cannot tell machines apart: WebKit does, Firefox may. */
const anyRenderer = /^(Apple GPU|Mozilla|)$/;
/** Machines that do not come without a graphics processor. */
const apple = /^(Mac|iPad|iPhone|iPod)/;

/** Tells by its name whether a graphics processor draws, and where the name says nothing, by measuring. */
export function isHardware(gl: WebGLRenderingContext): boolean {
  const info = gl.getExtension('WEBGL_debug_renderer_info');
  const name = info ? String(gl.getParameter(info.UNMASKED_RENDERER_WEBGL)) : '';
  if (/SwiftShader|llvmpipe|softpipe|Software|Basic Render/i.test(name)) return false;
  return !anyRenderer.test(name) || apple.test(navigator.platform) || fillsQuickly(gl);
}
