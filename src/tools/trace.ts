/** Reads a trace of Chromium: how much processor time the page's own program took, frame by frame. */
export interface TraceEvent {
  name: string;
  /** Kind of the entry; `X` is a slice with a length. */
  ph: string;
  pid: number;
  tid: number;
  /** Microseconds. */
  ts: number;
  dur?: number;
  /** Part of that time for which the thread had the processor, without waiting for others. */
  tdur?: number;
  /** `data` of a mark; `name` of the thread or process that an entry of kind `M` names. */
  args?: { data?: { message?: string }; name?: string };
}

export const traceCategories = ['devtools.timeline', 'v8.execute'];

/** Categories that hold every task of every thread. */
export const wholeCategories = ['toplevel', 'devtools.timeline'];

/** Processes that make a picture: the page's, and the one that puts windows together. */
const drawing: ReadonlySet<string> = new Set(['Renderer', 'GPU Process']);
/** Threads in them that have no part in it: Workers, in which captains think, and what writes the trace. */
const apart = /^DedicatedWorker|^Perfetto/;

/**
 * Slices in which our program runs, with the engine's collecting of garbage on the way. Style, layout, painting and what
 * the compositor reads back from the graphics processor are the browser's.
 */
const ours: ReadonlySet<string> = new Set(['FunctionCall', 'RunMicrotasks', 'v8.callFunction', 'MinorGC', 'MajorGC']);

/** The page says this before every frame, and once after the last. */
export const frameMark = 'bench-frame';

const end = ({ ts, dur = 0 }: TraceEvent): number => ts + dur;

/** Slices that lie in no other one. */
function outermost(slices: readonly TraceEvent[]): TraceEvent[] {
  const found: TraceEvent[] = [];
  for (const slice of slices.toSorted((a, b) => a.ts - b.ts || end(b) - end(a))) {
    const last = found.at(-1);
    if (!last || slice.ts >= end(last)) found.push(slice);
  }
  return found;
}

const marksOf = (events: readonly TraceEvent[]): TraceEvent[] =>
  events
    .filter(({ name, args }) => name === 'TimeStamp' && args?.data?.message === frameMark)
    .sort((a, b) => a.ts - b.ts);

/** Measures the milliseconds of the page's program for every frame that was marked. */
export function frameTimes(events: readonly TraceEvent[]): number[] {
  const marks = marksOf(events);
  if (marks.length === 0) return [];
  const [{ pid, tid }] = marks;
  const slices = outermost(
    events.filter((event) => event.pid === pid && event.tid === tid && event.ph === 'X' && ours.has(event.name)),
  );
  // The slice that says the mark belongs to the frame that begins with it.
  const frameOf = (slice: TraceEvent) => marks.findLastIndex(({ ts }) => ts < end(slice));
  const times = marks.slice(1).map(() => 0);
  for (const slice of slices) {
    const at = frameOf(slice);
    if (at >= 0 && at < times.length) times[at] += (slice.tdur ?? 0) / 1000;
  }
  return times;
}

/**
 * Measures the milliseconds of processor time from mark to mark, over all threads that make the picture. What a thread does
 * after the next mark for the picture before it counts there: over many frames that is the same.
 */
export function wholeFrameTimes(events: readonly TraceEvent[]): number[] {
  const marks = marksOf(events);
  const named = (kind: string) =>
    events.flatMap(({ name, pid, tid, args }) => (name === kind ? [{ pid, tid, name: args?.name ?? '' }] : []));
  const processes = new Set(named('process_name').flatMap(({ pid, name }) => (drawing.has(name) ? [pid] : [])));
  const idle = new Set(
    named('thread_name').flatMap(({ pid, tid, name }) => (apart.test(name) ? [`${pid}/${tid}`] : [])),
  );
  const threads = new Map<string, TraceEvent[]>();
  for (const event of events) {
    const thread = `${event.pid}/${event.tid}`;
    if (event.ph !== 'X' || !processes.has(event.pid) || idle.has(thread)) continue;
    if (!threads.get(thread)?.push(event)) threads.set(thread, [event]);
  }
  const times = marks.slice(1).map(() => 0);
  for (const slices of threads.values())
    for (const slice of outermost(slices)) {
      const at = marks.findLastIndex(({ ts }) => ts < end(slice));
      if (at >= 0 && at < times.length) times[at]! += (slice.tdur ?? 0) / 1000;
    }
  return times;
}
