/**
 * Bloom, which only the level High has: what burns and what is gold shines a little beyond its edge. A filter of the camera:
 * it draws what is hot at a quarter of the size, blurs that twice, and lays it over the picture. Nothing is made while it is
 * drawn.
 */
import Phaser from 'phaser';

type Context = Phaser.Renderer.WebGL.DrawingContext;

/** Pixels of the picture for each of the blurred one, along each side. */
const coarse = 4;
/** Part of the light that is laid over the picture: so little that the light around a flame is no part of its pulse. */
const strength = 0.34;
/** Sum of the weights of the nine samples. */
const weights = 4.816;

/**
 * One shader for every step: nine samples along `uStep`, of what is hot alone while `uHot` is 1. Hot is what is bright and far
 * from grey on the warm side: fire, lanterns, the sun, gold; sails and parchment are not.
 */
const fragment = `
precision mediump float;
varying vec2 outTexCoord;
uniform sampler2D uSeen;
uniform vec2 uStep;
uniform float uHot;
uniform float uGain;
void main() {
  vec3 sum = vec3(0.0);
  for (int i = -4; i <= 4; i++) {
    float f = float(i);
    vec3 c = texture2D(uSeen, outTexCoord + f * uStep).rgb;
    float hot = smoothstep(0.3, 0.62, c.r - c.b) * smoothstep(0.7, 1.0, c.r);
    sum += c * mix(1.0, hot, uHot) * exp(-0.13 * f * f);
  }
  gl_FragColor = vec4(sum * uGain, 1.0);
}`;

const noPadding = { x: 0, y: 0, width: 0, height: 0 };

export class Bloom {
  readonly renderNode = 'Bloom';
  private readonly quad: Phaser.GameObjects.Shader;
  private readonly seen = { glTexture: null as unknown };
  private readonly step = [0, 0];
  private hot = 0;
  private gain = 0;
  private readonly list: unknown[];
  private readonly scene: Phaser.Scene;
  private blurred: [Context, Context] | null = null;

  /** Makes the shader where there are shaders; the filter is on the camera while `show` says so. */
  constructor(scene: Phaser.Scene) {
    this.scene = scene;
    this.list = scene.cameras.main.filters.internal.list;
    const setupUniforms = (set: (name: string, value: unknown) => void) => {
      set('uSeen', 0);
      set('uStep', this.step);
      set('uHot', this.hot);
      set('uGain', this.gain);
    };
    const frame = { source: this.seen };
    const config = { name: 'bloom', fragmentSource: fragment, setupUniforms };
    this.quad = new Phaser.GameObjects.Shader(scene, config as never, 0, 0, 1, 1, [{ get: () => frame } as never]);
    Object.assign(this.quad, { renderToTexture: true });
    const { renderNodes } = scene.renderer as Phaser.Renderer.WebGL.WebGLRenderer;
    renderNodes.addNode('Bloom', { run: (_: unknown, picture: Context) => this.run(picture) } as never);
  }

  show(on: boolean): void {
    this.list.length = 0;
    if (on) this.list.push(this);
  }

  /** Tells the engine that the picture keeps its size. */
  getPaddingCeil(): object {
    return noPadding;
  }

  private run(picture: Context): Context {
    const { width, height } = picture;
    const [one, two] = this.contexts(Math.ceil(width / coarse), Math.ceil(height / coarse));
    this.hot = 1;
    this.draw(picture, one, 5 / width, 0);
    this.hot = 0;
    this.draw(one, two, 0, 1.4 / two.height);
    this.draw(two, one, 3.4 / one.width, 0);
    this.draw(one, two, 0, 3.4 / two.height);
    picture.setBlendMode(Phaser.BlendModes.SCREEN);
    this.draw(two, picture, 0, 0, strength);
    picture.setBlendMode(Phaser.BlendModes.NORMAL);
    return picture;
  }

  private contexts(width: number, height: number): [Context, Context] {
    const { drawingContextPool: pool } = this.scene.renderer as Phaser.Renderer.WebGL.WebGLRenderer;
    this.blurred ??= [pool.get(width, height), pool.get(width, height)];
    for (const each of this.blurred) if (each.width !== width || each.height !== height) each.resize(width, height);
    return this.blurred;
  }

  private draw(from: Context, to: Context, right: number, down: number, part = 1): void {
    const { quad, step } = this;
    this.seen.glTexture = from.texture;
    step[0] = right;
    step[1] = down;
    this.gain = part / weights;
    quad.setSize(to.width, to.height);
    quad.renderNode.run(to, quad as never, null as never);
  }
}
