/** What may be taken back (docs/decisions.md, taking back): open choices that turned nothing up. */
import { describe, expect, it } from 'vitest';
import { memoryStore } from '../../src/host/store.ts';
import { Match } from '../../src/match/match.ts';
import { replay } from '../../src/match/replay.ts';
import { cardPirates } from '../../src/rules/card-pirates/game.ts';
import { pick, seededDice, seedFrom } from '../../src/rules/dice.ts';
import { games } from '../../src/rules/index.ts';
import { treasureFleet } from '../../src/rules/treasure-fleet/game.ts';
import type { TreasureFleet } from '../../src/rules/treasure-fleet/types.ts';
import { yellowbeard } from '../../src/rules/yellowbeard/game.ts';
import { Desk } from '../host/desk.ts';
import { couldBe, learned, offeredIn } from './take-backs.ts';

function loaded(seats: number, options = {}): Match<TreasureFleet> {
  const match = Match.create(treasureFleet, { seats, options, seed: seedFrom('undo'), deal: { firstLookout: 0 } });
  for (let seat = 0; seat < seats; seat++) match.act(seat, match.legal(seat)[5]);
  return match;
}

/** A sample; the long run is test/e2e/take-backs.test.ts. */
describe('what is offered in random games', () => {
  const few: Readonly<Record<string, { games: number; least: number }>> = {
    'treasure-fleet': { games: 3, least: 4 },
    korsar: { games: 3, least: 0 },
    'card-pirates': { games: 12, least: 3 },
    yellowbeard: { games: 12, least: 50 },
  };
  for (const [id, game] of Object.entries(games))
    it(`${id}: nobody had learned anything`, () => {
      const dice = seededDice(seedFrom('sample'), 'effects');
      const told: string[] = [];
      let offered = 0;
      for (let number = 0; number < few[id].games; number++)
        for (const takeBack of offeredIn(game, number)) {
          offered++;
          const who = offered % 5 === 0 ? learned(game, takeBack, 40, dice) : null;
          if (who !== null) told.push(who);
          if (id === 'yellowbeard' && couldBe(game, takeBack.after) !== couldBe(game, takeBack.before))
            told.push(`the room by ${JSON.stringify(takeBack.action)}`);
        }
      expect(told).toEqual([]);
      expect(offered).toBeGreaterThanOrEqual(few[id].least);
    });
});

describe('undo in Korsar', () => {
  it('is not offered for a card put down, however sure the others were of it', () => {
    const dice = seededDice(seedFrom('sure'), 'effects');
    const told: (string | null)[] = [];
    // Late in this game two discards were in nearly every hand that could be.
    for (const takeBack of offeredIn(games.korsar, 18)) told.push(learned(games.korsar, takeBack, 1000, dice));
    expect(told.filter((who) => who !== null)).toEqual([]);
    const match = Match.create(games.korsar, { seats: 2, seed: seedFrom('korsar') });
    for (let n = 0; n < 40; n++) {
      const [seat] = match.toAct;
      const action = pick(match.legal(seat), dice);
      match.act(seat, action);
      if ('card' in action) expect(match.whyNoUndo(seat)).toBe('DISCLOSED');
    }
  });
});

describe('undo in Treasure Fleet', () => {
  it('a load is changed by loading again, not by undo', () => {
    const match = Match.create(treasureFleet, { seats: 3, seed: seedFrom('undo') });
    match.act(0, match.legal(0)[0]);
    expect(match.whyNoUndo(0)).toBe('SIMULTANEOUS');
    expect(match.act(0, match.legal(0)[1])).toHaveProperty('hash');
  });

  it('a card played has been shown', () => {
    const match = loaded(3);
    match.act(0, match.legal(0)[0]);
    expect(match.whyNoUndo(0)).toBe('DISCLOSED');
    expect(match.whyNoUndo(1)).toBe('NOT_YOUR_ACTION');
  });

  it('the neutral card may be placed elsewhere: it lay open before', () => {
    const match = loaded(2);
    const before = match.view('table');
    match.act(0, match.legal(0)[0]);
    expect(match.undo(0)).toEqual({ undone: 1 });
    expect(match.view('table')).toEqual(before);
    expect(match.act(0, match.legal(0)[1])).toHaveProperty('hash');
  });

  it('but not after the own card was played on it', () => {
    const match = loaded(2);
    match.act(0, match.legal(0)[0]);
    match.act(0, match.legal(0)[0]);
    expect(match.undo(0)).toEqual({ refused: 'DISCLOSED' });
  });
});

describe('undo in Card Pirates', () => {
  it('an attack whose number was called stands, whatever the others may have known before', () => {
    let called = 0;
    for (let n = 0; n < 40 && called < 3; n++) {
      const match = Match.create(cardPirates, { seats: 3, seed: seedFrom(`attack ${n}`), options: { turnCap: 40 } });
      const dice = seededDice(seedFrom(`attack ${n}`), 'bots');
      while (match.toAct.length > 0) {
        const [seat] = match.toAct;
        const action = pick(match.legal(seat), dice);
        const acted = match.act(seat, action);
        if ('refused' in acted || acted.events.at(-1)?.type !== 'AttackCommitted') continue;
        expect(match.whyNoUndo(seat)).toBe('DISCLOSED');
        called++;
      }
    }
    expect(called).toBeGreaterThan(2);
  });

  it('a ship that met another one stands: there was a battle, or no crew for it', () => {
    let met = 0;
    for (let n = 0; n < 60 && met < 5; n++) {
      const match = Match.create(cardPirates, { seats: 2, seed: seedFrom(`meeting ${n}`), options: { turnCap: 40 } });
      const dice = seededDice(seedFrom(`meeting ${n}`), 'bots');
      while (match.toAct.length > 0 && met < 5) {
        const [seat] = match.toAct;
        const { squares } = match.view('table');
        const there = ({ type, to }: { type: string; to?: string }) =>
          type === 'drift' && squares.some(({ square, island, ships }) => square === to && !island && ships.length > 0);
        const legal = match.legal(seat);
        const meeting = legal.find(there);
        const acted = match.act(seat, meeting ?? pick(legal, dice));
        if (!meeting || 'refused' in acted) continue;
        if (match.outcome) continue;
        expect(match.whyNoUndo(seat)).toBe('DISCLOSED');
        met++;
      }
    }
    expect(met).toBe(5);
  });

  it('a save in which such a call was taken back, as it once could be, is taken up and goes on', async () => {
    const players = ['Anne', 'Bart'].map((name) => ({ name, kind: 'person' as const }));
    let taken = 0;
    for (let n = 0; n < 40 && taken < 3; n++) {
      const match = Match.create(cardPirates, { seats: 2, seed: seedFrom(`old save ${n}`), players });
      const dice = seededDice(seedFrom(`old save ${n}`), 'bots');
      for (let step = 0; step < 60 && match.toAct.length > 0; step++) {
        const [seat] = match.toAct;
        const acted = match.act(seat, pick(match.legal(seat), dice));
        if ('refused' in acted || acted.events.at(-1)?.type !== 'AttackCommitted') continue;
        // What the program did before it knew of calls.
        expect(match.takeBack(1)).toBe(true);
        taken++;
        break;
      }
      if (match.record.steps.some((step) => 'undo' in step)) {
        const saved = JSON.parse(JSON.stringify(match.record));
        const desk = new Desk(() => 'f'.repeat(32), { store: memoryStore().put(saved) });
        expect(await desk.resume()).toMatchObject({ ok: true });
        const again = replay(saved);
        if (!again.ok) throw new Error(again.code);
        expect(again.match.position).toEqual(match.position);
        const [seat] = again.match.toAct;
        expect(again.match.act(seat, pick(again.match.legal(seat), dice))).not.toHaveProperty('refused');
      }
    }
    expect(taken).toBe(3);
  });

  it('an island that was picked may be left again', () => {
    const match = Match.create(cardPirates, { seats: 2, seed: seedFrom('pick'), options: { randomIslands: true } });
    const [seat] = match.toAct;
    match.act(seat, match.legal(seat)[0]);
    expect(match.undo(seat)).toEqual({ undone: 1 });
  });
});

describe('undo in Yellowbeard', () => {
  /** A pirate who could take back only what is possible anywhere would tell the room that he lay at anchor. */
  it('is never offered for a turn that nobody else has seen, whatever it was', () => {
    const atSea = () => {
      const options = { autoSetup: true, firstPirate: 0 };
      const match = Match.create(yellowbeard, { seats: 2, options, seed: seedFrom('undo') });
      match.act(0, match.legal(0)[0]);
      return match;
    };
    const reasons = atSea()
      .legal(0)
      .map((action) => {
        const match = atSea();
        match.act(0, action);
        return match.whyNoUndo(0);
      });
    expect(reasons.length).toBeGreaterThan(5);
    expect(new Set(reasons)).toEqual(new Set(['DISCLOSED']));
  });

  it('is offered for a departure, from wherever it is, and for a chest that is laid', () => {
    const laid = Match.create(yellowbeard, { seats: 2, options: { firstPirate: 0 }, seed: seedFrom('undo') });
    laid.act(1, laid.legal(1)[0]);
    expect(laid.whyNoUndo(1)).toBeNull();
    const match = Match.create(yellowbeard, {
      seats: 2,
      options: { autoSetup: true, firstPirate: 0 },
      seed: seedFrom('undo'),
    });
    for (const action of match.legal(0)) {
      match.act(0, action);
      expect(match.whyNoUndo(0)).toBeNull();
      match.undo(0);
    }
  });
});
