/**
 * Water that lives: a quad that a shader draws over the painted sea, where the level of quality has it. Waves glint, give back
 * the sky and show the deep, under ships lies their picture, around them the water moves, and behind those that sail it foams.
 * Nothing is made while it is drawn.
 */
import Phaser from 'phaser';
import type { DrawingContext } from '../art/drawing-context.ts';
import { mostWakes, Wakes } from '../wakes.ts';

/** An hour: uniforms lose their grain as they grow. */
const wrap = 3_600_000;

/**
 * Waves move so slowly that a glint takes at least a second and a half to come and go: what takes longer than a second is no
 * flash (docs/decisions.md, light). The sum of all waves changes by 2.3 a second at most, and a glint rises and falls over 1.7
 * of it.
 */
const pace = 0.42;

/**
 * Colours are those of light that is added; alpha is what is taken from the painted sea. A wake has its place and its half
 * length as parts of the quad, and half lengths that she makes in a second. Seen from a deck the water lies flat: what is
 * round on it is a quarter as high.
 */
const fragment = `
precision mediump float;
varying vec2 outTexCoord;
uniform float uTime;
uniform float uSun;
uniform float uWide;
uniform float uFlat;
uniform float uTall;
uniform vec3 uSky;
uniform vec4 uWake[${mostWakes}];
float wave(vec2 p, vec2 way, float speed) { return sin(dot(p, way) + uTime * speed); }
void main() {
  float x = outTexCoord.x;
  float down = 1.0 - outTexCoord.y;
  float near = 0.06 + down;
  vec2 over = vec2((x - uSun) * uWide / near, 2.6 / near);
  vec2 p = mix(over, vec2(x * uWide, down * uTall) * 2.2, uFlat);
  float w = wave(p, vec2(2.3, 5.1), 0.9) + wave(p, vec2(-3.7, 4.3), 1.3) + wave(p, vec2(5.9, 8.7), -1.1)
    + 0.6 * wave(p, vec2(-9.1, 13.3), 1.7) + 0.5 * wave(p, vec2(17.0, 21.0), 2.1);
  float glint = smoothstep(1.7, 3.4, w);
  float path = exp(-pow((x - uSun) / (0.06 + 0.26 * mix(down, 1.4, uFlat)), 2.0)) * (1.0 - 0.45 * uFlat * down);
  float body = 0.018 * (w + 1.0) * down;
  vec3 light = glint * mix(vec3(0.05, 0.085, 0.09) * (1.0 + 0.8 * uFlat), vec3(0.26, 0.17, 0.08), path) + max(0.0, body) * vec3(0.35, 0.7, 0.75);
  float far = mix(exp(-3.0 * down), 0.3, uFlat);
  light += uSky * (0.012 + 0.068 * far) * max(0.0, w);
  float deep = 0.075 * max(0.0, -w) * mix(smoothstep(0.0, 0.5, down), 0.6, uFlat);
  for (int i = 0; i < ${mostWakes}; i++) {
    vec4 ship = uWake[i];
    vec2 q = vec2(x - ship.x, (down - ship.y) * uTall / uWide) / max(ship.z, 0.0001);
    float low = q.y * mix(4.0, 1.3, uFlat);
    if (ship.z > 0.0 && abs(q.x) < 4.0 && abs(low) < 4.0) {
      float away = length(vec2(q.x, low));
      float ring = (0.5 + 0.5 * sin(8.0 * away - 5.0 * uTime)) * smoothstep(0.7, 1.0, away) * exp(-2.0 * max(0.0, away - 0.9));
      float behind = -q.x * sign(ship.w);
      float across = low / (0.2 + 0.26 * max(0.0, behind + 1.0));
      float trail = min(1.0, 1.4 * abs(ship.w)) * exp(-across * across) * smoothstep(-1.1, -0.6, behind) * (1.0 - smoothstep(0.8, 4.0, behind));
      light += vec3(0.8, 0.95, 1.0) * (0.12 * ring + 0.24 * trail * (0.6 + 0.4 * sin(13.0 * q.x + 9.0 * low + w)));
      float mirror = (1.0 - smoothstep(0.7, 1.0, abs(q.x + 0.05 * sin(17.0 * q.y + w)))) * smoothstep(0.0, 0.05, q.y) * (1.0 - smoothstep(0.15, 0.8, q.y));
      deep += (1.0 - uFlat) * 0.36 * mirror * (0.5 + 0.5 * sin(26.0 * q.y + 1.5 * w));
    }
  }
  float edge = smoothstep(0.0, 0.08, down) * smoothstep(0.0, 0.1, outTexCoord.y);
  gl_FragColor = vec4(min(light, vec3(0.28)), min(deep, 0.35)) * edge;
}`;

export interface ShimmerBox {
  x: number;
  y: number;
  w: number;
  h: number;
  /** Place where the light comes from, from 0 at the left edge to 1 at the right. */
  sun: number;
  /** Colour that the water gives back: red, green and blue from 0 to 1. */
  sky: readonly [number, number, number];
  /** Water that is seen from above, as on a chart: no horizon, and waves of one size. */
  flat?: boolean;
}

export class Shimmer {
  private readonly quad: Phaser.GameObjects.Shader | null;
  private readonly kit: DrawingContext;
  private time = 0;
  /** Places of the quad and of a ship, and what lies between while they are worked out. */
  private here!: Phaser.GameObjects.Components.TransformMatrix;
  private there!: Phaser.GameObjects.Components.TransformMatrix;
  private between!: Phaser.GameObjects.Components.TransformMatrix;

  /** Makes the quad where there are shaders; it is seen only while the level is above Plain. */
  constructor(kit: DrawingContext, { x, y, w, h, sun, sky, flat = false }: ShimmerBox) {
    this.kit = kit;
    this.quad = null;
    if (!kit.shaders) return;
    kit.wakes ??= new Wakes();
    const wakes = new Float32Array(4 * mostWakes);
    const setupUniforms = (set: (name: string, value: unknown) => void) => {
      set('uTime', this.time);
      set('uSun', sun);
      set('uWide', w / 480);
      set('uTall', h / 480);
      set('uFlat', flat ? 1 : 0);
      set('uSky', sky);
      this.follow(wakes, w, h);
      set('uWake[0]', wakes);
    };
    const config = { name: 'shimmer', fragmentSource: fragment, setupUniforms };
    const quad = new Phaser.GameObjects.Shader(kit.scene, config as never, x, y, w, h, []);
    this.quad = quad.setOrigin(0).setVisible(false);
    this.here = quad.getWorldTransformMatrix();
    this.there = quad.getWorldTransformMatrix();
    this.between = quad.getWorldTransformMatrix();
  }

  /** Gives what is to be drawn: one quad, or nothing. */
  get parts(): Phaser.GameObjects.GameObject[] {
    return this.quad ? [this.quad] : [];
  }

  tick(time: number): void {
    const { quad, kit } = this;
    if (!quad) return;
    quad.setVisible((kit.quality ?? 'plain') !== 'plain' && !kit.still && !kit.contrast);
    if (!quad.visible && kit.wakes) kit.wakes.count = 0;
    this.time = ((time % wrap) / 1000) * pace;
  }

  /** Writes down where the ships of this frame are, as parts of the quad, wherever both are drawn. */
  private follow(into: Float32Array, w: number, h: number): void {
    const { quad, here, there, between } = this;
    const { wakes } = this.kit;
    into.fill(0);
    if (!quad || !wakes) return;
    quad.getWorldTransformMatrix(here, between);
    for (let i = 0; i < wakes.count; i++) {
      const { ship, half, speed } = wakes.list[i]!;
      ship.getWorldTransformMatrix(there, between);
      const long = half * there.a;
      into[4 * i] = (there.tx - here.tx) / (w * here.a);
      into[4 * i + 1] = (there.ty - here.ty) / (h * here.a);
      into[4 * i + 2] = long / (w * here.a);
      into[4 * i + 3] = speed / (half * Math.max(0.01, ship.scaleX));
    }
    wakes.count = 0;
  }
}
