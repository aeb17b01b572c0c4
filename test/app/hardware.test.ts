/** Which machines draw with a graphics processor: by the renderer's name, and where a browser hides it, by measuring. */
import { expect, it, vi } from 'vitest';
import { isHardware } from '../../src/app/page/hardware.ts';

/**
 * What a browser says of its renderer, on a machine that takes so many milliseconds for each layer of a picture. The first
 * picture of all takes a second.
 */
function machine(renderer: string | null, platform: string, msPerLayer: number) {
  let clock = 0;
  let drawn = 0;
  let layers = 0;
  let made = false;
  vi.stubGlobal('navigator', { platform });
  vi.spyOn(performance, 'now').mockImplementation(() => clock);
  const known: Record<string, unknown> = {
    canvas: {},
    getExtension: () => (renderer === null ? null : { UNMASKED_RENDERER_WEBGL: 37446 }),
    getParameter: () => renderer,
    drawArrays: () => {
      drawn++;
      layers++;
    },
    readPixels: () => {
      clock += drawn * msPerLayer + (made ? 0 : 1000);
      made = true;
      drawn = 0;
    },
  };
  const gl = new Proxy(known, { get: (of, name: string) => of[name] ?? (() => ({})) });
  return { gl: gl as unknown as WebGLRenderingContext, layers: () => layers };
}

const [quick, slow] = [0.5, 40];

it.each([
  // A name decides, however long anything would take.
  ['ANGLE (NVIDIA, NVIDIA GeForce RTX 3060, OpenGL 4.5)', 'Linux x86_64', slow, true],
  ['ANGLE (Google, Vulkan 1.3.0 (SwiftShader Device (Subzero)), SwiftShader driver)', 'Linux x86_64', quick, false],
  ['llvmpipe, or similar', 'Linux x86_64', quick, false],
  ['softpipe', 'Linux x86_64', quick, false],
  ['ANGLE (Microsoft, Microsoft Basic Render Driver)', 'Win32', quick, false],
  ['V3D 4.2', 'Linux aarch64', slow, true],
  // Safari says so everywhere, and where it runs there is one.
  ['Apple GPU', 'MacIntel', slow, true],
  ['Apple GPU', 'iPad', slow, true],
  ['Apple GPU', 'iPhone', slow, true],
  ['Apple M2', 'MacIntel', slow, true],
  // WebKit elsewhere says so too, and so do browsers that hide what they know.
  ['Apple GPU', 'Linux x86_64', quick, true],
  ['Apple GPU', 'Linux x86_64', slow, false],
  ['Apple GPU', 'Linux aarch64', slow, false],
  ['Mozilla', 'Win32', quick, true],
  ['Mozilla', 'Win32', slow, false],
  ['', 'Linux x86_64', slow, false],
  [null, 'Linux x86_64', quick, true],
  [null, 'Linux x86_64', slow, false],
])('%s on %s, %d ms a layer: %s', (renderer, platform, ms, hardware) => {
  expect(isHardware(machine(renderer, platform, ms).gl)).toBe(hardware);
});

it('what is slow is found out by few layers, what was named by none', () => {
  const software = machine('Apple GPU', 'Linux x86_64', slow);
  isHardware(software.gl);
  expect(software.layers()).toBe(2);
  const named = machine('llvmpipe', 'Linux x86_64', slow);
  isHardware(named.gl);
  expect(named.layers()).toBe(0);
});

it('a processor that is quick at little and slow at much is no hardware', () => {
  const cores = machine('Apple GPU', 'Linux x86_64', 4);
  expect(isHardware(cores.gl)).toBe(false);
  expect(cores.layers()).toBe(16);
});
