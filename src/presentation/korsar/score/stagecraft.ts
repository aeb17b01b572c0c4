/** Tools for the beats of this table besides the common stagecraft. */
import type { Cue } from '../../../controller/beat.ts';
import type { Told } from '../../../controller/told.ts';
import type { VesselView, View } from '../../../rules/korsar/types.ts';
import { change as plainChange, type Telling } from '../../telling/stagecraft.ts';

export type Context = Telling<Told<View>>;

/** Makes room quickly, and only when the event has settled, so that nothing moves under a card in flight. */
export const change = (c: Context, how: Parameters<typeof plainChange>[1] = {}): Cue[] =>
  plainChange(c, { ms: 240, ease: 'Sine.easeInOut', ...how });

export function vesselIn(view: View, name: string): VesselView {
  const vessel = view.sea.find((each) => each.vessel === name);
  if (!vessel) throw new Error(`There is no merchant ${name} at sea.`);
  return vessel;
}

/** Lists all pieces around one merchant: ships and faces that were played as cards, and all signs that are hers. */
export function around(view: View, name: string): { cards: string[]; signs: string[] } {
  const vessel = vesselIn(view, name);
  const cards = [...vessel.forces.flatMap(({ pirates }) => pirates), ...vessel.trumps].map(
    ({ turn }) => `card:${turn}`,
  );
  const sides = [...new Set([...vessel.forces, ...vessel.trumps].map(({ side }) => side))];
  const bySide = sides.flatMap((side) => [`pill:${name}:${side}`, `lines:${name}:${side}`]);
  return { cards, signs: [...bySide, ...['pool', 'note', 'tie'].map((kind) => `${kind}:${name}`)] };
}

export const plateOf = (seat: number): string => `plate:${seat}`;
