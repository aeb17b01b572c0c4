/** A spyglass over the map: what everybody was just told of one square, large enough for the whole room. */

import {
  bursts,
  burstsApart,
  type GlassScene,
  strikes,
} from '../../../presentation/yellowbeard/effects/glass-scenes.ts';
import type { Effect } from '../../effects/effect.ts';
import { type Lens, type LensScene, openLens, part } from '../../effects/lens.ts';
import type { LensHour } from '../../effects/lens-pictures.ts';

const sway = (at: number, slow = 420): number => Math.sin(at / slow);

/** Width at which a ship is drawn, in radii: she fills the glass as far as her masts allow. */
const wide = 0.92;
const brig = 1.26;
const waterline = 0.36;

/** Puts a ship there in her own size. */
const putShip = (lens: Lens, frame: string) => lens.put(frame, frame === 'ship-black-brig' ? brig : wide);

/** Shows a ship that goes down, between 900 and 2100 ms. */
const sinks: LensScene = (lens, { text }) => {
  const ship = putShip(lens, String(text));
  return (at) => {
    const down = part(at, 900, 1200);
    const heel = down > 0 ? 25 * Math.min(1, down * 1.6) : 2 * sway(at, 260);
    ship.at(0, waterline + 0.75 * down * down, { angle: heel, alpha: 1 - part(down, 0.8, 0.2) });
    swell(lens, at);
  };
};

/** Shows two hands that lift a chest out of the sand; what is left is a cross. */
const theft: LensScene = (lens) => {
  const strokes = ['x-mark/stroke-1', 'x-mark/stroke-2'].map((frame) => lens.put(frame, 0.34, true));
  const chest = lens.put('map-chest', 0.34, true);
  const arms = [-1, 1].map((side) =>
    lens.draw((pen) => {
      pen.lineStyle(0.2, 0x1a1720, 1).lineBetween(side * 0.56, -0.62, side * 0.24, -0.14);
      pen.lineStyle(0.22, 0xc8a04a, 1).lineBetween(side * 0.29, -0.215, side * 0.265, -0.178);
      pen.fillStyle(0xb98457, 1).fillCircle(side * 0.21, -0.06, 0.085);
    }, true),
  );
  return (at) => {
    const grip = part(at, 160, 260);
    const lift = part(at, 520, 520);
    const rise = lift * lift;
    chest.at(0, 0.5 - 0.95 * rise, { angle: 3 * sway(at, 90) * (lift > 0 ? 1 : 0), alpha: 1 - part(rise, 0.75, 0.25) });
    for (const arm of arms) {
      arm.setPosition(0, lens.radius * (0.52 - 0.75 * (1 - grip) - 0.95 * rise));
      arm.setAlpha(Math.min(grip, 1 - part(rise, 0.75, 0.25)));
    }
    for (const [i, stroke] of strokes.entries()) stroke.at(0, 0.5, { alpha: part(at, 760 + 120 * i, 140) });
  };
};

/** Shows the black brig as she comes up out of the fog, and her flag is seen. */
const rises: LensScene = (lens) => {
  const ship = lens.put('ship-black-brig', brig);
  const banks = [0, 1, 2, 3].map((n) => lens.put(`smoke-puff-${n + 1}`, 0.7, n > 1));
  return (at) => {
    const up = part(at, 100, 640);
    ship.at(0, waterline + 0.2 * (1 - up) * (1 - up), { angle: 2 * sway(at), alpha: up, grown: 0.9 + 0.1 * up });
    for (const [n, bank] of banks.entries()) {
      const side = n % 2 ? 1 : -1;
      const thin = 0.14 - 0.08 * part(at, 200, 1200);
      bank.at(side * (0.16 + 0.3 * part(at, 100, 1400)), 0.1 + 0.09 * n, { alpha: thin, grown: 1 + 0.2 * (n % 3) });
    }
    swell(lens, at);
  };
};

/** Shows a man-of-war that runs into the brig at 420 ms: wood flies, water leaps up, both heel, and stay locked. */
const rams: LensScene = (lens, { text }) => {
  const prey = lens.put('ship-black-brig', brig * 0.86);
  const bow = lens.put(String(text), wide * 1.05);
  const chips = woodIn(lens);
  const water = lens.put('column-3', 0.9, true);
  return (at) => {
    const run = part(at, 0, 420);
    const past = Math.max(0, at - 420);
    const blow = Math.sign(past) * Math.exp(-past / 380);
    bow.at(-0.46 + 0.12 * run * run, waterline + 0.1, { angle: -3 * blow + sway(at) });
    prey.at(0.32 + 0.03 * Math.min(1, past / 200), waterline - 0.01, { angle: 6 * blow + 2 * sway(at, 510) });
    chips(past, -0.12);
    water.at(-0.14, 0.56, { alpha: 0.6 * part(past, 0, 120) * (1 - part(past, 200, 1100)) });
    swell(lens, at);
  };
};

/** Shows a chain that is drawn taut before the brig's bow at 300 ms. */
const chained: LensScene = (lens) => {
  const prey = lens.put('ship-black-brig', brig);
  const chain = lens.draw((pen) => {
    for (let i = -9; i <= 9; i++)
      pen.lineStyle(0.035, i % 2 ? 0x8d9298 : 0x4a4e55, 1).strokeEllipse(i * 0.1, 0.02 * Math.cos(i / 3), 0.11, 0.055);
  }, true);
  return (at) => {
    const taut = part(at, 120, 240);
    const rings = at > 300 ? Math.exp(-(at - 300) / 260) * Math.sin(at / 28) : 0;
    const stops = at > 300 ? Math.exp(-(at - 300) / 420) : 0;
    chain.setPosition(0, lens.radius * (0.62 - 0.2 * taut + 0.02 * rings)).setAlpha(part(at, 100, 160));
    prey.at(-0.1 + 0.1 * part(at, 0, 300), waterline, { angle: 8 * stops + 2 * sway(at) });
    swell(lens, at);
  };
};

/** Shows a harbour's gate from the sea: a boat comes up to it, and at 1360 ms it slams, or a lantern is held out. */
const gate: LensScene = (lens, { text }) => {
  const open = text === 'open';
  const closed = text === 'closed';
  lens.draw((pen) => {
    pen.fillStyle(0x3d3832, 1).fillRect(-0.78, -0.28, 1.56, 0.62);
    for (let i = 0; i < 8; i++) pen.fillRect(-0.76 + i * 0.2, -0.37, 0.11, 0.1);
    pen.fillStyle(0x2c2823, 1);
    for (let row = 0; row < 5; row++)
      for (let i = 0; i < 9; i++)
        pen.fillRect(-0.77 + i * 0.175 + (row % 2) * 0.085, -0.25 + row * 0.115, 0.155, 0.008);
    pen.fillStyle(0x0d0b0a, 1).fillRect(-0.24, -0.06, 0.48, 0.4).fillCircle(0, -0.06, 0.24);
  });
  const light = lens.draw((pen) => {
    for (const [size, alpha] of [
      [0.22, 0.25],
      [0.15, 0.3],
    ])
      pen.fillStyle(0xa86a2c, alpha).fillCircle(0, 0.04, size);
  });
  const leaves = [-1, 1].map((side) =>
    lens.draw((pen) => {
      pen.fillStyle(0x4b2d17, 1).fillRect(side < 0 ? -0.24 : 0, -0.22, 0.24, 0.56);
      pen.fillStyle(0x22140a, 1);
      for (let i = 0; i < 3; i++) pen.fillRect((side < 0 ? -0.24 : 0) + 0.05 + i * 0.07, -0.22, 0.012, 0.56);
      pen.fillStyle(0x7a5a30, 1).fillRect(side < 0 ? -0.24 : 0, -0.1, 0.24, 0.03);
      pen.fillRect(side < 0 ? -0.24 : 0, 0.2, 0.24, 0.03);
    }),
  );
  const lantern = lens.put('harbour-lantern-open', 0.15);
  const boat = lens.put('rowing-boat', 0.44, true);
  return (at) => {
    const turned = part(at, 1300, open ? 360 : 110);
    const shut = open ? ajar * (1 - turned) : closed ? ajar + (1 - ajar) * turned : ajar;
    for (const [i, leaf] of leaves.entries()) leaf.setScale(lens.radius * shut, lens.radius).setX(edge(i, shut, lens));
    light.setAlpha(open ? 0.3 + 0.7 * turned : closed ? 0.3 * (1 - turned) : 0.3);
    lantern.at(0.36, -0.22, { angle: 10 * sway(at, 230), alpha: open ? turned : 0 });
    const back = closed ? 0.16 * part(at, 1450, 700) : 0;
    boat.at(-0.05 + 0.02 * sway(at, 700), 0.62 - 0.16 * part(at, 0, 1200) + back, { angle: 2 * sway(at, 300) });
  };
};

/** Part by which the gate is shut while nobody knows. */
const ajar = 0.5;

/** Half of the gate's width, from its hinge. */
const half = 0.24;
const edge = (side: number, shut: number, { radius }: Lens): number =>
  (side === 0 ? -1 : 1) * half * (1 - shut) * radius;

/** Shows a shot that comes at us: a small flame on her side at 180 ms, then the ball, larger and larger. */
const shot: LensScene = (lens, { text }) => {
  const ship = lens.put(String(text), wide * 0.9);
  const flame = lens.put('flame-skirt-1', 0.2);
  const ball = lens.draw((pen) => {
    pen.fillStyle(0x15161a, 1).fillCircle(0, 0, 1).fillStyle(0x4b4f58, 1).fillCircle(-0.3, -0.34, 0.26);
  }, true);
  return (at) => {
    const kick = at > 180 ? Math.exp(-(at - 180) / 300) : 0;
    ship.at(-0.04, 0.2, { angle: -5 * kick + 1.5 * sway(at) });
    flame.at(0.05, 0.08, { alpha: at > 180 ? 0.9 * kick : 0, angle: -80 });
    const near = part(at, 240, 420);
    const size = 0.02 + 0.24 * near * near * near;
    ball.setVisible(near > 0 && at < 700).setScale(lens.radius * size);
    ball.setPosition(
      lens.radius * (0.05 + 0.05 * near),
      lens.radius * (0.08 - 0.22 * Math.sin(near * Math.PI) + 0.1 * near),
    );
    swell(lens, at);
  };
};

/** Puts splinters into the glass, and returns what lets them fly from `x`, by the milliseconds since the blow. */
function woodIn(lens: Lens): (past: number, x: number) => void {
  const chips = Array.from({ length: 6 }, (_, i) => lens.put(`splinter-${i + 1}`, 0.17, true));
  return (past, x) => {
    const t = past / 640;
    for (const [i, chip] of chips.entries()) {
      const way = i - 2.5;
      chip.at(x + 0.25 * way * t, waterline - 0.12 - (1.2 + 0.3 * (i % 3)) * t + 1.5 * t * t, {
        angle: 160 * way * t,
        alpha: 0.8 * Math.sign(past) * (1 - part(t, 0.8, 0.2)),
      });
    }
  };
}

/** Shows what the shot did: water thrown up, and where a ship is hit her heel, the hole, and wood that flies. */
const struck: LensScene = (lens, { text }) => {
  const ship = text ? putShip(lens, String(text)) : null;
  const hole = ship && lens.put('hole-2', 0.2);
  const chips = ship && woodIn(lens);
  const water = lens.put('column-3', 1.2, true);
  return (at) => {
    const past = Math.max(0, at - strikes);
    ship?.at(0, waterline, { angle: 11 * sway(past, 130) * Math.exp(-past / 400) });
    hole?.at(0.1, waterline - 0.12, { alpha: Math.sign(past) });
    chips?.(past, 0.1);
    water.at(ship ? -0.5 : 0, 0.5, { alpha: 0.6 * (1 - part(past, 0, 560) ** 2), grown: part(past, 0, 160) });
    swell(lens, at);
  };
};

/** Shows what was brought home: so many chests on the quay that burst open one after the other, and gold in all of them. */
const hoard: LensScene = (lens, { text }) => {
  const count = Math.max(1, Math.min(mostChests, Number(text)));
  const rows = count > 4 ? 2 : 1;
  const across = Math.ceil(count / rows);
  const wide = Math.min(0.46, 1.5 / across);
  const chests = Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / across);
    const here = Math.min(across, count - row * across);
    const x = ((i % across) - (here - 1) / 2) * wide * 1.02;
    return { x, y: 0.5 - row * wide * 0.72, chest: lens.put('chest-shut', wide * 0.94, true) };
  });
  return (at) => {
    for (const [i, { x, y, chest }] of chests.entries()) {
      const opened = at - bursts - burstsApart * i;
      const lands = part(at, 60 + 40 * i, 200);
      chest.show(opened >= 0 ? 'chest-full' : 'chest-shut');
      const jump = opened >= 0 ? Math.exp(-opened / 130) : 0;
      chest.at(x, y - 0.06 * jump - 0.3 * (1 - lands) * (1 - lands), {
        alpha: lands,
        angle: opened < 0 && opened > -160 ? 2.5 * Math.sin(at / 18) : 0,
        grown: 1 + 0.22 * jump,
      });
    }
  };
};

const mostChests = 8;

/** Shows the brig at anchor before her harbour, and a boat that pulls for the shore, deep in the water with her chests. */
const away: LensScene = (lens, { text }) => {
  const ship = lens.put('ship-black-brig', brig * 0.9);
  const chests = Array.from({ length: Math.min(3, Number(text)) }, () => lens.put('map-chest', 0.145, true));
  const boat = lens.put('rowing-boat', 0.64, true);
  return (at) => {
    // Rowed faster, chest after chest would pass over the same dark water: light that comes and goes.
    const x = -0.14 + 0.2 * part(at, 0, 2600);
    const y = 0.62 + 0.012 * sway(at, 210);
    ship.at(-0.16, waterline - 0.02, { angle: 2 * sway(at, 510) });
    for (const [i, chest] of chests.entries()) chest.at(x + 0.125 * (i - (chests.length - 1) / 2), y - 0.12);
    boat.at(x, y, { angle: 2 * sway(at, 300) });
    swell(lens, at);
  };
};

function swell({ foot, radius }: Lens, at: number): void {
  foot.setPosition(5 * Math.sin(at / 900), radius * 0.012 * Math.sin(at / 420));
}

interface Staged {
  scene: LensScene;
  hour: LensHour;
  /** Moment that tells it all, for those who want no movement. */
  tells: number;
}

const scenes: Readonly<Record<GlassScene, Staged>> = {
  sinks: { scene: sinks, hour: 'dusk', tells: 1450 },
  theft: { scene: theft, hour: 'shore', tells: 760 },
  rises: { scene: rises, hour: 'dusk', tells: 1200 },
  rams: { scene: rams, hour: 'dusk', tells: 560 },
  chained: { scene: chained, hour: 'dusk', tells: 420 },
  gate: { scene: gate, hour: 'dusk', tells: 1700 },
  shot: { scene: shot, hour: 'dusk', tells: 520 },
  struck: { scene: struck, hour: 'dusk', tells: strikes + 200 },
  hoard: { scene: hoard, hour: 'shore', tells: bursts + burstsApart * mostChests },
  away: { scene: away, hour: 'dusk', tells: 1300 },
};

/** Opens the spyglass. `show`: the scene; `text`: the frame of the ship in it, or what became of a harbour. */
export const glass: Effect = (cast, cue, factor) => {
  const { scene, hour, tells } = scenes[cue.show as GlassScene];
  openLens(cast, 'still' in cue ? { ...cue, stands: tells } : cue, factor, { scene, hour });
};
