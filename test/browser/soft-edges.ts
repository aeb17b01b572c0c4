/**
 * Draws pictures on Canvas as Firefox and WebKit do: an edge that lies on a fraction of a pixel is softened. Chromium softens
 * none of a picture that stands upright, so in it no seam of such pictures is ever seen (findings/canvas-upright-edges.sh).
 */

/** Turn that nobody sees, and that Chromium takes for one. */
const turn = 1e-7;

export function softenEdges(): { undo(): void } {
  const { prototype } = CanvasRenderingContext2D;
  const { drawImage } = prototype;
  prototype.drawImage = function (this: CanvasRenderingContext2D, ...how: unknown[]) {
    this.save();
    this.transform(1, turn, turn, 1, 0, 0);
    Reflect.apply(drawImage, this, how);
    this.restore();
  };
  return {
    undo() {
      prototype.drawImage = drawImage;
    },
  };
}
