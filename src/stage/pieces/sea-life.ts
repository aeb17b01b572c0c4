/**
 * Life on the water while nothing is told: now and then a fish jumps, a whale blows, a sail passes far off, a cloud's shadow
 * goes over, lightning glows behind the horizon, a gull comes by, a boat rows past. All of it lies on the sea, below whatever
 * the table shows. What stirs elsewhere on the table takes its turn here too, and is shown by whose it is. Which comes when
 * follows from a count, so that it is the same every time; nothing is made while it is drawn.
 */
import type Phaser from 'phaser';
import type { Point } from '../../presentation/placement.ts';
import type { DrawingContext } from '../art/drawing-context.ts';
import { Pen } from '../art/pen.ts';
import { type LifeClock, lifeClock } from './sea-life-clock.ts';
import {
  arm,
  bird,
  boat,
  cloudShadow,
  farSail,
  fish,
  foamRing,
  glowFarOff,
  gone,
  shoulder,
  whale,
  wings,
} from './sea-life-drawn.ts';
import { type LifeKind, type LifeLook, lifeAt, type Outlook } from './sea-life-order.ts';

interface Water {
  x: number;
  y: number;
  w: number;
  h: number;
  /** The deck when absent. Elsewhere it is seen from above: no horizon, and everything has one size. */
  from?: Outlook;
  /** Places where something can come up; all of the water when absent. */
  spots?: readonly Point[];
}

/** Drawings of one kind: the whole, and of it what moves by itself. */
interface Drawn {
  whole: Phaser.GameObjects.Graphics;
  limb?: Phaser.GameObjects.Graphics;
  /** Place about which that moves. */
  joint?: Point;
}

export class SeaLife {
  private readonly kit: DrawingContext;
  private readonly water: Water;
  private readonly from: Outlook;
  private readonly drawn: Partial<Record<LifeKind, Drawn>>;
  private readonly ring: Phaser.GameObjects.Graphics;
  private readonly clock: LifeClock;
  /** Kind of what is shown, and its number. */
  private shown: LifeKind | null = null;
  private count = -1;
  private readonly at = { x: 0, y: 0, near: 1, way: 1 };

  constructor(kit: DrawingContext, water: Water) {
    this.kit = kit;
    this.water = water;
    this.from = water.from ?? 'deck';
    this.clock = lifeClock(kit, this.from);
    // The same clock tells pieces elsewhere on the table when to stir.
    kit.stir = this.clock;
    const made = () => new Pen(kit.scene).setVisible(false);
    const gull: Drawn = { whole: bird(made()), limb: wings(made()), joint: { x: 2, y: -5 } };
    this.ring = foamRing(made(), this.from !== 'deck');
    this.drawn = {
      fish: { whole: fish(made()) },
      shadow: { whole: cloudShadow(made()) },
      ...(this.from === 'deck'
        ? {
            sail: { whole: farSail(made()) },
            lightning: { whole: glowFarOff(made()) },
            boat: { whole: boat(made()), limb: arm(made()), joint: shoulder },
            gull,
          }
        : { whale: { whole: whale(made()) }, perch: gull }),
    };
  }

  /** Gives what is to be drawn, from the furthest to the nearest. */
  get parts(): Phaser.GameObjects.GameObject[] {
    const { drawn, ring } = this;
    const of = (...kinds: LifeKind[]) =>
      kinds.flatMap((kind) => [drawn[kind]?.whole, drawn[kind]?.limb]).filter((part) => part !== undefined);
    return [...of('lightning', 'sail', 'shadow', 'boat'), ring, ...of('whale', 'fish', 'gull', 'perch')];
  }

  tick(time: number): void {
    const { clock } = this;
    clock.tick(time, this.kit);
    if (this.shown !== clock.kind || this.count !== clock.count) {
      this.hide();
      this.shown = clock.kind;
      this.count = clock.count;
      if (clock.kind !== null) this.find(clock.kind);
    }
    const drawn = clock.kind === null ? undefined : this.drawn[clock.kind];
    const seen = drawn && clock.kind !== null ? lifeAt(clock.kind, clock.at) : null;
    if (drawn && seen) this.draw(drawn, seen);
  }

  /** Finds the place of what begins. */
  private find(kind: LifeKind): void {
    const { x, y, w, h, spots } = this.water;
    const { at } = this;
    const { across, down } = this.clock;
    const flat = this.from !== 'deck';
    const spot = spots && spots.length > 0 ? spots[Math.floor(across * spots.length)] : null;
    at.x = spot?.x ?? x + w * (0.08 + 0.84 * across);
    at.y = spot?.y ?? y + h * (0.3 + 0.6 * down);
    at.way = kind === 'gull' && across < 0.5 ? -1 : 1;
    // A boat rows before the ships that lie further out.
    if (kind === 'boat') at.y = y + h * (0.76 + 0.16 * down);
    at.near = flat ? 0.8 : 0.35 + 0.65 * ((at.y - y) / h);
    if (!flat && (kind === 'sail' || kind === 'lightning')) at.y = y;
    if (kind === 'shadow') at.y = y + h * (0.25 + 0.5 * down);
    if (kind === 'gull') {
      at.y = y - 70 + 130 * down;
      at.near = 1;
    }
  }

  private draw({ whole, limb, joint }: Drawn, seen: LifeLook): void {
    const { near, way, y } = this.at;
    const { water, ring } = this;
    const { crossed } = seen;
    const x = crossed === null ? this.at.x : water.x + water.w * (way > 0 ? crossed : 1 - crossed);
    const alpha = seen.alpha * this.clock.strength;
    whole.setVisible(seen.alpha > 0).setAlpha(alpha);
    whole.setPosition(x + seen.dx * near, y + seen.dy * near).setAngle(way * seen.angle);
    whole.setScale(way * near * seen.wide, near * seen.tall);
    if (limb && joint) {
      limb.setVisible(seen.alpha > 0).setAlpha(alpha);
      limb.setPosition(whole.x + whole.scaleX * joint.x, whole.y + whole.scaleY * joint.y);
      limb.setAngle(way * (seen.angle + seen.turn)).setScale(whole.scaleX, whole.scaleY * seen.beat);
    }
    ring.setVisible(seen.ring > 0).setAlpha(0.55 * (1 - seen.ring) * this.clock.strength);
    ring.setPosition(x + seen.ringAt * near, y).setScale(near * (0.25 + seen.ring));
  }

  private hide(): void {
    const drawn = this.shown === null ? undefined : this.drawn[this.shown];
    for (const part of [drawn?.whole, drawn?.limb, this.ring]) if (part) gone(part);
  }
}
