/**
 * Greys a picture: a stormed cursed ship, until the wind is back. WebGL tints; Canvas cannot, so there every frame is
 * painted over once, and goes when painted icons go.
 */
import Phaser from 'phaser';

const grey = { tint: 0x8a9490, wash: 'rgba(138, 148, 144, 0.58)' };

export function greyOut(image: Phaser.GameObjects.Image): void {
  image.setAlpha(image.alpha * 0.75);
  const { scene, frame, originX, originY } = image;
  if (scene.game.config.renderType === Phaser.WEBGL) {
    image.setTint(grey.tint);
    return;
  }
  const key = `icon/dull/${frame.name}/${frame.texture.key}`;
  if (!scene.textures.exists(key)) {
    const texture = scene.textures.createCanvas(key, Math.ceil(frame.realWidth), Math.ceil(frame.realHeight));
    if (!texture) return;
    const { context } = texture;
    const { cutX, cutY, cutWidth, cutHeight } = frame;
    const picture = frame.source.image as CanvasImageSource;
    context.drawImage(picture, cutX, cutY, cutWidth, cutHeight, frame.x, frame.y, cutWidth, cutHeight);
    context.globalCompositeOperation = 'source-atop';
    context.fillStyle = grey.wash;
    context.fillRect(0, 0, texture.width, texture.height);
  }
  image.setName(`dull ${frame.name}`).setTexture(key).setOrigin(originX, originY);
}
