/** The import rule of the house, and proof that its checker notices each kind of violation. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { check } from './layers/check.ts';

function read(dir: string, into = new Map<string, string>()): Map<string, string> {
  for (const entry of readdirSync(dir, { withFileTypes: true })) {
    const file = `${dir}/${entry.name}`;
    if (entry.isDirectory()) read(file, into);
    else if (file.endsWith('.ts')) into.set(file, readFileSync(file, 'utf8'));
  }
  return into;
}

const house = read('src');

describe('the house', () => {
  const verdict = check(house);

  test('every module is read', () => {
    const listed = readdirSync('src', { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    expect(verdict.read).toBeGreaterThan(0);
    expect(verdict.read).toBe(listed.filter((entry) => path.extname(entry.name) === '.ts').length);
    // Code in any other dress would escape the rule. The starter must be plain JavaScript.
    const disguised = listed.filter((entry) => /\.([cm]?jsx?|[cm]ts|tsx)$/.test(entry.name));
    expect(disguised.map((entry) => entry.name)).toEqual(['run.mjs']);
  });

  test('keeps the import rule', () => {
    expect(verdict.violations).toEqual([]);
  });
});

/** A small sound house: what is planted into it is the only thing that can be wrong. */
const sound: Record<string, string> = {
  'src/rules/game.ts':
    'import * as v from "valibot"; export const schema = v.object({}); export interface Event { type: string }',
  'src/rules/fleet/state.ts': 'import { schema } from "../game.ts"; export const state = schema;',
  'src/rules/fleet/cards.ts': 'export const cards = [1, 2, 3];',
  'src/match/match.ts': 'import { state } from "../rules/fleet/state.ts"; export const match = state;',
  'src/bots/random.ts': 'export const random = 1;',
  'src/host/host.worker.ts':
    'import { match } from "../match/match.ts"; import { expose } from "comlink"; expose(match);',
  'src/host/port.ts': 'import type { match } from "../match/match.ts"; export type Port = typeof match;',
  'src/controller/beat.ts':
    'import type { Event } from "../rules/game.ts"; export const beat = (event: Event) => event.type;',
  'src/stage/room.ts':
    'import Phaser from "phaser"; import { beat } from "../controller/beat.ts"; import { cards } from "../rules/fleet/cards.ts"; import sea from "../../assets/common/sea.webp?url"; export const room = [Phaser, beat, cards, sea];',
  'src/app/main.ts':
    'import { room } from "../stage/room.ts"; import type { Port } from "../host/port.ts"; new Worker(new URL("../host/host.worker.ts", import.meta.url), { type: "module" }); export const main: [unknown, Port?] = [room];',
  'src/tools/simulate.ts':
    'import { readFileSync } from "node:fs"; import { match } from "../match/match.ts"; console.log(readFileSync, match);',
};

/** The violations after these modules were added to the sound house, or put in place of some of its own. */
function planted(modules: Record<string, string>): string[] {
  return check(new Map(Object.entries({ ...sound, ...modules }))).violations;
}

test('the sound house has nothing to complain of', () => {
  expect(planted({})).toEqual([]);
});

describe('a planted violation is told:', () => {
  const cases: [string, Record<string, string>, string][] = [
    [
      'rules import the match',
      { 'src/rules/bad.ts': 'import { match } from "../match/match.ts"; export const bad = match;' },
      'src/rules/bad.ts may not import src/match/match.ts at run time',
    ],
    [
      'the match imports bots',
      { 'src/match/bad.ts': 'export { random } from "../bots/random.ts";' },
      'src/match/bad.ts may not import src/bots/random.ts at run time',
    ],
    [
      'rules take a type from the stage',
      { 'src/rules/bad.ts': 'import type { room } from "../stage/room.ts"; export type Bad = typeof room;' },
      'src/rules/bad.ts may not take types from src/stage/room.ts',
    ],
    [
      'rules take a type from the right by import()',
      { 'src/rules/bad.ts': 'export type Bad = import("../match/match.ts").Match;' },
      'src/rules/bad.ts may not take types from src/match/match.ts',
    ],
    [
      'an import of types only that still loads the module',
      { 'src/controller/bad.ts': 'import { type Event } from "../rules/game.ts"; export type Bad = Event;' },
      'src/controller/bad.ts may not import src/rules/game.ts at run time',
    ],
    [
      'presentation imports Phaser',
      { 'src/presentation/bad.ts': 'import Phaser from "phaser"; export const bad = Phaser;' },
      'src/presentation/bad.ts may not import the package phaser',
    ],
    [
      'presentation imports Howler later',
      { 'src/presentation/bad.ts': 'export const bad = () => import("howler");' },
      'src/presentation/bad.ts may not import the package howler',
    ],
    [
      'presentation fetches what the stage draws',
      { 'src/presentation/bad.ts': 'export const bad = () => import("../stage/room.ts");' },
      'src/presentation/bad.ts may not import src/stage/room.ts at run time',
    ],
    [
      'presentation asks the page',
      { 'src/presentation/bad.ts': 'export const bad = () => document.title;' },
      'src/presentation/bad.ts uses document',
    ],
    [
      'presentation looks at the clock',
      { 'src/presentation/bad.ts': 'export const bad = () => Date.now();' },
      'src/presentation/bad.ts uses Date',
    ],
    [
      'presentation takes a type from the stage',
      { 'src/presentation/bad.ts': 'import type { room } from "../stage/room.ts"; export type Bad = typeof room;' },
      'src/presentation/bad.ts may not take types from src/stage/room.ts',
    ],
    [
      'the stage imports the state of a game',
      { 'src/stage/bad.ts': 'import { state } from "../rules/fleet/state.ts"; export const bad = state;' },
      'src/stage/bad.ts may not import src/rules/fleet/state.ts at run time',
    ],
    [
      'the stage imports the state of a game later',
      { 'src/stage/bad.ts': 'export const bad = () => import("../rules/fleet/state.ts");' },
      'src/stage/bad.ts may not import src/rules/fleet/state.ts at run time',
    ],
    [
      'the page reaches the state through a list of cards',
      { 'src/rules/fleet/cards.ts': 'import { state } from "./state.ts"; export const cards = state;' },
      'The page reaches src/rules/fleet/state.ts at run time: src/stage/room.ts -> src/rules/fleet/cards.ts',
    ],
    [
      'the page reaches the match through the port',
      {
        'src/host/port.ts': 'export { match } from "../match/match.ts"; export type Port = 1;',
        'src/app/bad.ts': 'import "../host/port.ts";',
      },
      'The page reaches src/match/match.ts at run time: src/app/bad.ts -> src/host/port.ts',
    ],
    [
      'a room of the app takes a type from a room above it',
      {
        'src/app/playing/turn.ts': 'export type Turn = 1;',
        'src/app/page/bad.ts': 'import type { Turn } from "../playing/turn.ts"; export type Bad = Turn;',
      },
      'src/app/page/bad.ts may not take from src/app/playing/turn.ts, a room above it',
    ],
    [
      'a file lies in the corridor of the app',
      { 'src/app/bad.ts': 'export const bad = 1;' },
      'src/app/bad.ts lies in no room of the app',
    ],
    [
      'the app imports the worker',
      { 'src/app/bad.ts': 'import "../host/host.worker.ts";' },
      'a worker is only named by its URL',
    ],
    [
      'the stage starts the worker',
      { 'src/stage/bad.ts': 'new Worker(new URL("../host/host.worker.ts", import.meta.url));' },
      'src/stage/bad.ts may not start src/host/host.worker.ts',
    ],
    [
      'the app starts a match as a worker',
      { 'src/app/bad.ts': 'import Match from "../match/match.ts?worker"; new Match();' },
      'src/app/bad.ts may not start src/match/match.ts',
    ],
    [
      'the app collects rules by a pattern',
      { 'src/app/bad.ts': 'export const all = import.meta.glob("../rules/*/game.ts");' },
      'patterns are for assets',
    ],
    [
      'the app collects rules by a pattern from the root',
      { 'src/app/bad.ts': "export const all = import.meta.glob(['/assets/*.png', '/src/rules/*/game.ts']);" },
      'patterns are for assets',
    ],
    [
      'an import that nobody can read',
      { 'src/app/bad.ts': 'export const load = (name: string) => import(name);' },
      'not written as a literal',
    ],
    ['rules import Phaser', { 'src/rules/bad.ts': 'import "phaser";' }, 'may not import the package phaser'],
    ['the match reads files', { 'src/match/bad.ts': 'import "node:fs";' }, 'may not import the package node:fs'],
    [
      'rules import a tool',
      { 'src/rules/bad.ts': 'import "../tools/simulate.ts";' },
      'may not import src/tools/simulate.ts',
    ],
    ['a tool imports the stage', { 'src/tools/bad.ts': 'import "../stage/room.ts";' }, 'tools leave the page alone'],
    ['a module outside of every layer', { 'src/bad.ts': 'import "./rules/game.ts";' }, 'src/bad.ts lies in no layer'],
    [
      'a module that is not there',
      { 'src/app/bad.ts': 'import "./gone.ts";' },
      'src/app/gone.ts, which does not exist',
    ],
    ['rules read the clock', { 'src/rules/bad.ts': 'export const bad = Date.now();' }, 'src/rules/bad.ts uses Date'],
    ['bots roll other dice', { 'src/bots/bad.ts': 'export const bad = Math.random();' }, 'uses Math.random'],
    ['bots hide other dice', { 'src/bots/bad.ts': 'const { random: r } = Math; export const bad = r();' }, 'uses Math'],
    ['the match waits', { 'src/match/bad.ts': 'setTimeout(() => {}, 1);' }, 'uses setTimeout'],
    ['rules look at the page', { 'src/rules/bad.ts': 'export const bad = { at: document };' }, 'uses document'],
    [
      'a ring',
      {
        'src/match/a.ts': 'export { b } from "./b.ts"; export const a = 1;',
        'src/match/b.ts': 'export { a } from "./a.ts"; export const b = 1;',
      },
      'in a ring: src/match/a.ts -> src/match/b.ts -> src/match/a.ts',
    ],
    [
      'a ring that only types close',
      {
        'src/stage/a.ts': 'import { b } from "./b.ts"; export type A = 1; export const a = b;',
        'src/stage/b.ts': 'import type { A } from "./a.ts"; export const b: A = 1;',
      },
      'Types go round in a ring: src/stage/a.ts -> src/stage/b.ts -> src/stage/a.ts',
    ],
  ];

  test.each(cases)('%s', (_, modules, complaint) => {
    const violations = planted(modules);
    expect(violations.join('\n')).toContain(complaint);
  });

  test('names that only look impure are left alone', () => {
    const text = `interface Q { Date: 1; window?: 2 } const document = { performance: 1 }; const q = (self: Q) => self.Date;
      export const fine = [document.performance, Math.max(1, 2), q({ Date: 1 })];`;
    expect(planted({ 'src/rules/fine.ts': text })).toEqual([]);
  });

  test('a translation that is fetched takes the type of its messages; one that is loaded with them closes a ring', () => {
    const german =
      'import type { Words } from "../table.ts"; export const table: Words = 1; export { words } from "../table.ts";';
    const words = 'export type Words = 1; export const words = () => import("./de/table.ts");';
    const typed = german.replace(/ export \{.*/, '');
    expect(planted({ 'src/words/fleet/table.ts': words, 'src/words/fleet/de/table.ts': typed })).toEqual([]);
    const ring = planted({ 'src/words/fleet/table.ts': words, 'src/words/fleet/de/table.ts': german }).join('\n');
    expect(ring).toContain('in a ring: src/words/fleet/table.ts -> src/words/fleet/de/table.ts');
  });

  test('a module that cannot be parsed stops the check', () => {
    expect(() => planted({ 'src/rules/bad.ts': 'const = ;' })).toThrow('src/rules/bad.ts cannot be read');
  });
});
