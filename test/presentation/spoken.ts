/** What is said of the targets of a screen. */
import { expect } from 'vitest';
import { roles, type Target } from '../../src/presentation/hands/picker.ts';

/** Words are there, and nothing is called like something else; parts of a target only have to have words. */
export function judgeWords(targets: readonly Target[], told = ''): void {
  for (const { id, label, role } of targets) {
    expect(label, `${id}: ${told}`).toMatch(/^[^{}]*[\p{L}\d][^{}]*$/u);
    expect(label, `${id}: ${told}`).not.toContain('undefined');
    expect(roles).toContain(role);
  }
  const labels = targets.filter(({ of }) => !of).map(({ label }) => label);
  expect(
    labels.filter((label, i) => labels.indexOf(label) !== i),
    told,
  ).toEqual([]);
}
