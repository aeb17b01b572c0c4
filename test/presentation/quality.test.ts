/** The level of quality: found out in the first three seconds, falls under load, never rises. */
import { expect, it } from 'vitest';
import { QualityWatch } from '../../src/presentation/quality.ts';

function after(ms: number, frame: number, watch = new QualityWatch(null, true)): QualityWatch {
  for (let time = 0; time < ms; time += frame) watch.frame(frame);
  return watch;
}

it('is Plain while it measures, then what the machine manages', () => {
  expect(after(2900, 16.7).level).toBe('plain');
  expect(after(3100, 16.7).level).toBe('high');
  expect(after(3100, 8.3).level).toBe('high');
  expect(after(3100, 20).level).toBe('middle');
  expect(after(3100, 33.3).level).toBe('plain');
});

it('falls one level after ninety slow frames, and one more after as many', () => {
  const watch = after(3100, 16.7);
  for (let i = 0; i < 89; i++) watch.frame(30);
  expect(watch.level).toBe('high');
  watch.frame(30);
  expect(watch.level).toBe('middle');
  for (let i = 0; i < 90; i++) watch.frame(30);
  expect(watch.level).toBe('plain');
});

it('never rises, however quick its frames become', () => {
  const watch = after(3100, 16.7);
  for (let i = 0; i < 90; i++) watch.frame(30);
  expect(after(60_000, 8.3, watch).level).toBe('middle');
  const plain = after(3100, 40);
  expect(after(60_000, 8.3, plain).level).toBe('plain');
});

it('does not fall because of a few slow frames, a screen of fifty hertz, or a window that was hidden', () => {
  const watch = after(3100, 16.7);
  for (let i = 0; i < 600; i++) watch.frame(i % 3 === 0 ? 40 : 16.7);
  for (let i = 0; i < 600; i++) watch.frame(20);
  for (let i = 0; i < 200; i++) watch.frame(1000);
  expect(watch.level).toBe('high');
});

it('takes another level at once when somebody chooses it, and comes back to what it has measured', () => {
  const watch = after(3100, 20);
  watch.ask('high');
  expect(after(60_000, 40, watch).level).toBe('high');
  watch.ask(null);
  expect(watch.level).toBe('middle');
  // By itself it does not rise afterwards either.
  expect(after(60_000, 8.3, watch).level).toBe('middle');
  const never = new QualityWatch('high', true);
  never.ask(null);
  expect(never.level).toBe('plain');
  expect(after(3100, 16.7, never).level).toBe('high');
  const unable = new QualityWatch(null, false);
  unable.ask('high');
  expect(unable.level).toBe('plain');
});

it('keeps a level that was asked for, and stays Plain without shaders', () => {
  expect(after(60_000, 40, new QualityWatch('high', true)).level).toBe('high');
  expect(after(60_000, 8.3, new QualityWatch('plain', true)).level).toBe('plain');
  expect(after(60_000, 8.3, new QualityWatch(null, false)).level).toBe('plain');
  expect(new QualityWatch('high', false).level).toBe('plain');
});
