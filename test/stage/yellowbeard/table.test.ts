/** The table of Yellowbeard, without pictures: every event has its beat on every shape, and maps of every size fit. */
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { frames } from '../../../src/presentation/shapes.ts';
import { boardIn, sizeFor, squareAt, squareUnder } from '../../../src/presentation/yellowbeard/layout/board.ts';
import { boardFor } from '../../../src/presentation/yellowbeard/layout/map.ts';
import { namesOf, shared } from '../../../src/presentation/yellowbeard/layout/name-places.ts';
import { planOf } from '../../../src/presentation/yellowbeard/layout/plan.ts';
import { script } from '../../../src/presentation/yellowbeard/score/score.ts';
import { pick, seededDice, seedFrom } from '../../../src/rules/dice.ts';
import { redact } from '../../../src/rules/game.ts';
import { yellowbeard } from '../../../src/rules/yellowbeard/game.ts';
import { chartOf } from '../../../src/rules/yellowbeard/map.ts';
import type { Event, View } from '../../../src/rules/yellowbeard/types.ts';
import { cues as sounds } from '../../../src/stage/sound/cues.ts';
import { plain } from '../../../src/words/message.ts';
import { few, outermost } from '../../how-much.ts';
import { crowded } from '../../presentation/crowded.ts';
import { drawChart } from '../../presentation/ocean.ts';

const ways: [number, object][] = [
  [2, { turnLimit: 30 }],
  [3, { turnLimit: 25, rounds: 'rotation', autoSetup: true, map: 'short-voyage' }],
  [4, { turnLimit: 20, telescope: 'four', secondAim: 'afterRoll' }],
  [6, { turnLimit: 60, shot: 'upTo', map: 'short-voyage', counts: crowded, autoSetup: true, rounds: 2 }],
];
const names = ['Anne', 'Bart', 'Calico', 'Mary', 'Edward', 'Grace'];

/** Every event of a match with the views around it. Captains look and fire more often than chance would have it. */
function* story(seats: number, chosen: object, seed: string) {
  const dice = seededDice(seedFrom(seed), 'deck');
  const choice = seededDice(seedFrom(seed), 'bots');
  let events: Event[] = [];
  const emit = (event: Event) => events.push(event);
  const state = yellowbeard.setup(seats, v.parse(yellowbeard.options, chosen), dice, {}, emit);
  let view: View = script.blank(yellowbeard.view(state, 'table'));
  for (;;) {
    for (const event of events.flatMap((each) => redact(each, 'table') ?? [])) {
      const before = view;
      view = script.tell(view, event);
      yield { event, before, after: view };
    }
    events = [];
    const seat = yellowbeard.toAct(state)[0];
    if (seat === undefined) return;
    const actions = yellowbeard.legal(state, seat);
    const bold = actions.filter(({ type }) => ['fire', 'lookFirst'].includes(type));
    const action = bold.length > 0 && choice.below(3) > 0 ? pick(bold, choice) : pick(actions, choice);
    yellowbeard.play(state, seat, action, emit, dice);
  }
}

describe('the table of Yellowbeard', () => {
  const told = new Set<string>();
  for (const [seats, options] of ways) {
    it(`${seats} seats, ${JSON.stringify(options)}: a beat for every event, its pieces known, its sounds there`, () => {
      for (const frame of few(2, outermost(Object.values(frames)))) {
        for (let n = 0; n < (frame.shape === 'wide' ? 2 : 1); n++) {
          for (const { event, before, after } of story(seats, options, `beats ${n} ${frame.shape}`)) {
            const beat = script.beat(event, before, after, names, frame);
            told.add(event.type);
            expect(beat.length).toBeLessThan(16_000);
            if (beat.length > 0 && event.type !== 'MatchEnded') expect(plain(beat.caption ?? [])).not.toBe('');
            for (const said of [beat.caption, ...beat.cues.map(({ say }) => say)])
              expect(plain(said ?? [])).not.toMatch(/[{}]|undefined/);
            const there = new Set([
              ...script.layout(before, names, frame).keys(),
              ...script.layout(after, names, frame).keys(),
            ]);
            for (const { tween, sound, enter, effect } of beat.cues) {
              if (tween) expect(there, event.type).toContain(tween.piece);
              if (enter) expect(there, event.type).toContain(enter);
              if (sound) expect(Object.keys(sounds)).toContain(sound.name);
              if (effect) expect(Number.isFinite(effect.x + effect.y)).toBe(true);
            }
          }
        }
      }
    });
  }

  it('told all there is to tell but what is rare', () => {
    for (const type of [
      'TreasureStolen',
      'PirateSighted',
      'SalvoAimed',
      'SalvoFired',
      'NavySunk',
      'PirateTokenRemoved',
    ])
      expect(told).toContain(type);
    for (const type of ['PirateRolePassed', 'RoundEnded', 'MatchEnded', 'RoleDieRolled']) expect(told).toContain(type);
  });

  it('shows the pirate’s turn alike, whatever he does: beats of public events depend on public facts alone', () => {
    const first = script.beat;
    for (const { event, before, after } of story(3, { turnLimit: 25, autoSetup: true }, 'alike')) {
      if (event.type !== 'PirateTurnTaken') continue;
      const known = { ...before, viewer: 'table' as const };
      expect(known.quarry).toBeNull();
      expect(first(event, before, after, names, frames.wide).length).toBe(1600);
    }
  });

  it('gives every map squares that can be seen, and every square a place', () => {
    for (const [width, height] of [
      [13, 11],
      [18, 15],
      [20, 14],
      [26, 26],
      [52, 52],
      [52, 11],
    ]) {
      const chart = drawChart(width, height);
      for (const frame of Object.values(frames)) {
        const { board: room } = planOf(frame);
        const size = sizeFor(room, chart);
        expect(size).toBeGreaterThanOrEqual(30);
        expect(size).toBeLessThanOrEqual(60);
        for (const focus of [null, 'A1', chart.names[chart.names.length - 1]]) {
          const board = boardIn(chart, room, { focus });
          const { window } = board;
          expect(window.x).toBeGreaterThanOrEqual(room.x);
          expect(window.y).toBeGreaterThanOrEqual(room.y);
          expect(window.x + window.w).toBeLessThanOrEqual(room.x + room.w);
          expect(window.y + window.h).toBeLessThanOrEqual(room.y + room.h);
          if (focus) expect(squareUnder(board, squareAt(board, focus))).toBe(focus);
        }
      }
    }
  });

  it('keeps the names of islands and harbours on squares of every size, apart from each other', () => {
    for (const map of ['yellowbeards-ocean', 'pirate-round']) {
      const chart = chartOf(map);
      const all = [...chart.ports, ...chart.islands].filter(({ name }) => !/^[A-Z]{1,2}\d+$/.test(name)).length;
      for (const size of [30, 34, 38, 43, 44, 52, 60]) {
        const named = namesOf(chart, size);
        expect(named.length, `${map} ${size}`).toBeGreaterThanOrEqual(all * (size < 44 ? 0.7 : 0.9));
        for (const [i, { box }] of named.entries())
          for (const other of named.slice(i + 1)) expect(shared(box, other.box)).toBe(0);
      }
    }
    // Seen whole at any price it is too small for words.
    expect(namesOf(chartOf('yellowbeards-ocean'), 17)).toEqual([]);
  });

  it('has room for a word of 28 in every row, with as many ships as there may be', () => {
    const options = v.parse(yellowbeard.options, {
      turnLimit: 60,
      map: 'short-voyage',
      counts: crowded,
      autoSetup: true,
    });
    const state = yellowbeard.setup(6, options, seededDice(seedFrom('rows'), 'deck'), {}, () => {});
    while (state.phase === 'setup.roles')
      yellowbeard.play(
        state,
        yellowbeard.toAct(state)[0],
        { type: 'rollForRole' },
        () => {},
        seededDice(seedFrom(`${state.roles.rolls}`), 'deck'),
      );
    for (const frame of Object.values(frames)) {
      const table = [...script.layout(yellowbeard.view(state, 'table'), names, frame).values()];
      const rows = table.filter(({ kind }) => kind === 'yellowbeard-row');
      expect(rows.length).toBe(8);
      for (const { props } of rows) expect(props.h).toBeGreaterThanOrEqual(28);
      const { rows: room } = planOf(frame);
      const last = rows[rows.length - 1];
      expect(last.y + Number(last.props.h)).toBeLessThanOrEqual(room.y + room.h);
    }
  });

  it('shows who goes down through a glass that lies on the map, on every shape', () => {
    const shown = new Set<string>();
    for (const frame of Object.values(frames))
      for (let round = 0; round < 40 && !shown.has(frame.shape); round++)
        for (const { event, before, after } of story(4, { turnLimit: 30, autoSetup: true }, `glass ${round}`)) {
          if (event.type !== 'NavySunk' && event.type !== 'PirateSunk') continue;
          const { window } = boardFor(before, frame);
          const { cues } = script.beat(event, before, after, names, frame);
          const glass = cues.find(({ effect }) => effect?.name === 'glass')?.effect;
          const [x, y, w] = [Number(glass?.x), Number(glass?.y), Number(glass?.w)];
          expect(w).toBeGreaterThan(110);
          expect(x - w).toBeGreaterThanOrEqual(window.x);
          expect(x + w).toBeLessThanOrEqual(window.x + window.w);
          expect(y - w).toBeGreaterThanOrEqual(window.y);
          expect(y + w).toBeLessThanOrEqual(window.y + window.h);
          shown.add(frame.shape);
        }
    expect([...shown].sort()).toEqual(['four', 'portrait', 'ten', 'wide']);
  });

  it('darkens the rest while a salvo is fired, and answers it in the glass, not before it has come down', () => {
    const results = ['splash', 'lost', 'navy', 'pirate'] as const;
    const brigs = { splash: '', lost: 'token', navy: 'token', pirate: 'ship-black-brig' };
    const hunts = Array.from({ length: 30 }, (_, n) => story(4, { turnLimit: 30, autoSetup: true }, `salvo ${n}`));
    const fired = hunts.flatMap((hunt) => [...hunt]).find(({ event }) => event.type === 'SalvoFired');
    if (fired?.event.type !== 'SalvoFired') throw new Error('Nobody fired.');
    const { event, before, after } = fired;
    const other = before.ships.find((square, i) => square !== null && i !== event.ship - 1) ?? '';
    const told = results.map((result) => {
      const landing = result === 'navy' ? other : event.landing;
      const { length, cues } = script.beat({ ...event, result, landing }, before, after, names, frames.wide);
      const [aimed, answered] = cues.filter(({ effect }) => effect?.name === 'glass');
      const dark = cues.find(({ effect }) => effect?.name === 'dim');
      expect(dark?.at).toBe(0);
      expect(Number(dark?.effect?.ms)).toBeGreaterThanOrEqual(length);
      expect(dark?.effect?.deep).toBe(0.16);
      expect(answered.effect?.show).toBe(result === 'lost' ? 'shot' : 'struck');
      expect(String(answered.effect?.text).startsWith(brigs[result])).toBe(true);
      expect(answered.at).toBe(cues.find(({ say }) => say)?.at);
      expect(aimed.at + Number(aimed.effect?.ms)).toBe(answered.at);
      expect(cues.some(({ slow }) => slow)).toBe(result === 'pirate');
      return JSON.stringify(cues.filter(({ at }) => at < answered.at).sort((a, b) => a.at - b.at));
    });
    // Until then nobody can tell what comes of it.
    expect(told[1]).toBe(told[0]);
    expect(told[3]).toBe(told[0]);
  });

  it('dulls the die when she has sailed as far as it said', () => {
    const seen = new Set<string>();
    for (let n = 0; n < 12; n++)
      for (const { event, after } of story(4, { turnLimit: 20, autoSetup: true }, `die ${n}`)) {
        const { value, title } = script.layout(after, names, frames.wide).get('die')?.props ?? {};
        if (event.type === 'NavyDieRolled') expect(value).toBe(event.value);
        // Her turn may be over with it: then the die waits for the next.
        if (event.type !== 'NavyMoved' || after.roll === null || after.range !== null) continue;
        expect(value).toBeNull();
        expect(title).toContain(String(after.roll));
        seen.add(event.type);
      }
    expect(seen.size).toBe(1);
  });
});
