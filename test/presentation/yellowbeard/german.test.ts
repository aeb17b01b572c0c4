/** Yellowbeard in German: ways as nouns, numbers with their plural, and what a man-of-war did in the order it was done. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { wayNoun } from '../../../src/presentation/yellowbeard/naming.ts';
import { speak } from '../../../src/words/catalogue.ts';
import { languages, nowSpoken } from '../../../src/words/language.ts';
import { fill } from '../../../src/words/message.ts';
import { logWords } from '../../../src/words/yellowbeard/log.ts';
import { words } from '../../../src/words/yellowbeard/table.ts';

beforeAll(() => speak(languages[1]));
afterAll(() => nowSpoken(languages[0]));

it('a way is a noun', () => {
  const aims = (salvo: number) => fill(words().aims, { name: 'Anne II', way: wayNoun('E'), salvo });
  expect(aims(1)).toBe('Anne II zielt nach Osten: erste Salve');
  expect(aims(2)).toBe('Anne II zielt nach Osten: zweite Salve');
});

it('what is counted is counted by the rules of plurals', () => {
  const { summary, rules, die } = words();
  expect(fill(summary.escaped, { name: 'Anne', chests: 1, turns: 30 })).toBe('Anne entkam mit 1 Truhe in 30 Zügen');
  expect(fill(rules.match, { names: 'Anne', n: 1 })).toBe('Anne beherrscht die See!');
  expect(fill(rules.match, { names: 'Anne und Bart', n: 2 })).toBe('Anne und Bart beherrschen die See!');
  expect(fill(die.results, { n: 0, a: '', b: '', c: '' })).toBe('');
  expect(fill(die.results, { n: 2, a: 'Anne 3', b: 'Bart 5', c: '' })).toBe('Anne 3, Bart 5');
});

it('a man-of-war is told in the order of what she did', () => {
  const told = { name: 'Anne', path: 'B3-B4', looked: 'B4', shots: 'none' };
  expect(fill(logWords().navy, { ...told, sailed: 'first' })).toBe('Anne, B3-B4, späht von B4');
  expect(fill(logWords().navy, { ...told, looked: 'B3', sailed: 'last' })).toBe('Anne, späht von B3, B3-B4');
  const shot = fill(logWords().shot, { way: 'E', range: 3 });
  expect(fill(logWords().navy, { ...told, sailed: 'none', shots: shot })).toBe('Anne, späht von B4, feuert O3');
});
