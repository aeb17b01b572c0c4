/** Sounds know only real time, and a soak that looks at what they leave has to wait for them after every game. */

/** Milliseconds of the longest timer that goes faster: sounds, and what waits for their end. */
const longest = 5000;
const times = 8;

/**
 * Runs in the page before anything else there: sounds are played and ring out, by the timers that they always go by, in an
 * eighth of their time. It is handed over as text, so it may use nothing but its parameter.
 */
export function ringOut({ longest, times }: { longest: number; times: number }): void {
  const real = window.setTimeout.bind(window);
  window.setTimeout = ((then: () => void, ms = 0, ...more: unknown[]) =>
    real(then, ms > longest ? ms : ms / times, ...more)) as typeof window.setTimeout;
  window.__aloud = true;
}

export const sooner = { longest, times };
