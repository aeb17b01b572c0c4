/** What seats remember: true, no more than they were sent, and the same after a resume or a take-back. */
import { describe, expect, it } from 'vitest';
import { Match } from '../../src/match/match.ts';
import { readRecord } from '../../src/match/record.ts';
import { replay } from '../../src/match/replay.ts';
import { indexOf } from '../../src/rules/card-pirates/map.ts';
import type { Memory as CardMemory, State as CardState } from '../../src/rules/card-pirates/types.ts';
import { pick, seededDice, seedFrom } from '../../src/rules/dice.ts';
import type { Game } from '../../src/rules/game.ts';
import { games } from '../../src/rules/index.ts';
import { korsar } from '../../src/rules/korsar/game.ts';
import type { Memory as KorsarMemory, State as KorsarState } from '../../src/rules/korsar/types.ts';
import { times } from '../how-much.ts';
import { Scene as KorsarScene } from '../rules/korsar/scene.ts';

const remembering = Object.values(games).filter((game) => game.remember);

/** A random game; now and then somebody takes back. */
function* course(game: Game, number: number): Generator<Match> {
  const dice = seededDice(seedFrom(`memory ${number}`), 'bots');
  const seats = pick([2, 3, 4], dice);
  const match = Match.create(game, { seats, seed: seedFrom(`memory ${number}`) });
  for (let n = 0; match.toAct.length > 0 && n < 600; n++) {
    const [seat] = match.toAct;
    const legal = match.legal(seat);
    // Kinds of action are equally likely, so that battles and burials come to pass.
    const type = pick([...new Set(legal.map((action) => action.type))], dice);
    match.act(
      seat,
      pick(
        legal.filter((action) => action.type === type),
        dice,
      ),
    );
    yield match;
    // Whether one may is another test's business.
    if (dice.below(8) === 0 && match.takeBack(1)) yield match;
  }
}

/** Whatever seats hold in mind must lie there in truth; the number of cards they hold in mind. */
const trueOf: Record<string, (memory: object, state: object, seat: number) => number> = {
  korsar(memory, state) {
    const { prizes } = memory as KorsarMemory;
    const { stacks, phase } = state as KorsarState;
    if (phase === 'gameOver') return 0;
    stacks.forEach((stack, side) => {
      const seen = prizes.filter((prize) => prize.side === side).map(({ side: _, ...prize }) => prize);
      expect(seen).toEqual(stack);
    });
    return prizes.length;
  },
  'card-pirates'(memory, state, seat) {
    const { hands, buried, under } = memory as CardMemory;
    const { seats, places, stack, phase, battle } = state as CardState;
    if (phase === 'over') return 0;
    hands.forEach((cards, other) => {
      // Cards on their way into a battle still count as held.
      const held = [...seats[other].hand, ...(battle?.attack ?? []), ...(battle?.defence ?? [])];
      for (const card of cards) expect(held, `seat ${seat} of seat ${other}`).toContain(card);
    });
    for (const [square, cards] of Object.entries(buried))
      for (const card of cards) expect(places[indexOf(square)]!.faceDown).toContain(card);
    const bottom = under.flat();
    let at = stack.length - bottom.length;
    for (const group of under) {
      expect([...group].sort()).toEqual(stack.slice(at, at + group.length).sort());
      at += group.length;
    }
    return hands.flat().length + bottom.length + Object.values(buried).flat().length;
  },
};

const empty: Record<string, object> = {
  korsar: { prizes: [], fresh: [] },
  'card-pirates': { hands: [], buried: {}, under: [] },
};

describe('Korsar', () => {
  it('counts what came to a hand since its captain last drew', () => {
    const scene = new KorsarScene(['V5,V3,B1', 'V2', '']);
    let memory: KorsarMemory | null = null;
    const hear = (script: string) => {
      for (const each of script.split(', ')) {
        scene.play(each);
        for (const event of scene.batch) memory = korsar.remember!(memory, event, 2) as KorsarMemory;
      }
      return memory!.fresh;
    };
    for (const event of scene.batch) memory = korsar.remember!(memory, event, 2) as KorsarMemory;
    expect(memory!.fresh).toEqual([6, 6, 6]);
    expect(hear('S0 V5, S1 draw, S2 draw')).toEqual([5, 1, 1]);
    expect(hear('S0 draw, S1 V2, S2 draw')).toEqual([1, 0, 1]);
    expect(hear('S0 V3, S1 draw')).toEqual([0, 1, 1]);
  });

  it('says nothing of a hand that it has not seen draw', () => {
    const scene = new KorsarScene(['V5', '', '']).play('S0 V5');
    expect(korsar.remember!(null, scene.batch[0], 2)).toEqual({ prizes: [], fresh: [] });
  });
});

describe.each(remembering.map((game) => [game.id, game] as const))('%s', (id, game) => {
  it('what is remembered is true, and what is imagined agrees with it', () => {
    const dice = seededDice(seedFrom('true'), 'effects');
    let known = 0;
    for (let number = 0; number < times(6, 60); number++)
      for (const match of course(game, number)) {
        const seat = dice.below(match.seats);
        const memory = match.memory(seat);
        if (memory === null) continue;
        known += trueOf[id](memory, match.position.state, seat);
        if (match.outcome || dice.below(4) > 0) continue;
        const view = match.view(seat);
        const state = game.imagining(view, seat, memory)(dice);
        expect(game.faults(state)).toEqual([]);
        expect(game.view(state, seat)).toEqual(view);
        expect(game.legal(state, seat)).toEqual(match.legal(seat));
        trueOf[id](memory, state, seat);
      }
    expect(known).toBeGreaterThan(500);
  });

  it('of what came before a match opens stays true when the unseen is shuffled there, and so does what is heard since', () => {
    const dice = seededDice(seedFrom('shuffled'), 'effects');
    let [before, since] = [0, 0];
    for (let number = 0; number < times(6, 60); number++)
      for (const match of course(game, number)) {
        if (match.outcome || dice.below(12) > 0) continue;
        const { seats, seed, options } = match.record;
        const keep = [...Array(seats).keys()].filter(() => dice.below(2) === 0);
        const moves = kept(match).map(({ seat, action }) => ({ seat, action }));
        const reshuffle = { seed: seedFrom(`shuffled ${number}`), keep };
        const opened = Match.create(game, { seats, seed, options, before: moves, reshuffle });
        for (const seat of keep) before += trueOf[id](match.memory(seat) ?? empty[id], opened.position.state, seat);
        for (let n = 0; n < 30 && !opened.outcome; n++) {
          const [seat] = opened.toAct;
          opened.act(seat, pick(opened.legal(seat), dice));
          const looker = dice.below(seats);
          const memory = opened.memory(looker);
          // A closed stack began before anybody remembers, so its first vessels are missing.
          if (memory && id === 'card-pirates') since += trueOf[id](memory, opened.position.state, looker);
        }
      }
    expect(before).toBeGreaterThan(100);
    if (id === 'card-pirates') expect(since).toBeGreaterThan(100);
  });

  it('is the same after a resume, and as if what was taken back had never been', () => {
    let takenBack = 0;
    for (let number = 0; number < times(4, 40); number++) {
      let last: Match | null = null;
      for (const match of course(game, number)) {
        match.memory(0);
        last = match;
      }
      const read = readRecord(JSON.stringify(last!.record));
      if (!read.ok) throw new Error(read.code);
      const again = replay(read.record);
      if (!again.ok) throw new Error(again.code);
      const { seats, seed, options, deal } = last!.record;
      const straight = Match.create(game, { seats, seed, options, deal });
      for (const step of kept(last!)) straight.act(step.seat, step.action);
      takenBack += last!.record.steps.filter((step) => 'undo' in step).length;
      for (let seat = 0; seat < seats; seat++) {
        expect(again.match.memory(seat)).toEqual(last!.memory(seat));
        expect(straight.memory(seat)).toEqual(last!.memory(seat));
      }
    }
    expect(takenBack).toBeGreaterThan(10);
  });
});

/** The actions that were not taken back. */
function kept(match: Match) {
  const actions: { seat: number; action: { type: string } }[] = [];
  for (const step of match.record.steps) {
    if ('undo' in step) actions.length -= step.undo;
    else if ('action' in step) actions.push(step);
  }
  return actions;
}
