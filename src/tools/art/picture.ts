/** A picture in memory: RGBA, straight alpha, as WebP stores it. */
export interface PixelPicture {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

export interface PixelBox {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** Takes the alpha out of the colours, which resvg hands out premultiplied. */
export function straighten(pixels: Uint8Array): Uint8Array {
  const out = new Uint8Array(pixels.length);
  for (let i = 0; i < pixels.length; i += 4) {
    const alpha = pixels[i + 3]!;
    if (alpha === 0) continue;
    for (let channel = i; channel < i + 3; channel += 1) {
      out[channel] = alpha === 255 ? pixels[channel]! : Math.min(255, Math.round((pixels[channel]! * 255) / alpha));
    }
    out[i + 3] = alpha;
  }
  return out;
}

/** Finds the smallest box with every pixel that shows; one transparent pixel when nothing does. */
export function visibleBox({ width, height, data }: PixelPicture): PixelBox {
  let left = width;
  let right = -1;
  let top = height;
  let bottom = -1;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (data[(y * width + x) * 4 + 3] === 0) continue;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      bottom = y;
    }
  }
  return right < 0 ? { x: 0, y: 0, w: 1, h: 1 } : { x: left, y: top, w: right - left + 1, h: bottom - top + 1 };
}

export function crop({ width, data }: PixelPicture, box: PixelBox): PixelPicture {
  const out = new Uint8Array(box.w * box.h * 4);
  for (let y = 0; y < box.h; y += 1) {
    const from = ((box.y + y) * width + box.x) * 4;
    out.set(data.subarray(from, from + box.w * 4), y * box.w * 4);
  }
  return { width: box.w, height: box.h, data: out };
}

/** Copies a picture, and `rim` more pixels of its own edge around it, so that stretching finds no gap there. */
export function paste(
  page: PixelPicture,
  { width, height, data }: PixelPicture,
  left: number,
  top: number,
  rim: number,
): void {
  for (let y = -rim; y < height + rim; y += 1) {
    const fromRow = Math.min(height - 1, Math.max(0, y)) * width;
    for (let x = -rim; x < width + rim; x += 1) {
      const from = (fromRow + Math.min(width - 1, Math.max(0, x))) * 4;
      page.data.set(data.subarray(from, from + 4), ((top + y) * page.width + left + x) * 4);
    }
  }
}
