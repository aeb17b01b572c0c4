/** Darkness around the ship that is fired at. */
import { darken, holdOf, type KeptDarks } from '../../effects/dark.ts';
import type { Effect } from '../../effects/effect.ts';
import { unit } from '../../effects/sprites.ts';

const kept: KeptDarks = new WeakMap();

/** Darkens all but the place that is looked at: a heart of light with a wide dark rim. */
export const gloom: Effect = (cast, { x, y, ms }, factor) =>
  darken(cast, { hold: holdOf(ms, factor), deep: 0.72 }, kept, () => {
    const veil = cast.kit.art.image(cast.kit.scene, 'gloom', x, y);
    veil.setScale(unit(cast) * 22);
    cast.box.addAt(veil, 0);
    return veil;
  });
