/** What may be played where, and the order of the checks (5.1). Scenarios of section 12. */
import { describe, expect, it } from 'vitest';
import { korsar } from '../../../src/rules/korsar/game.ts';
import type { Action } from '../../../src/rules/korsar/types.ts';
import { Scene } from './scene.ts';

describe('attacks', () => {
  it('K4 suits bind a side, and a suit one side', () => {
    const scene = new Scene(['V6', 'B3,G1', 'B4,G4', 'P1']).play('S0 V6, S1 B3→V6');
    expect(scene.refused(2, 'B4→V6')).toBe('COLOUR_IN_FORCE');
    scene.play('S2 G4→V6, S3 P1→V6');
    expect(scene.leader('V6')).toBe(2);
    expect(scene.skulls('V6')).toEqual({ 1: 3, 2: 4, 3: 1 });
    scene.play('S0 draw');
    expect(scene.types()).toEqual(['CardDrawn', 'TurnStarted']);
    expect(scene.refused(1, 'G1→V6')).toBe('COLOUR_COMMITTED');
  });

  it('K5 suits bind on one vessel only (R24)', () => {
    const scene = new Scene(['V6,Y3', 'B3,G1', 'V4', 'B2']);
    scene.play('S0 V6, S1 B3→V6, S2 draw, S3 draw, S0 Y3→V6');
    expect(scene.leader('V6')).toBeNull();
    scene.play('S1 draw, S2 V4, S3 B2→V4, S0 draw, S1 G1→V4');
    expect(scene.leader('V4')).toBe(3);
    expect(scene.skulls('V4')).toEqual({ 3: 2, 1: 1 });
    expect(scene.leader('V6')).toBeNull();
  });

  it('K10 a captain needs a pirate of its own side there (R5)', () => {
    const scene = new Scene(['V6', 'B1', 'B*,G4']).play('S0 V6');
    scene.play('S1 B1→V6');
    expect(scene.refused(2, 'B*→V6')).toBe('NO_PIRATE_FOR_CAPTAIN');
    const bare = new Scene(['V6', 'B*']).play('S0 V6');
    expect(bare.refused(1, 'B*→V6')).toBe('NO_PIRATE_FOR_CAPTAIN');
  });

  it('K10 a captain of another suit than the own pirates there', () => {
    const scene = new Scene(['V6', 'B1,G*', 'Y1']).play('S0 V6, S1 B1→V6, S2 Y1→V6, S0 draw');
    expect(scene.refused(1, 'G*→V6')).toBe('NO_PIRATE_FOR_CAPTAIN');
  });

  it('K15 a fifth side finds no suit; the owner has the admiral left (R23)', () => {
    const scene = new Scene(['V5,Y3', 'B3', 'G3', 'P3', 'B2,G2,Y4,P4']);
    scene.play('S0 V5, S1 B3→V5, S2 G3→V5, S3 P3→V5, S4 draw, S0 Y3→V5, S1 draw, S2 draw, S3 draw');
    for (const each of ['B2', 'G2', 'Y4', 'P4']) expect(scene.refused(4, `${each}→V5`)).toBe('COLOUR_IN_FORCE');
    expect(korsar.legal(scene.state, 4).filter(({ type }) => type === 'playPirate')).toEqual([]);
  });

  it('R23 an owner shut out of all suits plays the admiral', () => {
    const scene = new Scene(['V5,ADM,B2', 'B3', 'G3', 'P3', 'Y3']);
    scene.play('S0 V5, S1 B3→V5, S2 G3→V5, S3 P3→V5, S4 Y3→V5');
    expect(scene.refused(0, 'B2→V5')).toBe('COLOUR_IN_FORCE');
    scene.play('S0 ADM→V5');
    expect(scene.leader('V5')).toBe(0);
  });

  it('R25 an attack may be weaker than the leader’s, and a leader may reinforce', () => {
    const scene = new Scene(['V6', 'B3,B1', 'G1', '']).play('S0 V6, S1 B3→V6, S2 G1→V6');
    expect(scene.types()).toEqual(['AttackOpened', 'TurnStarted']);
    const again = new Scene(['V6', 'B3,B1', 'G3', '']).play('S0 V6, S1 B3→V6, S2 G3→V6, S3 draw, S0 draw, S1 B1→V6');
    expect(again.told('AttackReinforced', 'LeadChanged')).toEqual([
      {
        type: 'AttackReinforced',
        seat: 1,
        side: 1,
        vessel: 'v1',
        card: 'kraken1',
        suit: 'kraken',
        strength: 4,
        turn: 6,
      },
      {
        type: 'LeadChanged',
        vessel: 'v1',
        from: null,
        to: 1,
        strengths: [
          { side: 1, suit: 'kraken', strength: 4 },
          { side: 2, suit: 'serpent', strength: 3 },
        ],
      },
    ]);
  });

  it('R21 three level at the top: nobody leads, whoever came last', () => {
    const scene = new Scene(['V6', 'B2,B1', 'G2', 'Y2']).play('S0 V6, S1 B2→V6, S2 G2→V6, S3 Y2→V6');
    expect(scene.skulls('V6')).toEqual({ 1: 2, 2: 2, 3: 2 });
    expect(scene.leader('V6')).toBeNull();
    expect(scene.told('LeadChanged')).toEqual([]);
    scene.play('S0 draw');
    expect(scene.types()).not.toContain('VesselCaptured');
    scene.play('S1 B1→V6');
    expect(scene.leader('V6')).toBe(1);
  });

  it('R7, 5.1 a captain does not free a side for a second suit', () => {
    const scene = new Scene(['V6', 'B1,B*,G1', 'Y4,Y*']);
    scene.play('S0 V6, S1 B1→V6, S2 Y4→V6, S0 draw, S1 B*→V6, S2 Y*→V6, S0 draw');
    expect(scene.leader('V6')).toBe(2);
    expect(scene.refused(1, 'G1→V6')).toBe('COLOUR_COMMITTED');
    expect(korsar.legal(scene.state, 1)).not.toContainEqual({ type: 'playPirate', card: 'serpent1', vessel: 'v1' });
  });

  it('8 the first attack on an untouched vessel takes the lead from its owner; a launch does not tell of one', () => {
    const scene = new Scene(['V6', 'B1']).play('S0 V6');
    expect(scene.types()).toEqual(['VesselLaunched', 'TurnStarted']);
    scene.play('S1 B1→V6');
    expect(scene.told('AttackOpened', 'LeadChanged')).toMatchObject([
      { type: 'AttackOpened', seat: 1, side: 1, vessel: 'v1', card: 'kraken1', suit: 'kraken', strength: 1, turn: 2 },
      { type: 'LeadChanged', vessel: 'v1', from: 0, to: 1 },
    ]);
  });

  it('5.1 the first failing check is told', () => {
    const scene = new Scene(['V6,G1,B*,ADM,V5', 'B1,P1']);
    const code = (seat: number, action: Action) => korsar.refusal(scene.state, seat, action)?.code;
    expect(code(1, { type: 'playPirate', card: 'nothing', vessel: 'v9' })).toBe('NOT_YOUR_TURN');
    expect(code(7, { type: 'draw' })).toBe('NOT_YOUR_TURN');
    expect(code(0, { type: 'playPirate', card: 'nothing', vessel: 'v9' })).toBe('CARD_NOT_IN_HAND');
    expect(code(0, { type: 'launchVessel', card: 'vessel8' })).toBe('CARD_NOT_IN_HAND');
    expect(code(0, { type: 'discard', card: 'raven4' })).toBe('CARD_NOT_IN_HAND');
    expect(code(0, { type: 'launchVessel', card: 'serpent1' })).toBe('WRONG_CARD_KIND');
    expect(code(0, { type: 'playPirate', card: 'vessel6', vessel: 'v9' })).toBe('WRONG_CARD_KIND');
    expect(code(0, { type: 'playPirate', card: 'krakenCaptain', vessel: 'v9' })).toBe('WRONG_CARD_KIND');
    expect(code(0, { type: 'playCaptain', card: 'admiral', vessel: 'v9' })).toBe('WRONG_CARD_KIND');
    expect(code(0, { type: 'playAdmiral', card: 'krakenCaptain', vessel: 'v9' })).toBe('WRONG_CARD_KIND');
    expect(code(0, { type: 'discard', card: 'vessel6' })).toBe('VESSEL_NOT_DISCARDABLE');
    expect(code(0, { type: 'discard', card: 'serpent1' })).toBe('DECK_NOT_EMPTY');
    expect(code(0, { type: 'playPirate', card: 'serpent1', vessel: 'v9' })).toBe('NO_SUCH_VESSEL');
    expect(code(0, { type: 'playCaptain', card: 'krakenCaptain', vessel: 'v1' })).toBe('NO_SUCH_VESSEL');
    expect(code(0, { type: 'playAdmiral', card: 'admiral', vessel: 'v1' })).toBe('NO_SUCH_VESSEL');
    expect(code(0, { type: 'surrender' } as unknown as Action)).toBe('CARD_NOT_IN_HAND');
  });

  it('5.1 COLOUR_COMMITTED is tested before COLOUR_IN_FORCE', () => {
    const scene = new Scene(['V6', 'B3,G1', 'G3', '']).play('S0 V6, S1 B3→V6, S2 G3→V6, S3 draw, S0 draw');
    expect(scene.refused(1, 'G1→V6')).toBe('COLOUR_COMMITTED');
  });

  it('legal lists equal cards once, by hand and sea, drawing first', () => {
    const scene = new Scene(['V6,V3,V3,B2,B2,ADM', 'B1,P1,P1,V4,V4,V4']).play('S0 V6');
    expect(korsar.legal(scene.state, 0)).toEqual([]);
    expect(korsar.legal(scene.state, 1)).toEqual([
      { type: 'draw' },
      { type: 'launchVessel', card: 'vessel4' },
      { type: 'playPirate', card: 'kraken1', vessel: 'v1' },
      { type: 'playPirate', card: 'raven1', vessel: 'v1' },
    ]);
  });
});
