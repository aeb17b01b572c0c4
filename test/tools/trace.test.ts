/** Which of a trace's slices are a frame's, and how much of them. */
import { expect, test } from 'vitest';
import { frameMark, frameTimes, type TraceEvent, wholeFrameTimes } from '../../src/tools/trace.ts';

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

test("whole frames count every thread that makes the picture, the browser's own work as well", () => {
  const named = (name: string, of: string, pid: number, tid: number): TraceEvent => ({
    ...{ name, ph: 'M', pid, tid, ts: 0 },
    args: { name: of },
  });
  const task = (ts: number, tdur: number, pid = 1, tid = 1) => ({ ...slice('RunTask', ts, tdur), pid, tid });
  const events = [
    ...[named('process_name', 'Renderer', 1, 1), named('process_name', 'GPU Process', 2, 1)],
    ...[named('process_name', 'Browser', 3, 1), named('thread_name', 'DedicatedWorker thread', 1, 5)],
    // The program, a task within a task, and the painting after it.
    task(1000, 4000),
    mark(1100),
    task(2000, 1000),
    task(6000, 2000),
    // Putting windows together, the browser's own window, and a captain who thinks.
    ...[task(7000, 500, 2), task(7000, 9000, 3), task(7000, 9000, 1, 5)],
    mark(20_000),
    task(20_500, 300),
    mark(30_000),
    task(31_000, 5000),
  ];
  expect(wholeFrameTimes(events)).toEqual([6.5, 0.3]);
});
