/** Takes layered SVG files apart. Every layer is a top-level <g id="NAME__LAYER" data-layer="LAYER" [display="none"]>. */

export interface Layer {
  readonly id: string;
  readonly start: number;
  readonly end: number;
  readonly off: boolean;
}

export function readLayers(svg: string): Layer[] {
  const layers: Layer[] = [];
  const opening = /<g [^>]*data-layer="([^"]+)"[^>]*>/g;
  for (let found = opening.exec(svg); found; found = opening.exec(svg)) {
    let depth = 1;
    const tag = /<(\/?)g\b[^>]*?(\/?)>/g;
    tag.lastIndex = opening.lastIndex;
    for (let next = tag.exec(svg); next; next = tag.exec(svg)) {
      if (next[1]) depth -= 1;
      else if (!next[2]) depth += 1;
      if (depth === 0) break;
    }
    layers.push({ id: found[1]!, start: found.index, end: tag.lastIndex, off: / display="none"/.test(found[0]) });
    opening.lastIndex = tag.lastIndex;
  }
  return layers;
}

/** Gives the same file with these layers only, shown whether or not they are on by default. */
export function keepLayers(svg: string, ids: readonly string[]): string {
  const layers = readLayers(svg);
  const first = layers[0];
  const last = layers.at(-1);
  if (!first || !last) return svg;
  const body = layers
    .filter((layer) => ids.includes(layer.id))
    .map((layer) => svg.slice(layer.start, layer.end).replace(' display="none"', ''))
    .join('\n');
  return svg.slice(0, first.start) + body + svg.slice(last.end);
}
