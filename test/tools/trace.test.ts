/** Which of a trace's slices are a frame's, and how much of them. */
import { expect, test } from 'vitest';
import { frameMark, frameTimes, type TraceEvent } from '../../src/tools/trace.ts';

const slice = (name: string, ts: number, dur: number, tdur = dur, tid = 1): TraceEvent => ({
  name,
  ph: 'X',
  pid: 1,
  tid,
  ts,
  dur,
  tdur,
});
const mark = (ts: number): TraceEvent => ({
  name: 'TimeStamp',
  ph: 'I',
  pid: 1,
  tid: 1,
  ts,
  args: { data: { message: frameMark } },
});

test('counts the outermost slices of our program, by thread time, from mark to mark', () => {
  const events = [
    // The task that says the first mark, with microtasks within and after it.
    slice('FunctionCall', 1000, 4000, 3000),
    mark(1100),
    slice('RunMicrotasks', 2000, 1000),
    slice('RunMicrotasks', 6000, 2000, 500),
    // The browser's own, another thread's, and the second frame's.
    slice('Commit', 9000, 9000),
    slice('FunctionCall', 9000, 500, 500, 2),
    slice('FunctionCall', 20_000, 1000),
    mark(20_100),
    slice('FunctionCall', 30_000, 1000),
    mark(30_500),
  ];
  expect(frameTimes(events)).toEqual([3.5, 1]);
  expect(frameTimes(events.toReversed())).toEqual([3.5, 1]);
  expect(frameTimes([])).toEqual([]);
});
