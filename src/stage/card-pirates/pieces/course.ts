/** The cost of a course: the meter of sailing points, coins on the legs, the dotted line between them. */
import Phaser from 'phaser';
import { Pen } from '../../art/pen.ts';
import { fitTo, label, shrinkTo } from '../../art/type.ts';
import { Piece } from '../../pieces/piece.ts';

interface MeterProps extends Record<string, unknown> {
  w: number;
  h: number;
  /** True if it lies across instead of upright. */
  strip: boolean;
  title: string;
  across: string;
  slant: string;
  spent: string;
  /** Words for the points that are left, `8 of 8`, or that no card is spent. */
  sum: string;
  /** Points that the spent card can pay; null while nobody sails. */
  points: number | null;
  paid: number;
  /** True if she has stopped: what is left of the points is lost. */
  stopped: boolean;
}

const prices = ['3', '5'];
const gold = '#F8DC8C';

export class CardPiratesMeter extends Piece<MeterProps> {
  private pips: Phaser.GameObjects.Image[] = [];

  protected dress(props: MeterProps): void {
    const { art, scene } = this.kit;
    const { w, h, strip, points, paid, stopped } = props;
    this.part('board', [w, h], () => [art.sliced(scene, 'plate', w, h)]);
    const { title, across, slant, spent, sum } = props;
    this.part('words', [title, across, slant, spent, sum, w, h, strip], () =>
      strip ? this.wide(props) : this.tall(props),
    );
    this.part('pips', [points, paid, stopped, w, h, strip], () => this.row(props));
  }

  private tall({ w, h, title, across, slant, spent, sum }: MeterProps): Phaser.GameObjects.GameObject[] {
    const { scene } = this.kit;
    const line = new Pen(scene);
    line.fillStyle(0xd9a441, 0.8).fillRect(26, h * 0.765, w - 52, 2);
    const row = (text: string, value: string, y: number, size: number) => [
      fitTo(this.kit, label(this.kit, 'pill', text, 26, y, { color: '#F0DDB0' }), w - 160),
      label(this.kit, 'score', value, w - 26, y, { align: 1, size }),
    ];
    const total = label(this.kit, 'score', sum, w - 26, h * 0.875, { align: 1, size: 42, color: '#FBF1D8' });
    shrinkTo(total, w - 150, 28);
    return [
      line,
      fitTo(this.kit, label(this.kit, 'pill', title, w / 2, h * 0.12, { align: 0.5, color: gold }), w - 40),
      ...row(across, prices[0], h * 0.5, 46),
      ...row(slant, prices[1], h * 0.66, 46),
      fitTo(this.kit, label(this.kit, 'pill', spent, 26, h * 0.875, { color: '#FBF1D8' }), w - 72 - total.displayWidth),
      total,
    ];
  }

  private wide({ w, h, title, across, slant, spent, sum }: MeterProps): Phaser.GameObjects.GameObject[] {
    const pair = (text: string, value: string, x: number, y: number) => {
      const words = fitTo(this.kit, label(this.kit, 'pill', text, x, y, { color: '#F0DDB0', size: 30 }), 104);
      return [words, label(this.kit, 'score', value, x + 130, y, { align: 0.5, size: 40 })];
    };
    const total = label(this.kit, 'score', sum, w - 26, h * 0.7, { align: 1, size: 42, color: '#FBF1D8' });
    shrinkTo(total, 164, 28);
    return [
      fitTo(this.kit, label(this.kit, 'pill', title, 190, h * 0.3, { align: 0.5, color: gold }), 340),
      ...pair(across, prices[0], 376, h * 0.3),
      ...pair(slant, prices[1], 376, h * 0.7),
      fitTo(this.kit, label(this.kit, 'pill', spent, w - 190, h * 0.3, { color: '#FBF1D8' }), 164),
      total,
    ];
  }

  private row({ w, h, strip, points, paid, stopped }: MeterProps): Phaser.GameObjects.GameObject[] {
    const { art, scene } = this.kit;
    this.pips = [];
    const count = points ?? 10;
    const step = 30;
    const middle = strip ? { x: 190, y: h * 0.7 } : { x: w / 2, y: h * 0.29 };
    const at = (i: number) => middle.x + (i - (count - 1) / 2) * step;
    if (points === null) {
      const empty = new Pen(scene);
      for (let i = 0; i < count; i++) empty.lineStyle(2, 0xd9c690, 0.28).strokeCircle(at(i), middle.y, 11);
      return [empty];
    }
    this.pips = Array.from({ length: count }, (_, i) => {
      const state = i < paid ? 'spent' : stopped ? 'wasted' : 'full';
      const pip = art.image(scene, `cp-meter-pip-${state}`, at(i), middle.y);
      return pip.setScale(pip.scaleX * 0.86);
    });
    return this.pips;
  }

  /** Follows `missing`: points that have not been counted into the meter yet. */
  protected override moved(key: string, value: number): void {
    if (key !== 'missing') return;
    for (const [i, pip] of this.pips.entries()) pip.setVisible(i < this.pips.length - Math.round(value));
  }
}

interface LegProps extends Record<string, unknown> {
  cost: number;
  /** The points do not reach: struck out. */
  unpaid: boolean;
}

/** A coin on the line between two squares. */
export class CardPiratesLeg extends Piece<LegProps> {
  protected dress({ cost, unpaid }: LegProps): void {
    this.part('coin', [cost, unpaid], () => {
      const { art, scene } = this.kit;
      const text = label(this.kit, 'guns', String(cost), 0, 0, {
        align: 0.5,
        size: 34,
        color: unpaid ? '#E4EEF0' : '#3A2208',
      });
      const coin = art.image(scene, unpaid ? 'cp-coin-unpaid' : 'coin-32');
      return unpaid ? [coin, text.setAlpha(0.9)] : [coin, text];
    });
  }
}

interface CourseProps extends Record<string, unknown> {
  /**
   * Points from the square she leaves to the one she comes to, in the frame's pixels; the piece itself lies at 0, 0.
   */
  points: readonly { x: number; y: number }[];
  /** Leg from which on the points do not reach; null: all are paid. */
  unpaidFrom: number | null;
}

const dotEvery = 19;

/** Dots of gold along a course, pale where it cannot be paid. */
export class CardPiratesCourse extends Piece<CourseProps> {
  private dots: { dot: Phaser.GameObjects.GameObject & { setVisible(on: boolean): unknown }; far: number }[] = [];

  protected dress({ points, unpaidFrom }: CourseProps): void {
    this.part('dots', [points, unpaidFrom], () => {
      const { art, scene } = this.kit;
      this.dots = [];
      const legs = points.length - 1;
      for (let leg = 0; leg < legs; leg++) {
        const a = points[leg];
        const b = points[leg + 1];
        const long = Math.hypot(b.x - a.x, b.y - a.y);
        const count = Math.max(2, Math.round(long / dotEvery));
        for (let i = 0; i < count; i++) {
          const t = (i + 0.5) / count;
          const x = a.x + (b.x - a.x) * t;
          const y = a.y + (b.y - a.y) * t;
          const pale = unpaidFrom !== null && leg >= unpaidFrom;
          const dot = pale
            ? new Phaser.GameObjects.Arc(scene, x, y, 4, 0, 360, false, 0x9fc0cc, 0.9)
            : art.image(scene, 'cp-path-dot', x, y);
          this.dots.push({ dot, far: (leg + t) / legs });
        }
      }
      return this.dots.map(({ dot }) => dot);
    });
  }

  /**
   * Follows two motions. `undrawn`: the part of the course, from its end, that is not there yet. `sailed`: the part
   * that she has left behind.
   */
  protected override moved(): void {
    const { undrawn = 0, sailed = 0 } = this.motion;
    for (const { dot, far } of this.dots) dot.setVisible(far <= 1 - undrawn && far >= sailed);
  }
}
