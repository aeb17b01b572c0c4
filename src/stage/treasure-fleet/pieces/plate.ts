/** A seat's plate: flag, name, score, ribbons of captured ships, backs of loaded cards. */
import type Phaser from 'phaser';
import { nameAt, ribbonPlace, ribbonsHidden } from '../../../presentation/treasure-fleet/layout/ribbons.ts';
import { enlarge, label, shrinkTo } from '../../art/type.ts';
import { face } from '../../pieces/face.ts';
import { Flag } from '../../pieces/flag.ts';
import { extent, Piece } from '../../pieces/piece.ts';
import { rim } from '../../pieces/rim.ts';
import { gustAt, gustTurn } from '../../stir.ts';
import { rollTo } from '../../telling/rolling.ts';

interface Ribbon {
  id: string;
  points: number;
  /** Captured in this sailing: the curse cannot take it. */
  fresh: boolean;
}

interface PlateProps extends Record<string, unknown> {
  look: string;
  name: string;
  /** Null for a captain that is not scored. */
  score: number | null;
  ribbons: Ribbon[];
  backs: number;
  ready: boolean;
  active: boolean;
}

export class Plate extends Piece<PlateProps> {
  override readonly extent = extent(444, 132, 220, 64);
  private flag: Flag | null = null;
  private number: Phaser.GameObjects.Text | null = null;
  private glow: Phaser.GameObjects.Container | null = null;

  protected dress(props: PlateProps): void {
    const { art, scene } = this.kit;
    this.glow = this.part('glow', props.active, () =>
      props.active ? [art.image(scene, 'plate-active/glow'), art.image(scene, 'plate-active/ring')] : [],
    );
    this.part('board', props.look === 'neutral', () => [
      art.image(scene, props.look === 'neutral' ? 'plate-neutral' : 'plate'),
    ]);
    this.part('rim', [props.active, props.look], () =>
      props.active ? [rim(scene, props.look, { w: 440, h: 128 })] : [],
    );
    this.part('nails', props.ready, () => [art.image(scene, `plate-nails/nails-${props.ready ? 'ready' : 'off'}`)]);
    this.part('flag', props.look, () => {
      this.flag = new Flag(this.kit, props.look, 15, 26);
      return [this.flag.image];
    });
    this.part('face', this.kit.face, () => (props.look === 'neutral' ? [] : face(this.kit, 104, 98, 54)));
    const digits = props.score === null ? 0 : String(props.score).length;
    this.part('name', [props.name, digits], () => {
      const name = label(this.kit, 'seatName', props.name, nameAt, 28, { size: 36 });
      enlarge(this.kit, name);
      shrinkTo(name, 270 - 38 * digits, 28);
      return [name];
    });
    this.part('score', props.score, () => {
      if (props.score === null) return [];
      this.number = label(this.kit, 'score', String(props.score), 418, 42, { align: 1 });
      return [this.number];
    });
    this.part('ribbons', props.ribbons, () => this.ribbons(props.ribbons));
    this.part('backs', [props.look, props.backs], () =>
      Array.from({ length: props.backs }, (_, i) => {
        const back = art.image(scene, `tf-back-${props.look}@36`, 386 + (i - (props.backs - 1) / 2) * 22, 98);
        return back.setAngle((i - (props.backs - 1) / 2) * 4);
      }),
    );
  }

  /** Pins the ribbons, the newest at the right; when there are too many the oldest are counted on the first ribbon. */
  private ribbons(all: Ribbon[]): Phaser.GameObjects.GameObject[] {
    const { art, scene } = this.kit;
    const hidden = ribbonsHidden(all.length);
    const texts = [
      ...(hidden > 0 ? [{ text: `×${hidden}`, fresh: false }] : []),
      ...all.slice(hidden).map((r) => ({ text: String(r.points), fresh: r.fresh })),
    ];
    // What is counted stands on the first ribbon.
    const at = (i: number) => ribbonPlace(hidden > 0 ? i + hidden - 1 : i, all.length);
    return [
      ...texts.map((_, i) => art.image(scene, 'tf-ribbon-captured', at(i).x, at(i).y)),
      ...texts.flatMap(({ fresh }, i) =>
        fresh ? [art.image(scene, 'shield-glint', at(i).x + 22, at(i).y + 2).setScale(0.6 / art.scale)] : [],
      ),
      ...texts.map(({ text }, i) => label(this.kit, 'ribbon', text, at(i).x, at(i).y + 22, { align: 0.5 })),
    ];
  }

  /** Follows `roll`, points that the number still runs behind (counting up) or ahead (counting down). */
  protected override moved(key: string, value: number): void {
    if (key === 'roll' && this.number) rollTo(this.number, (this.props.score ?? 0) + value);
  }

  override tick(time: number): void {
    this.flag?.tick(time, this.x + 8 * gustTurn(this.kit, this.x), gustAt(this.kit, this.x));
    if (this.glow) this.glow.alpha = this.props.active ? 0.86 + 0.14 * Math.sin((time / 1800) * Math.PI * 2) : 1;
  }
}
