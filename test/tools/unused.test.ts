/** Methods of the engine that nobody calls are no part of the build; whatever could be called stays. */
import { expect, it } from 'vitest';
import { withoutUnused } from '../../src/tools/phaser/unused.ts';

const script = `const parts = new Class({
  used: function () { return this.helps(); },
  helps: function () { return 'byName'; },
  byName: function () {},
  unused: function () { return this.onlyThere(); },
  onlyThere: function () { return 1; },
  ofTheHouse: function () {},
  toString: function () { return ''; },
  last: function () {}
});
export default parts.used();`;

it('takes out what is named nowhere else, and what only that has called', () => {
  const left = withoutUnused(script, new Set(['ofTheHouse']));
  for (const name of ['used', 'helps', 'byName', 'ofTheHouse', 'toString']) expect(left).toMatch(`${name}: function`);
  for (const name of ['unused', 'onlyThere', 'last']) expect(left).not.toMatch(`${name}: function`);
  // It is still a script.
  const Class = (members: Record<string, () => unknown>) => members;
  const run = new Function('Class', left.replace('new Class', 'Class').replace('export default', 'return'));
  expect(run(Class)).toBe('byName');
});

it('leaves a script alone that calls all it has', () => {
  const all = 'export const all = { one: function () { return all.one; } };';
  expect(withoutUnused(all, new Set())).toBe(all);
});

it('takes out a method that nobody calls with those that lie in it', () => {
  const nested = `const parts = { unused: function () { return { inner: function () {} }; }, used: function () {} };
export default parts.used();`;
  expect(withoutUnused(nested, new Set())).toBe(`const parts = {  used: function () {} };
export default parts.used();`);
});
