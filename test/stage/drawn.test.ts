/** Names of what is drawn come from the registries: the compiler knows those of the house and of every game, and no other. */
import { expect, it } from 'vitest';
import type { EffectCue } from '../../src/controller/beat.ts';
import { piece } from '../../src/stage/placement.ts';

it('a kind of piece or an effect that nobody draws is refused by the compiler', () => {
  const at = { id: 'one', x: 0, y: 0 };
  const drawn = [
    piece({ ...at, kind: 'korsar-card' }),
    piece({ ...at, kind: 'barge' }),
    piece({ ...at, kind: 'words' }),
  ];
  // @ts-expect-error: no registry has it
  drawn.push(piece({ ...at, kind: 'korsar-crad' }));
  const cues: EffectCue[] = [
    { name: 'strokes', x: 0, y: 0 },
    { name: 'ring', x: 0, y: 0 },
    // @ts-expect-error: no registry has it
    { name: 'rnig', x: 0, y: 0 },
  ];
  expect([drawn.length, cues.length]).toEqual([4, 3]);
});
