/** The ship's rail and her deck, in front of the sea. They fill all of the window below it. */
import Phaser from 'phaser';
import type { Frame } from '../../controller/room.ts';
import { Pen } from '../art/pen.ts';
import { across } from './across.ts';
import { Piece } from './piece.ts';

interface DeckProps extends Record<string, unknown> {
  frame: Frame;
  rail: number;
  /** End of the planks, where another sea begins; null: they go on. */
  end: number | null;
}

/** The rail and the planks that cards lie on. Ships sail behind it. */
export class Deck extends Piece<DeckProps> {
  private night: Phaser.GameObjects.Container | null = null;

  protected dress(props: DeckProps): void {
    this.part('wood', [props, this.kit.reach], () => {
      const { art, scene } = this.kit;
      const { rail, end } = props;
      const { left, width, bottom } = across(this.kit);
      const high = (end ?? bottom) - rail - 44;
      const planks = art.tiles(scene, 'table-planks', width, high / grain).setPosition(left, rail + 44);
      planks.setScale(planks.scaleX, planks.scaleY * grain);
      // The last of the sun lies on the wood, as wide as the deck and no higher.
      const light = art.picture(scene, 'sun-disc').setBlendMode(Phaser.BlendModes.ADD).setAlpha(0.17);
      light.setDisplaySize(2600, high).setPosition(-700, rail + 44);
      const shade = new Pen(scene);
      // Baked, because Canvas draws no gradients.
      const under = art.image(scene, 'deck-shadow', left, rail + 44);
      under.setScale(width / 16, under.scaleY);
      const gunwale = art.tiles(scene, 'gunwale', width, 48).setPosition(left, rail);
      if (end !== null) {
        // The far side of the next sea: a plank's edge and its shadow.
        shade.fillStyle(0x150b06, 1).fillRect(left, end - 14, width, 14);
        shade.fillStyle(0xc48b4e, 1).fillRect(left, end - 16, width, 3);
      }
      return [planks, light, under, shade, gunwale];
    });
    this.night = this.part('night', [props, this.kit.reach], () => {
      const { left, width, bottom } = across(this.kit);
      const veil = new Phaser.GameObjects.Rectangle(
        this.kit.scene,
        left,
        props.rail,
        width,
        bottom - props.rail,
        0x060a14,
        0.6,
      );
      return [veil.setOrigin(0)];
    });
    this.moved('night', this.read('night'));
  }

  /** Follows `night`: 1 is the middle of the night. */
  protected override moved(key: string, value: number): void {
    if (key === 'night') this.night?.setAlpha(value).setVisible(value > 0);
  }
}

/** Share of the height of a table's planks that those of a deck have. */
const grain = 0.32;
