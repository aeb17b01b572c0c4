/** Teams (6.3). Scenarios of section 12. */
import { describe, expect, it } from 'vitest';
import { partnership, Scene } from './scene.ts';

describe('partnership', () => {
  it('K14 one check brings home what both partners lead', () => {
    const scene = new Scene(['V3,B3', 'G4', 'V6,G3', 'V5'], partnership);
    scene.play('S0 draw, S1 draw, S2 draw, S3 V5, S0 B3→V5, S1 draw, S2 G3→V5, S3 draw, S0 draw, S1 draw');
    expect(scene.leader('V5')).toBeNull();
    scene.play('S2 V6, S3 draw, S0 V3, S1 G4→V6, S2 draw, S3 draw');
    expect(scene.told('VesselCaptured')).toMatchObject([
      { gold: 6, side: 0, owner: 2, reason: 'skulls' },
      { gold: 3, side: 0, owner: 0, reason: 'untouched' },
    ]);
    expect(scene.captured(0)).toEqual([6, 3]);
    expect(scene.state.sea.map(({ gold }) => gold)).toEqual([5]);
    expect(scene.state.turnSeat).toBe(0);
    scene.play('S0 draw');
    expect(scene.state.turnSeat).toBe(1);
  });

  it('K21 a team has one suit on a vessel, and either partner brings its captain (R30, R31)', () => {
    const scene = new Scene(['G2', 'B1,G*', 'V6,G3', ''], { ...partnership, startSeat: 2 });
    scene.play('S2 V6, S3 draw, S0 G2→V6');
    expect(scene.refused(1, 'B1→V6')).toBe('COLOUR_COMMITTED');
    scene.play('S1 G*→V6');
    expect(scene.leader('V6')).toBe(0);
    expect(scene.refused(2, 'G3→V6')).toBe('COLOUR_IN_FORCE');
  });

  it('K22 no check at a second partner’s turn', () => {
    const scene = new Scene(['B3', 'B2', 'V6,P4', ''], { ...partnership, startSeat: 2 });
    scene.play('S2 V6, S3 draw, S0 B3→V6');
    expect(scene.told('TurnStarted')).toMatchObject([{ seat: 1, side: 0, checks: false }]);
    expect(scene.types()).not.toContain('VesselCaptured');
    expect(scene.leader('V6')).toBe(0);
    scene.play('S1 B2→V6, S2 P4→V6');
    expect(scene.leader('V6')).toBe(0);
    expect(scene.skulls('V6')).toEqual({ 0: 5, 1: 4 });
    scene.play('S3 draw');
    expect(scene.captured(0)).toEqual([6]);
  });

  it('K23 a second partner guards the vessel of the first (R26)', () => {
    const scene = new Scene(['V6', 'P2', 'B4', ''], partnership).play('S0 V6, S1 P2→V6');
    expect(scene.types()).not.toContain('LeadChanged');
    scene.play('S2 B4→V6');
    expect(scene.leader('V6')).toBe(1);
    scene.play('S3 draw');
    expect(scene.types()).not.toContain('VesselCaptured');
    scene.play('S0 draw, S1 draw');
    expect(scene.captured(1)).toEqual([6]);
    expect(scene.state.turnSeat).toBe(2);
  });

  it('K24 a seat without cards sits out; its partner makes the check (R12)', () => {
    const scene = new Scene(['', '', 'V6', ''], partnership).play('S0 draw, S1 draw, S2 V6, S3 draw, S0 draw, S1 draw');
    expect(scene.captured(1)).toEqual([6]);
    scene.play('S2 draw, S3 draw').later(['B1,B2,B3', 'G1,G2,G3', 'V5', 'P1,P2,Y1']);
    scene.play('S0 -B1, S1 -G1');
    expect(scene.state.turnSeat).toBe(2);
    scene.play('S2 V5');
    expect(scene.state.phase).toBe('action');
    scene.play('S3 -P1, S0 -B2, S1 -G2');
    // S2's last turn begins with the check, then it sits out, and S3 goes on without a second check.
    expect(scene.types()).toEqual(['CardDiscarded', 'TurnStarted', 'VesselCaptured', 'SeatSitsOut', 'TurnStarted']);
    expect(scene.told('TurnStarted')).toMatchObject([
      { seat: 2, checks: true },
      { seat: 3, checks: false },
    ]);
    expect(scene.told('SeatSitsOut')).toEqual([{ type: 'SeatSitsOut', seat: 2 }]);
    expect(scene.captured(1).at(-1)).toBe(5);
    scene.play('S3 -P2, S0 -B3');
    expect(scene.state.phase).toBe('action');
    scene.play('S1 -G3');
    // S0 and S1 have none left: that ends it before S3's.
    expect(scene.state.phase).toBe('gameOver');
    expect(scene.told('LastCard')).toEqual([{ type: 'LastCard', sides: [0], cause: 'discarded' }]);
  });

  it('K24 later rounds pass over it: the check is made just before the partner’s turn', () => {
    const scene = new Scene(['', '', '', ''], partnership).later(['B1,B2,V3', 'G1,G2,G3', '', 'P1,P2,Y1']);
    scene.play('S0 -B1, S1 -G1');
    expect(scene.told('SeatSitsOut')).toEqual([{ type: 'SeatSitsOut', seat: 2 }]);
    scene.play('S3 -P1, S0 V3, S1 -G2');
    expect(scene.types()).toEqual(['CardDiscarded', 'TurnStarted']);
    expect(scene.told('TurnStarted')).toMatchObject([{ seat: 3, side: 1, checks: true }]);
    scene.play('S3 P2→V3, S0 -B2, S1 -G3');
    expect(scene.state.phase).toBe('gameOver');
    expect(scene.told('VesselAwarded')).toMatchObject([{ gold: 3, side: 1 }]);
  });

  it('K24 the vessel led through the absent partner’s card is taken before the partner’s turn', () => {
    const scene = new Scene(['', '', '', ''], partnership).later(['B1,B2,V3,Y1', 'G1,G2,G3', '', 'P1,P2,Y1']);
    scene.play('S0 V3, S1 -G1, S3 P2→V3, S0 -B1, S1 -G2');
    expect(scene.types()).toEqual(['CardDiscarded', 'TurnStarted', 'VesselCaptured']);
    expect(scene.told('VesselCaptured')).toMatchObject([{ side: 1, gold: 3 }]);
    expect(scene.state.turnSeat).toBe(3);
  });

  it('K24 the game ends when both partners have none', () => {
    const scene = new Scene(['', '', '', ''], partnership).later(['B1,B2,B3', 'G1,G2', 'V5', 'P1']);
    scene.play('S0 -B1, S1 -G1, S2 V5, S3 -P1');
    expect(scene.told('LastCard')).toEqual([{ type: 'LastCard', sides: [1], cause: 'discarded' }]);
    expect(scene.told('VesselAwarded')).toMatchObject([{ gold: 5, side: 1, reason: 'untouched' }]);
  });

  it('K25 six: three pairs who know each other’s cards; nobody else does', () => {
    const scene = new Scene(['B1', '', 'G1', '', 'Y1', '']);
    expect(scene.view('table').sides.map(({ seats }) => seats)).toEqual([
      [0, 1],
      [2, 3],
      [4, 5],
    ]);
    const known = (viewer: number | 'table') =>
      scene.view(viewer).seats.flatMap(({ cards }, seat) => (cards === null ? [] : [seat]));
    expect([0, 1, 2, 3, 4, 5].map(known)).toEqual([
      [0, 1],
      [0, 1],
      [2, 3],
      [2, 3],
      [4, 5],
      [4, 5],
    ]);
    expect(known('table')).toEqual([]);
    expect(scene.view(2).seats.map(({ hand }) => hand)).toEqual([6, 6, 6, 6, 6, 6]);
  });

  it('K26 eight: four teams attack one vessel with four suits', () => {
    const scene = new Scene(['V7,Y1', '', 'B1,B2,G1', '', 'G2', '', 'P3', '']);
    scene.play('S0 V7, S1 draw, S2 B1→V7, S3 draw, S4 G2→V7, S5 draw, S6 P3→V7, S7 draw, S0 Y1→V7, S1 draw');
    expect(scene.skulls('V7')).toEqual({ 1: 1, 2: 2, 3: 3, 0: 1 });
    expect(scene.refused(2, 'G1→V7')).toBe('COLOUR_COMMITTED');
    scene.play('S2 B2→V7');
    expect(scene.skulls('V7')).toMatchObject({ 1: 3, 3: 3 });
    expect(scene.leader('V7')).toBeNull();
  });

  it('R9 the admiral on the partner’s vessel, as a house rule', () => {
    const hands = ['V6', 'ADM', 'B4', ''];
    expect(new Scene(hands, partnership).play('S0 V6').refused(1, 'ADM→V6')).toBe('NOT_YOUR_VESSEL');
    const scene = new Scene(hands, { ...partnership, admiralOnPartnerVessel: true }).play('S0 V6, S1 ADM→V6');
    expect(scene.leader('V6')).toBe(0);
    expect(scene.told('AdmiralPlayed')).toMatchObject([{ seat: 1, side: 0, overcame: null }]);
    scene.play('S2 B4→V6, S3 draw');
    expect(scene.captured(0)).toEqual([6]);
    const foreign = new Scene(['V6', '', 'ADM', ''], { ...partnership, admiralOnPartnerVessel: true });
    expect(foreign.play('S0 V6, S1 draw').refused(2, 'ADM→V6')).toBe('NOT_YOUR_VESSEL');
  });
});
