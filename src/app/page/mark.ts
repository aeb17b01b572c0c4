/** Moments that those who measure the page wait for and count. */

/** Marks a moment. The last one of each name is kept, because a kiosk runs for months, and says how often there was one. */
export function mark(moment: 'title' | 'acknowledged' | 'unsaved'): void {
  const last = performance.getEntriesByName(moment, 'mark').at(-1) as PerformanceMark | undefined;
  performance.clearMarks(moment);
  performance.mark(moment, { detail: { times: (last?.detail.times ?? 0) + 1 } });
}
