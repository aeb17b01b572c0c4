/** The curse (10.4): its mist reaches a captain's plate, a prize there curls up and crumbles; who fired gets a warm lantern. */
import Phaser from 'phaser';
import { Pen } from '../../art/pen.ts';
import { label } from '../../art/type.ts';
import type { Effect } from '../../effects/effect.ts';
import { chance, fade, shape, sprite, unit } from '../../effects/sprites.ts';

const num = (value: number | string | undefined, otherwise: number): number =>
  value === undefined ? otherwise : +value;

const smooth = (t: number): number => t * t * (3 - 2 * t);

/** Draws green mist that creeps from the cursed ship to a guilty plate. */
export const wisp: Effect = (cast, { x, y, tx, ty, n }, factor) => {
  const full = unit(cast);
  const next = chance(x + y + num(n, 0) * 97);
  if (factor >= 0.5) cast.kit.grade?.turn('curse', 1300 * factor);
  for (let i = 0; i < 6; i++) {
    const mist = sprite(cast, `curse-wisp-${(i % 4) + 1}`, x, y);
    const dx = (next() - 0.5) * 120;
    const bend = 60 + next() * 80;
    const end = { x: num(tx, x), y: num(ty, y) };
    fade(
      cast,
      mist,
      900 * factor,
      (t) => {
        mist.setPosition(x + dx + (end.x - x - dx) * t, y + (end.y - y) * t - bend * 4 * t * (1 - t));
        mist.setScale(full * (0.7 + 0.3 * Math.sin(t * 6))).setAlpha(0.21 * Math.sin(Math.PI * t));
      },
      { delay: i * 70 * factor, ease: 'Sine.easeInOut' },
    );
  }
};

/** Part of the time after which the ribbon that has begun to glow comes off the plate. */
const comesOff = 0.4;
const green = 0x74e8a8;

/** Lets a ribbon glow green, curl and crumble upward. */
export const crumble: Effect = (cast, { x, y, points, ms }, factor) => {
  const { art, scene } = cast.kit;
  const total = num(ms, 1100) * factor;
  const cloth = new Phaser.GameObjects.Container(scene, x, y, [
    art.image(scene, 'tf-ribbon-captured'),
    label(cast.kit, 'ribbon', String(points ?? ''), 0, 22, { align: 0.5 }),
  ]);
  const light = new Pen(scene).lineStyle(4, green, 1).strokeRoundedRect(-33, -4, 66, 52, 8);
  cloth.add(light);
  cast.box.add(cloth);
  fade(cast, cloth as unknown as Phaser.GameObjects.Image, total, (t) => {
    const glows = Math.min(1, t / comesOff);
    const gone = smooth(Math.max(0, (t - comesOff) / (1 - comesOff)));
    light.setAlpha(glows);
    cloth
      .setPosition(x + 16 * gone, y - 84 * gone)
      .setAngle(34 * gone)
      .setScale(1 - 0.3 * gone, 1 - 0.75 * gone)
      .setAlpha(1 - gone ** 3);
  });
  const next = chance(x * 5 + y * 11);
  for (let i = 0; i < 12; i++) {
    const size = 4 + next() * 5;
    const ash = new Pen(scene, { x, y });
    ash.fillStyle(i % 3 === 0 ? 0xd6b67a : green, 1).fillRect(-size / 2, -size / 2, size, size);
    const from = { x: x + (next() - 0.5) * 54, y: y + 8 + next() * 30 };
    const rise = 70 + next() * 90;
    const drift = (next() - 0.3) * 70;
    fade(
      cast,
      shape(cast, ash),
      total * (0.4 + next() * 0.25),
      (t) =>
        ash
          .setPosition(from.x + drift * t, from.y - rise * t)
          .setAngle(220 * t)
          .setAlpha(1 - t),
      { delay: total * (comesOff + 0.06 * next()) },
    );
  }
};

/** Swings a warm lantern over the plate of a captain whom the curse cannot touch. */
export const ward: Effect = (cast, { x, y, ms }, factor) => {
  const disc = sprite(cast, 'glow-disc', x, y);
  const ground = new Pen(cast.kit.scene, { x, y });
  ground.fillStyle(0x3a2410, 0.92).fillCircle(0, 0, 36).lineStyle(3, 0xffd9a0, 1).strokeCircle(0, 0, 36);
  const lantern = cast.kit.art.icon(cast.kit.scene, 'icon-lantern', '#FFD9A0', x, y);
  cast.box.add([ground, lantern]);
  const full = unit(cast);
  const total = num(ms, 1400) * Math.max(1, factor);
  const seen = (t: number) => Math.min(1, t * 4, (1 - t) * 3);
  fade(cast, disc, total, (t) => disc.setScale(full * 0.5).setAlpha(0.4 * seen(t)));
  fade(cast, ground, total, (t) => ground.setAlpha(seen(t)));
  fade(cast, lantern, total, (t) =>
    lantern
      .setScale(full * 0.5)
      .setAngle(9 * Math.sin(t * 11))
      .setAlpha(seen(t)),
  );
};
