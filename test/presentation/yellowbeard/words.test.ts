/** The set-up, the rules card and the log of Yellowbeard. */

import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { keepMaps, keptMaps, withMap } from '../../../src/app/set-up/kept-maps.ts';
import { levels } from '../../../src/bots/index.ts';
import { logScreen } from '../../../src/presentation/screens/log.ts';
import { rulesScreen } from '../../../src/presentation/screens/rules-card.ts';
import { seatsOf, stepped, type Values } from '../../../src/presentation/screens/setup-form.ts';
import { logPages } from '../../../src/presentation/yellowbeard/board/log-pages.ts';
import { ownMaps } from '../../../src/presentation/yellowbeard/board/own-maps.ts';
import { rulesCard } from '../../../src/presentation/yellowbeard/board/rules-card.ts';
import { hostOptions, setupForm } from '../../../src/presentation/yellowbeard/board/setup-form.ts';
import { seededDice, seedFrom } from '../../../src/rules/dice.ts';
import { redact } from '../../../src/rules/game.ts';
import { yellowbeard } from '../../../src/rules/yellowbeard/game.ts';
import { oceans } from '../../../src/rules/yellowbeard/map.ts';
import { optionFields } from '../../../src/rules/yellowbeard/options.ts';
import type { Event } from '../../../src/rules/yellowbeard/types.ts';

const names = ['Mary', 'Anne', 'Bart', 'Calico', 'Edward', 'Ching'];

describe('the set-up', () => {
  it('has every option of the rules, with their defaults first', () => {
    const offered = setupForm.options.map(({ name }) => name);
    for (const { name } of optionFields) expect(offered).toContain(name);
    const defaults = v.parse(yellowbeard.options, {}) as unknown as Record<string, unknown>;
    for (const option of setupForm.options)
      if (option.kind === 'choice') expect(option.choices[0].value).toBe(defaults[option.name]);
  });

  it('every choice is one that the rules take, with as many captains as they allow', () => {
    for (const option of setupForm.options) {
      let values: Values = {};
      for (let i = 0; i < 8; i++) {
        const options = v.parse(yellowbeard.options, hostOptions(values));
        const counts = seatsOf(setupForm, values);
        const { firstPirate } = options;
        const fixed = typeof firstPirate === 'number' ? firstPirate : -1;
        expect(yellowbeard.seats(options)).toEqual(counts.filter((count) => count > fixed));
        expect(setupForm.facts(counts[0], new Set(), values).join()).not.toMatch(/NaN|undefined|\{/);
        values = stepped(option, 6, values);
      }
    }
  });

  it('offers maps of one’s own, which go to the host whole', () => {
    const ocean = { ...oceans['short-voyage'], id: 'mine', title: 'My bay' };
    ownMaps.put([{ key: ownMaps.keyOf('bay.tmj'), map: ocean }]);
    const [map] = setupForm.options;
    expect(map.kind === 'choice' && map.choices.at(-1)).toMatchObject({ value: 'own:bay.tmj', title: 'My bay' });
    expect(hostOptions({ map: 'own:bay.tmj', telescope: 'four' })).toEqual({ map: ocean, telescope: 'four' });
    expect(seatsOf(setupForm, { map: 'own:bay.tmj' })).toEqual([2, 3, 4, 5]);
    ownMaps.put([]);
    // The file is gone: the usual map.
    expect(hostOptions({ map: 'own:bay.tmj' })).toEqual({});
  });
});

describe('the shelf of own maps', () => {
  const shelf = (text: string | null) => {
    let kept = text;
    return {
      getItem: () => kept,
      setItem(_: string, value: string) {
        kept = value;
      },
    };
  };

  it('is read with suspicion', () => {
    for (const text of ['', '{', '{}', '[1, null, {"name": 3}]', '[{"name": "a", "text": 1}]'])
      expect(keptMaps(shelf(text), ownMaps.shelf)).toEqual([]);
    expect(keptMaps(null, ownMaps.shelf)).toEqual([]);
  });

  it('keeps the latest first, as many as there are', () => {
    const all = Array.from({ length: 200 }, (_, i) => ({ name: `${i}`, text: 'map', warnings: [] })).reduce(
      withMap,
      [],
    );
    expect(all.map(({ name }) => name)[0]).toBe('199');
    expect(all).toHaveLength(200);
    const one = shelf(null);
    expect(keepMaps(one, ownMaps.shelf, all)).toBe(true);
    expect(keptMaps(one, ownMaps.shelf)).toEqual(all);
  });
});

describe('the rules card', () => {
  const sets: Values[] = [
    {},
    { map: 'short-voyage' },
    { telescope: 'four', shot: 'upTo', turnLimit: 30 },
    { rounds: 'rotation' },
  ];
  for (const values of sets)
    it(`three pages of at most four pictures: ${JSON.stringify(values)}`, () => {
      const pages = rulesCard(4, new Set(), values);
      expect(pages.length).toBe(3);
      for (const [page, { panels }] of pages.entries()) {
        expect(panels.length).toBeGreaterThan(2);
        expect(panels.length).toBeLessThanOrEqual(4);
        for (const { text, picture } of panels) {
          expect(text.length).toBeLessThanOrEqual(78);
          expect(picture.map(({ id }) => id).length).toBe(new Set(picture.map(({ id }) => id)).size);
        }
        const { placements } = rulesScreen({
          game: 'Yellowbeard',
          pages,
          page,
          close: 'Back',
          cabin: false,
          focus: null,
        });
        expect(new Set(placements.map(({ id }) => id)).size).toBe(placements.length);
        expect(JSON.stringify(placements)).not.toMatch(/undefined|\{\w+!?\}/);
      }
    });
});

describe('the log', () => {
  const dice = seededDice(seedFrom('log'), 'deck');
  const bots = seededDice(seedFrom('log'), 'bots');
  const options = v.parse(yellowbeard.options, {
    map: 'short-voyage',
    autoSetup: true,
    firstPirate: 0,
    turnLimit: 24,
    rounds: 2,
  });
  const events: Event[] = [];
  const state = yellowbeard.setup(3, options, dice, {}, (event) => events.push(event));
  let secret: string[] = [];
  while (yellowbeard.toAct(state).length > 0) {
    const [seat] = yellowbeard.toAct(state);
    const action = levels.bosun.decide(
      yellowbeard,
      yellowbeard.view(state, seat),
      yellowbeard.legal(state, seat),
      seat,
      bots,
    );
    yellowbeard.play(state, seat, action, (event) => events.push(event), dice);
    if (state.round === 1 && state.quarry && state.phase !== 'over') secret = [...state.quarry.log];
  }
  const room = events.flatMap((event) => redact(event, 'table') ?? []) as Event[];
  const over = room.findIndex(({ type }) => type === 'RoundEnded');

  it('tells the room nothing of his way before the round is over, and then all of it in grid notation', () => {
    const before = JSON.stringify(logPages(room.slice(0, over), names));
    const after = JSON.stringify(logPages(room.slice(0, over + 1), names));
    const full = (room[over] as Extract<Event, { type: 'RoundEnded' }>).log;
    expect(secret.length).toBeGreaterThan(3);
    for (const line of full) expect(after).toContain(`"${line}"`);
    for (const line of full.filter((one) => one.includes('-'))) expect(before).not.toContain(`"${line}"`);
    expect(full.some((line) => /\([A-Z]+\d+\)$/.test(line))).toBe(true);
  });

  it('lets a lone pirate read his own log at any time, and nobody else', () => {
    const own = events.flatMap((event) => redact(event, 0) ?? []) as Event[];
    const until = own.findIndex(({ type }) => type === 'RoundEnded');
    const track = logPages(own.slice(0, until), names).filter(({ title }) => title.startsWith('Pirate’s log'));
    expect(track.length).toBeGreaterThan(0);
    expect(logPages(room.slice(0, over), names).some(({ title }) => title.startsWith('Pirate’s log'))).toBe(false);
  });

  it('draws at every moment, five rows at most, with names of their own', () => {
    for (let told = 0; told <= room.length; told += 9) {
      const pages = logPages(room.slice(0, told), names);
      for (const [page, { rows, from, to }] of pages.entries()) {
        expect(rows.length).toBeLessThanOrEqual(5);
        expect(to).toBeGreaterThan(from);
        const { placements } = logScreen({ pages, page, canWatch: true, focus: 'page' });
        expect(new Set(placements.map(({ id }) => id)).size).toBe(placements.length);
        expect(JSON.stringify(placements)).not.toMatch(/undefined|\{\w+!?\}/);
      }
    }
  });
});
