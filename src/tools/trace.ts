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
  args?: { data?: { message?: string } };
}

export const traceCategories = ['devtools.timeline', 'v8.execute'];

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

/** Measures the milliseconds of the page's program for every frame that was marked. */
export function frameTimes(events: readonly TraceEvent[]): number[] {
  const marks = events
    .filter(({ name, args }) => name === 'TimeStamp' && args?.data?.message === frameMark)
    .sort((a, b) => a.ts - b.ts);
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
