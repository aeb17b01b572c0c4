/** Who leads and who brings home (6.1, 6.2). Scenarios of section 12. */
import { describe, expect, it } from 'vitest';
import { Scene } from './scene.ts';

describe('capture', () => {
  it('K3 an untouched vessel comes home at the next turn of its owner, who still acts', () => {
    const scene = new Scene(['V5', '', '']).play('S0 V5, S1 draw, S2 draw');
    expect(scene.told('VesselCaptured')).toEqual([
      {
        type: 'VesselCaptured',
        vessel: 'v1',
        gold: 5,
        owner: 0,
        side: 0,
        reason: 'untouched',
        strengths: [],
        cards: [],
      },
    ]);
    expect(scene.captured(0)).toEqual([5]);
    expect(scene.state.turnSeat).toBe(0);
    expect(scene.state.sea).toEqual([]);
    scene.play('S0 draw');
  });

  it('K6 strength counts at the own check, not before', () => {
    const scene = new Scene(['V8', 'G3,G2', 'B4']).play('S0 V8, S1 G3→V8, S2 B4→V8, S0 draw');
    expect(scene.types()).not.toContain('VesselCaptured');
    scene.play('S1 G2→V8');
    expect(scene.types()).not.toContain('VesselCaptured');
    expect(scene.leader('V8')).toBe(1);
    scene.play('S2 draw, S0 draw');
    expect(scene.told('VesselCaptured')).toMatchObject([{ side: 1, gold: 8, owner: 0, reason: 'skulls' }]);
    expect(scene.told('VesselCaptured')[0].strengths).toEqual([
      { side: 1, suit: 'serpent', strength: 5 },
      { side: 2, suit: 'kraken', strength: 4 },
    ]);
    expect(scene.captured(1)).toEqual([8]);
  });

  it('K7 in a deadlock nobody captures; who breaks it leads (R20, R22)', () => {
    const scene = new Scene(['V7', 'G3,G1', 'B3']).play('S0 V7, S1 G3→V7, S2 B3→V7');
    expect(scene.told('LeadChanged')).toMatchObject([{ from: 1, to: null }]);
    for (const each of ['S0 draw', 'S1 draw', 'S2 draw', 'S0 draw']) {
      scene.play(each);
      expect(scene.types()).not.toContain('VesselCaptured');
      expect(scene.leader('V7')).toBeNull();
      expect(scene.view('table').sea[0]).toMatchObject({ leader: null, reason: null, tied: [1, 2] });
    }
    scene.play('S1 G1→V7');
    expect(scene.told('LeadChanged')).toMatchObject([{ from: null, to: 1 }]);
    scene.play('S2 draw, S0 draw');
    expect(scene.captured(1)).toEqual([7]);
  });

  it('K8 an owner defends', () => {
    const scene = new Scene(['V4,Y2', 'P1']).play('S0 V4, S1 P1→V4, S0 Y2→V4, S1 draw');
    expect(scene.captured(0)).toEqual([4]);
    expect(scene.told('VesselCaptured')).toMatchObject([{ side: 0, owner: 0, reason: 'skulls' }]);
  });

  it('K8 variant: too little', () => {
    const scene = new Scene(['V4,Y2', 'P4']).play('S0 V4, S1 P4→V4, S0 Y2→V4');
    expect(scene.captured(1)).toEqual([4]);
    expect(scene.state.turnSeat).toBe(1);
  });

  it('K9 a captain rules over any number of skulls, also those played later (R7)', () => {
    const scene = new Scene(['V6', 'B1,B*', 'G4,G4']).play('S0 V6, S1 B1→V6, S2 G4→V6, S0 draw, S1 B*→V6');
    expect(scene.told('CaptainPlayed')).toMatchObject([{ side: 1, card: 'krakenCaptain', overcame: 2 }]);
    expect(scene.told('LeadChanged')).toMatchObject([{ from: 2, to: 1 }]);
    scene.play('S2 G4→V6');
    expect(scene.skulls('V6')).toEqual({ 1: 1, 2: 8 });
    expect(scene.types()).not.toContain('LeadChanged');
    expect(scene.leader('V6')).toBe(1);
    scene.play('S0 draw');
    expect(scene.told('VesselCaptured')).toMatchObject([{ side: 1, reason: 'captain' }]);
    expect(scene.captured(1)).toEqual([6]);
    expect(scene.state.stacks[1][0].cards).toEqual(['kraken1', 'serpent4', 'serpent4', 'krakenCaptain']);
  });

  it('K11 captain after captain: the last one rules (R6)', () => {
    const scene = new Scene(['V8', 'P1,P*', 'B1,B*']).play('S0 V8, S1 P1→V8, S2 B1→V8, S0 draw, S1 P*→V8');
    expect(scene.leader('V8')).toBe(1);
    expect(scene.told('CaptainPlayed')).toMatchObject([{ overcame: null }]);
    scene.play('S2 B*→V8');
    expect(scene.leader('V8')).toBe(2);
    scene.play('S0 draw');
    expect(scene.types()).not.toContain('VesselCaptured');
    scene.play('S1 draw');
    expect(scene.captured(2)).toEqual([8]);
  });

  it('K12 the admiral needs no own pirates, but an own vessel (R10)', () => {
    const scene = new Scene(['V7,ADM', 'G3', 'B4,V2']).play('S0 V7, S1 G3→V7, S2 B4→V7, S0 ADM→V7');
    expect(scene.told('AdmiralPlayed', 'LeadChanged')).toMatchObject([
      { type: 'AdmiralPlayed', seat: 0, side: 0, vessel: 'v1', overcame: 2 },
      { type: 'LeadChanged', from: 2, to: 0 },
    ]);
    scene.play('S1 draw, S2 draw');
    expect(scene.told('VesselCaptured')).toMatchObject([{ side: 0, reason: 'admiral' }]);
    expect(scene.captured(0)).toEqual([7]);
  });

  it('K12 the admiral on a vessel of another seat: NOT_YOUR_VESSEL', () => {
    const scene = new Scene(['V7', 'ADM,G1', '']).play('S0 V7');
    expect(scene.refused(1, 'ADM→V7')).toBe('NOT_YOUR_VESSEL');
    scene.play('S1 G1→V7, S2 draw, S0 draw');
    expect(scene.captured(1)).toEqual([7]);
  });

  it('K13 a later captain beats the admiral (R8)', () => {
    const scene = new Scene(['V5,ADM', 'G2,G*', '']).play('S0 V5, S1 G2→V5, S2 draw, S0 ADM→V5, S1 G*→V5');
    expect(scene.told('CaptainPlayed')).toMatchObject([{ overcame: 0 }]);
    scene.play('S2 draw, S0 draw');
    expect(scene.captured(1)).toEqual([5]);
    expect(scene.captured(0)).toEqual([]);
  });

  it('R8 the admiral beats an earlier captain', () => {
    const scene = new Scene(['V5,ADM', 'G2,G*', 'B3']).play('S0 V5, S1 G2→V5, S2 B3→V5, S0 draw, S1 G*→V5, S2 draw');
    scene.play('S0 ADM→V5, S1 draw, S2 draw');
    expect(scene.captured(0)).toEqual([5]);
  });

  it('R11 who has only the admiral there may still open any free suit', () => {
    const scene = new Scene(['V5,ADM,Y1', 'G2', 'B3,B*']);
    scene.play('S0 V5, S1 G2→V5, S2 B3→V5, S0 ADM→V5, S1 draw, S2 B*→V5, S0 Y1→V5');
    expect(scene.told('AttackOpened')).toMatchObject([{ side: 0, suit: 'star', strength: 1 }]);
    expect(scene.types()).not.toContain('LeadChanged');
    expect(scene.leader('V5')).toBe(2);
  });
});
