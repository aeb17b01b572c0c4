/**
 * Names of what is drawn come from the registries: the compiler knows those of the house and of every game, and no other. Nor
 * does it let anything be chosen that has no words for whoever hears of it.
 */
import { expect, it } from 'vitest';
import type { EffectCue } from '../../src/controller/beat.ts';
import type { Target } from '../../src/presentation/hands/picker.ts';
import { piece } from '../../src/presentation/placement.ts';

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

it('a target without words, or of no role, is refused by the compiler', () => {
  const box = { x: 0, y: 0, w: 96, h: 96 };
  const targets: Target[] = [
    { ...box, id: 'sail', role: 'button', label: 'Set sail' },
    // @ts-expect-error: it has no label
    { ...box, id: 'sail', role: 'button' },
    // @ts-expect-error: it has no role
    { ...box, id: 'sail', label: 'Set sail' },
    // @ts-expect-error: there is no such role
    { ...box, id: 'sail', role: 'bouy', label: 'Set sail' },
  ];
  expect(targets).toHaveLength(4);
});
