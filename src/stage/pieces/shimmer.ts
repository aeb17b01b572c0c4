/**
 * Light that plays on water: a quad that a shader draws over the painted sea, where the level of quality has it. Nothing is
 * made while it is drawn.
 */
import Phaser from 'phaser';
import type { DrawingContext } from '../art/drawing-context.ts';

/** An hour: uniforms lose their grain as they grow. */
const wrap = 3_600_000;

/**
 * Waves move so slowly that a glint takes at least a second and a half to come and go: what takes longer than a second is no
 * flash (decision 24). The sum of all waves changes by 2.3 a second at most, and a glint rises and falls over 1.7 of it.
 */
const pace = 0.42;

const fragment = `
precision mediump float;
varying vec2 outTexCoord;
uniform float uTime;
uniform float uSun;
uniform float uWide;
uniform float uFlat;
uniform float uTall;
float wave(vec2 p, vec2 way, float speed) { return sin(dot(p, way) + uTime * speed); }
void main() {
  float down = 1.0 - outTexCoord.y;
  float near = 0.06 + down;
  vec2 over = vec2((outTexCoord.x - uSun) * uWide / near, 2.6 / near);
  vec2 p = mix(over, vec2(outTexCoord.x * uWide, down * uTall) * 2.2, uFlat);
  float w = wave(p, vec2(2.3, 5.1), 0.9) + wave(p, vec2(-3.7, 4.3), 1.3) + wave(p, vec2(5.9, 8.7), -1.1)
    + 0.6 * wave(p, vec2(-9.1, 13.3), 1.7) + 0.5 * wave(p, vec2(17.0, 21.0), 2.1);
  float glint = smoothstep(1.7, 3.4, w);
  float path = exp(-pow((outTexCoord.x - uSun) / (0.06 + 0.26 * mix(down, 1.4, uFlat)), 2.0)) * (1.0 - 0.45 * uFlat * down);
  float body = 0.018 * (w + 1.0) * down;
  vec3 light = glint * mix(vec3(0.05, 0.085, 0.09) * (1.0 + 0.8 * uFlat), vec3(0.26, 0.17, 0.08), path) + max(0.0, body) * vec3(0.35, 0.7, 0.75);
  light *= smoothstep(0.0, 0.08, down) * smoothstep(0.0, 0.1, outTexCoord.y);
  gl_FragColor = vec4(min(light, vec3(0.28)), 0.0);
}`;

export interface ShimmerBox {
  x: number;
  y: number;
  w: number;
  h: number;
  /** Place where the light comes from, from 0 at the left edge to 1 at the right. */
  sun: number;
  /** Water that is seen from above, as on a chart: no horizon, and waves of one size. */
  flat?: boolean;
}

export class Shimmer {
  private readonly quad: Phaser.GameObjects.Shader | null;
  private readonly kit: DrawingContext;
  private time = 0;

  /** Makes the quad where there are shaders; it is seen only while the level is above Plain. */
  constructor(kit: DrawingContext, { x, y, w, h, sun, flat = false }: ShimmerBox) {
    this.kit = kit;
    this.quad = null;
    if (!kit.shaders) return;
    const setupUniforms = (set: (name: string, value: unknown) => void) => {
      set('uTime', this.time);
      set('uSun', sun);
      set('uWide', w / 480);
      set('uTall', h / 480);
      set('uFlat', flat ? 1 : 0);
    };
    const config = { name: 'shimmer', fragmentSource: fragment, setupUniforms };
    const quad = new Phaser.GameObjects.Shader(kit.scene, config as never, x, y, w, h, []);
    this.quad = quad.setOrigin(0).setBlendMode(Phaser.BlendModes.ADD).setVisible(false);
  }

  /** Gives what is to be drawn: one quad, or nothing. */
  get parts(): Phaser.GameObjects.GameObject[] {
    return this.quad ? [this.quad] : [];
  }

  tick(time: number): void {
    if (!this.quad) return;
    this.quad.setVisible((this.kit.quality ?? 'plain') !== 'plain' && !this.kit.still && !this.kit.contrast);
    this.time = ((time % wrap) / 1000) * pace;
  }
}
