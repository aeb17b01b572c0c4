/** The scales of a tie (10.4): what both sides fired is laid into the pans, they tip, and come to rest level. */
import Phaser from 'phaser';
import type { Effect, EffectPlace } from '../../effects/effect.ts';
import { fade, unit } from '../../effects/sprites.ts';

const num = (value: number | string | undefined, otherwise: number): number =>
  value === undefined ? otherwise : +value;

/** Measures in the scales' own pixels: the fulcrum over the foot, half the beam, and where things lie in a pan. */
const fulcrum = -176;
const arm = 114;
const bowl = 84;
const shot = 13;
/** Moments at which the left and the right pan are loaded, and at which all is still. */
const loads = [200, 440] as const;
const level = 1250;
const deepest = 10;

/** Gives the lean of the beam in degrees: to the left when that pan is loaded, then over, and back to level. */
function lean(at: number): number {
  const [left, right] = loads;
  if (at < left || at >= level) return 0;
  if (at < right) return -deepest * Math.sin(((at - left) / (right - left)) * (Math.PI / 2));
  const rest = (at - right) / (level - right);
  return -deepest * Math.cos(rest * 1.5 * Math.PI) * (1 - rest) ** 1.4;
}

/** Stacks at most ten balls in a pan, in rows of four, three, two and one. */
function heap(count: number): { x: number; y: number }[] {
  const all: { x: number; y: number }[] = [];
  for (let row = 4; row > 0; row--) {
    const here = Math.min(row, count - all.length);
    for (let i = 0; i < here; i++)
      all.push({ x: (i - (here - 1) / 2) * shot * 1.5, y: bowl - 5 - (4 - row) * shot * 1.2 });
  }
  return all;
}

/** Draws a pan, with what lies in it and whose it is. */
function pan(
  cast: EffectPlace,
  guns: number,
  look: string,
): { whole: Phaser.GameObjects.Container; load: Pan['load'] } {
  const { art, scene } = cast.kit;
  const scaled = (image: Phaser.GameObjects.Image, size: number) => image.setScale(image.scaleX * size);
  const balls =
    guns > 0
      ? heap(guns).map(({ x, y }) => scaled(art.image(scene, 'cannonball', x, y), 0.8))
      : [scaled(art.image(scene, 'grapnel', -4, bowl - 4), 0.7).setAngle(38)];
  const load = new Phaser.GameObjects.Container(scene, 0, 0, balls);
  const flag = look ? [scaled(art.image(scene, `flag-${look}-1`, 0, bowl + 28).setOrigin(0.5), 0.52)] : [];
  return {
    whole: new Phaser.GameObjects.Container(scene, 0, 0, [art.image(scene, 'tf-scales-pan'), load, ...flag]),
    load,
  };
}

interface Pan {
  load: Phaser.GameObjects.Container;
}

/**
 * Loads `guns` balls on each side, or boarders' grapnels when there are none; `left` and `right` are the looks of two
 * captains. With `still` they stand level from the first moment on.
 */
export const scales: Effect = (cast, { x, y, ms, scale, guns, left, right, still }, factor) => {
  const { art, scene } = cast.kit;
  const size = num(scale, 1);
  const pans = [left, right].map((look) => pan(cast, num(guns, 0), look === undefined ? '' : String(look)));
  const beam = art.image(scene, 'tf-scales-beam', 0, fulcrum);
  const whole = new Phaser.GameObjects.Container(scene, x, y, [
    ...pans.map(({ whole: hanging }) => hanging),
    art.image(scene, 'tf-scales-stand'),
    beam,
  ]);
  const glint = art.image(scene, 'spark', 0, fulcrum - 30).setVisible(false);
  whole.add(glint);
  cast.box.add(whole);
  const total = num(ms, 1700);
  // Told faster they stand level at once, and longer than a flicker: brass that swings before dark water would flash.
  const fast = factor < 0.8;
  const settled = fast || num(still, 0) > 0;
  const lasts = fast ? 1400 : total * factor;
  fade(cast, whole as unknown as Phaser.GameObjects.Image, lasts, (t) => {
    const at = t * total;
    const up = Math.min(1, at / 180);
    const gone = Math.min(1, (total - at) / 300);
    whole.setAlpha(Math.min(up, gone)).setScale(size, size * (settled ? 1 : 0.7 + 0.3 * up));
    const angle = settled ? 0 : lean(at);
    beam.setAngle(angle);
    const turn = (angle * Math.PI) / 180;
    for (const [i, { whole: hanging, load }] of pans.entries()) {
      const side = i === 0 ? -1 : 1;
      hanging.setPosition(side * arm * Math.cos(turn), fulcrum + side * arm * Math.sin(turn));
      // Pans swing a little behind the beam.
      hanging.setAngle(settled ? 0 : -lean(Math.max(0, at - 90)) * 0.35);
      const falls = Math.max(0, loads[i] - at);
      load.setY(settled ? 0 : -Math.min(90, falls * 0.8)).setAlpha(settled || falls < 110 ? 1 : 0);
    }
    const shine = settled ? 0 : Math.sin(Math.PI * Math.min(1, Math.max(0, (at - level) / 260)));
    glint.setVisible(shine > 0).setScale(unit(cast) * 1.6 * shine);
  });
};
