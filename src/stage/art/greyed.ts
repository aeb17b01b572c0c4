/**
 * Greys a picture: a stormed cursed ship, until the wind is back. WebGL tints; Canvas cannot, so there the picture gets a
 * texture of its own, painted over once, which goes when the picture goes.
 */
import Phaser from 'phaser';

const grey = { tint: 0x8a9490, wash: 'rgba(138, 148, 144, 0.58)' };

export function greyOut(image: Phaser.GameObjects.Image): void {
  image.setAlpha(image.alpha * 0.75);
  const { scene, frame } = image;
  if (scene.game.config.renderType === Phaser.WEBGL) {
    image.setTint(grey.tint);
    return;
  }
  const key = Phaser.Utils.String.UUID();
  const texture = scene.textures.createCanvas(key, Math.ceil(frame.realWidth), Math.ceil(frame.realHeight));
  if (!texture) return;
  const { context } = texture;
  const { cutX, cutY, cutWidth, cutHeight } = frame;
  const picture = frame.source.image as CanvasImageSource;
  context.drawImage(picture, cutX, cutY, cutWidth, cutHeight, frame.x, frame.y, cutWidth, cutHeight);
  context.globalCompositeOperation = 'source-atop';
  context.fillStyle = grey.wash;
  context.fillRect(0, 0, texture.width, texture.height);
  const { originX, originY } = image;
  image.setName(`dull ${frame.name}`).setTexture(key).setOrigin(originX, originY);
  image.once(Phaser.GameObjects.Events.DESTROY, () => {
    if (texture.manager) scene.textures.remove(texture);
  });
}
