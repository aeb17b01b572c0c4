/** Runs the files that hang: test/tools/watchdog.test.ts does it, with little patience. */
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/tools/hanging/*.hang.ts'],
    setupFiles: ['test/watchdog.ts'],
    testTimeout: 0,
    hookTimeout: 0,
  },
});
