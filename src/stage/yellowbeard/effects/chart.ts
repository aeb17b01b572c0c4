/** Effects of Yellowbeard's sea: the quill, fog, range pips, rowing boats, wreckage, the black brig out of nowhere, a shout. */
import Phaser from 'phaser';
import { Pen } from '../../art/pen.ts';
import { label } from '../../art/type.ts';
import type { Effect } from '../../effects/effect.ts';
import { chance, fade, shape, sprite, unit } from '../../effects/sprites.ts';

const num = (value: number | string | undefined, otherwise: number): number =>
  value === undefined ? otherwise : +value;

const mix = (from: number, to: number, t: number): number => from + (to - from) * t;
/** Works out how strong something is at part `t` of its time: it grows at the beginning and fades at the end. */
const swell = (t: number, edge = 0.16): number => Math.max(0, Math.min(1, t / edge, (1 - t) / edge));

/** Milliseconds for which paper and fog lie there at least, however fast they are told: sooner gone, they would be a flash. */
const least = { paper: 1200, fog: 1400 };

/** Moves a quill over a blank log: the same strokes for the same time, whatever is written. */
export const quill: Effect = (cast, { x, y, w, h, ms }, factor) => {
  const total = Math.max(num(ms, 2400) * factor, least.paper);
  const width = num(w, 380);
  const height = num(h, 112);
  const paper = new Pen(cast.kit.scene, { x, y });
  paper.fillStyle(0x000000, 0.34).fillRoundedRect(-width / 2 + 5, -height / 2 + 8, width, height, 6);
  paper.fillStyle(0xeed9ac, 1).fillRoundedRect(-width / 2, -height / 2, width, height, 6);
  paper.fillStyle(0xfbf1d8, 0.6).fillRoundedRect(-width / 2 + 4, -height / 2 + 4, width - 8, height / 2, 5);
  paper.lineStyle(2, 0x7a4a22, 0.5);
  for (const line of [-0.2, 0.14])
    paper.lineBetween(-width * 0.42, height * line + 12, width * 0.42, height * line + 12);
  fade(cast, shape(cast, paper), total, (t) => paper.setAlpha(swell(t, 0.08)));
  const feather = sprite(cast, 'quill', x, y);
  const full = unit(cast) * 0.84;
  fade(cast, feather, total, (t) => {
    const row = t < 0.5 ? 0 : 1;
    const along = (t * 2) % 1;
    const jig = Math.sin(t * 150) * 5;
    feather.setPosition(x - width * 0.4 + width * 0.78 * along, y - 6 + row * 32 + jig * swell(along, 0.1));
    feather
      .setAngle(jig * 0.8)
      .setScale(full)
      .setAlpha(swell(t, 0.08));
  });
};

const thick = 0.34;

/** Drifts banks of fog over a part of the sea, soft at every edge. */
export const fog: Effect = (cast, { x, y, w, h, ms, n }, factor) => {
  const next = chance(x * 3 + y + num(n, 0));
  const total = Math.max(num(ms, 2400) * factor, least.fog);
  const full = unit(cast);
  const width = num(w, 600);
  const height = num(h, 300);
  const { w: own } = cast.kit.art.facts('smoke-puff-1');
  const across = Math.min(width, height) * 0.62;
  const banks = Math.round(Math.min(15, 5 + (width * height) / 70_000));
  for (let i = 0; i < banks; i++) {
    const bank = sprite(cast, `smoke-puff-${1 + (i % 4)}`, x, y);
    const size = (across / own) * (0.7 + next() * 0.5);
    const from = x + (((i + 0.5) / banks) * 0.8 - 0.4) * width;
    const at = y + (next() - 0.5) * height * 0.7;
    const way = (next() - 0.3) * 90;
    const turn = (next() - 0.5) * 30;
    fade(cast, bank, total, (t) => {
      bank.setPosition(from + way * t, at).setScale(full * size * 1.5, full * size * 0.8);
      bank.setAngle(turn * t).setAlpha(thick * swell(t, 0.25));
    });
  }
};

/** Marks the line along which the range marches, one pip a square, 110 ms apart. */
export const pips: Effect = (cast, { x, y, dx, dy, n, ms }, factor) => {
  const full = unit(cast);
  const count = num(n, 1);
  const step = 110 * factor;
  const total = num(ms, 900) * factor;
  for (let i = 1; i <= count; i++) {
    const pip = sprite(cast, 'gold-cannon-pip', x + num(dx, 0) * i, y + num(dy, 0) * i);
    fade(cast, pip, total, (t) => pip.setScale(full * (1.1 + 0.7 * Math.max(0, 0.3 - t))).setAlpha(swell(t, 0.1)), {
      delay: step * (i - 1),
    });
  }
};

/** Rows a boat from here to there; it fades at its end. */
export const boat: Effect = (cast, { x, y, tx, ty, ms, look, scale }, factor) => {
  const wide = num(scale, 1);
  const full = unit(cast) * 0.62 * wide;
  const to = { x: num(tx, x), y: num(ty, y) };
  const hull = sprite(cast, 'rowing-boat', x, y);
  const flag = look === undefined ? null : sprite(cast, `flag-${look}-1`, x, y);
  const total = num(ms, 500) * factor;
  fade(
    cast,
    hull,
    total,
    (t) => {
      hull.setPosition(mix(x, to.x, t), mix(y, to.y, t) + Math.sin(t * 22) * 1.5);
      hull.setScale((to.x < x ? -1 : 1) * full, full).setAlpha(swell(t, 0.12));
    },
    { ease: 'Sine.easeInOut' },
  );
  if (!flag) return;
  fade(
    cast,
    flag,
    total,
    (t) =>
      flag
        .setPosition(mix(x, to.x, t) - 8 * wide, mix(y, to.y, t) - 44 * wide)
        .setScale(unit(cast) * 0.34 * wide)
        .setAlpha(swell(t, 0.12)),
    { ease: 'Sine.easeInOut' },
  );
};

/** Lets masts fall outward, bubbles and planks come up, and a hat float. */
export const wreckage: Effect = (cast, { x, y, scale }, factor) => {
  const next = chance(x * 7 + y * 13);
  const wide = num(scale, 1);
  const full = unit(cast) * wide;
  for (const [i, side] of [-1, 1, -1].entries()) {
    const mast = sprite(cast, 'sink-mast-tip', x + (i - 1) * 22 * wide, y);
    fade(
      cast,
      mast,
      700 * factor,
      (t) =>
        mast
          .setAngle(side * 96 * t * t)
          .setScale(full * 0.46)
          .setAlpha(t < 0.8 ? 1 : (1 - t) / 0.2),
      { delay: (200 + i * 220) * factor },
    );
  }
  for (let i = 0; i < 7; i++) {
    const bubbles = sprite(cast, 'bubbles', x + (next() - 0.5) * 70 * wide, y + 12 * wide);
    fade(cast, bubbles, 700 * factor, (t) => bubbles.setScale(full * (0.3 + 0.6 * t)).setAlpha(0.9 * (1 - t)), {
      delay: (1300 + i * 150) * factor,
    });
  }
  for (let i = 1; i <= 4; i++) {
    const plank = sprite(cast, `plank-${i}`, x, y + 10 * wide);
    const dx = (next() - 0.5) * 90 * wide;
    const turn = next() * 160;
    fade(
      cast,
      plank,
      1300 * factor,
      (t) =>
        plank
          .setPosition(x + dx * t, y + wide * (14 + Math.sin(t * 9 + i) * 3))
          .setAngle(turn * t)
          .setScale(full * 0.5)
          .setAlpha(swell(t, 0.2)),
      { delay: (1500 + i * 90) * factor },
    );
  }
  const hat = sprite(cast, 'floating-hat', x, y);
  fade(
    cast,
    hat,
    1500 * factor,
    (t) =>
      hat
        .setPosition(x + 14 * wide * t, y + wide * (6 + Math.sin(t * 12) * 2))
        .setScale(full * 0.6)
        .setAlpha(swell(t, 0.2)),
    {
      delay: 1700 * factor,
    },
  );
};

/** Shows the black brig where nobody saw her coming. */
export const brig: Effect = (cast, { x, y, ms, scale, tx, ty }, factor) => {
  const ship = sprite(cast, 'token-pirate', x, y);
  const full = unit(cast) * num(scale, 0.83);
  fade(cast, ship, num(ms, 1400) * factor, (t) => {
    ship.setPosition(mix(x, num(tx, x), t), mix(y, num(ty, y), t) + (t < 0.25 ? 18 * (1 - t / 0.25) : 0));
    ship.setScale(full).setAlpha(Math.min(1, t / 0.25, (1 - t) / 0.1));
  });
};

/** Writes a word that everybody shouts, in Pirata One. */
export const shout: Effect = (cast, { x, y, text, ms }, factor) => {
  const words = label(cast.kit, 'wordmark', String(text), x, y, { align: 0.5, size: 110 });
  const box = new Phaser.GameObjects.Container(cast.kit.scene, x, y, [words.setPosition(0, 0)]);
  cast.box.add(box);
  fade(cast, box as unknown as Phaser.GameObjects.Image, num(ms, 1100) * factor, (t) => {
    const grow = t < 0.16 ? 0.5 + 0.6 * (t / 0.16) : 1.1 - 0.1 * Math.min(1, (t - 0.16) / 0.1);
    box.setScale(grow).setAlpha(Math.min(1, t / 0.08, (1 - t) / 0.2));
  });
};

/** Writes the number of squares that are left, at the bow. */
export const count: Effect = (cast, { x, y, text, ms }, factor) => {
  const words = label(cast.kit, 'score', String(text), 0, 0, { align: 0.5, size: 36, color: '#FFF3C4' });
  words.setStroke('#0E1B2A', 7);
  const box = new Phaser.GameObjects.Container(cast.kit.scene, x, y, [words]);
  cast.box.add(box);
  fade(cast, box as unknown as Phaser.GameObjects.Image, num(ms, 300) * factor, (t) => box.setAlpha(swell(t, 0.2)));
};

/** Slams the gates of a harbour; red coats line the wall for a moment. */
export const gate: Effect = (cast, { x, y, ms, scale }, factor) => {
  const doors = sprite(cast, 'harbour-gate', x, y);
  const full = unit(cast) * num(scale, 1.2);
  fade(cast, doors, num(ms, 1300) * factor, (t) => {
    const shut = Math.min(1, t / 0.14);
    doors.setScale(full * (1.3 - 0.3 * shut), full * (1.3 - 0.3 * shut)).setAlpha(Math.min(1, t / 0.06, (1 - t) / 0.2));
    doors.setPosition(x, y - 26 * (1 - shut));
  });
};

/** Lights a lantern that says the port is open. */
export const lantern: Effect = (cast, { x, y, ms, scale }, factor) => {
  const light = sprite(cast, 'harbour-lantern-open', x, y);
  const full = unit(cast) * num(scale, 1.3);
  fade(cast, light, num(ms, 1500) * factor, (t) => {
    light
      .setScale(full)
      .setAngle(Math.sin(t * 14) * 8)
      .setAlpha(swell(t, 0.12));
  });
};
