/**
 * The light of the whole table, which only a graphics processor draws: a warm key from the upper left, cool shade at the
 * lower right, and weather that changes both for a while. It lies between the table and what is written on it; nothing is made
 * while it is drawn.
 */
import Phaser from 'phaser';
import type { DrawingContext } from '../art/drawing-context.ts';
import { ChangingWeather } from '../changing-weather.ts';
import { lampLow } from '../stir.ts';
import type { Hour, TableLight, Weather } from '../table-light.ts';

/**
 * Every pixel is multiplied, so that colours stay as pure as they are: what is blended so is `drawn * (f - 0.4) + drawn *
 * (1 - 0.6)`, which can also make brighter.
 */
const fragment = `
precision mediump float;
varying vec2 outTexCoord;
uniform float uKey;
uniform float uShade;
uniform float uStorm;
uniform float uCurse;
uniform float uVictory;
void main() {
  vec2 p = vec2(outTexCoord.x, 1.0 - outTexCoord.y);
  float near = exp(-2.6 * dot(p - vec2(0.2, 0.14), p - vec2(0.2, 0.14)));
  float far = smoothstep(0.36, 0.92, length((p - vec2(0.38, 0.36)) * vec2(1.0, 0.92)));
  vec3 f = vec3(1.0) + vec3(0.27, 0.17, 0.03) * uKey * near * (1.0 - uStorm);
  f *= mix(vec3(1.0), vec3(0.5, 0.56, 0.64), uShade * far);
  f *= mix(vec3(1.0), vec3(0.6, 0.7, 0.82), uStorm);
  f *= mix(vec3(1.0), vec3(0.7, 0.95, 0.7), uCurse);
  f *= mix(vec3(1.0), vec3(1.14, 1.04, 0.84), uVictory);
  gl_FragColor = vec4(f - 0.4, 0.6);
}`;

/** Part of the light that a lamp which burns low keeps back: well below what would be a pulse. */
const gutters = 0.6;

/** Rain in the air, which takes colours their strength: what is multiplied cannot. */
const haze = { color: 0x6f8296, alpha: 0.12 };

/** Side of a quad before it is stretched over what is seen. */
const side = 100;

export class Grade implements TableLight {
  private readonly quad: Phaser.GameObjects.Shader | null = null;
  private readonly haze: Phaser.GameObjects.Rectangle;
  private readonly kit: DrawingContext;
  private hour: Hour | null = null;
  private readonly sky = new ChangingWeather();

  /** Makes the quad where there are shaders; it is seen above the level Plain. */
  constructor(kit: DrawingContext) {
    this.kit = kit;
    this.haze = new Phaser.GameObjects.Rectangle(kit.scene, 0, 0, side, side, haze.color)
      .setOrigin(0)
      .setVisible(false);
    if (!kit.shaders) return;
    const setupUniforms = (set: (name: string, value: unknown) => void) => {
      set('uKey', (this.hour?.key ?? 0) * (1 - gutters * lampLow(kit)));
      set('uShade', this.hour?.shade ?? 0);
      set('uStorm', this.sky.level.storm);
      set('uCurse', this.sky.level.curse);
      set('uVictory', this.sky.level.victory);
    };
    const config = { name: 'grade', fragmentSource: fragment, setupUniforms };
    const quad = new Phaser.GameObjects.Shader(kit.scene, config as never, 0, 0, side, side, []);
    this.quad = quad.setOrigin(0).setBlendMode(Phaser.BlendModes.MULTIPLY).setVisible(false);
  }

  /** Gives what is to be drawn: the light and the haze of a storm, or nothing. */
  get parts(): Phaser.GameObjects.GameObject[] {
    return this.quad ? [this.quad, this.haze] : [];
  }

  /** Takes the hour of the table that lies there. */
  suit(hour: Hour): void {
    this.hour = hour;
  }

  /** Lets weather come for `ms`. */
  turn(weather: Weather, ms: number): void {
    this.sky.turn(weather, ms, this.kit.scene.time.now);
  }

  tick(delta: number): void {
    if (!this.quad) return;
    const { quality = 'plain', contrast, still, reach, scene } = this.kit;
    this.sky.tick(delta, scene.time.now, still);
    const on = quality !== 'plain' && !contrast && this.hour !== null;
    const { storm } = this.sky.level;
    this.quad.setVisible(on);
    this.haze.setVisible(on && storm > 0).setAlpha(haze.alpha * storm);
    this.quad.setPosition(reach.left, reach.top);
    this.quad.setScale((reach.right - reach.left) / side, (reach.bottom - reach.top) / side);
    this.haze.setPosition(this.quad.x, this.quad.y).setScale(this.quad.scaleX, this.quad.scaleY);
  }
}
