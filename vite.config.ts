import { availableParallelism } from 'node:os';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { chromiumFlags, findChromium } from './src/tools/chromium.ts';
import { onlyLong } from './src/tools/groups.ts';
import { licencesInBuild } from './src/tools/page/licences.ts';
import { messagesInBuild } from './src/tools/page/messages.ts';
import { offlineInBuild } from './src/tools/page/offline.ts';
import { policyInPage } from './src/tools/page/policy.ts';
import { groupsOfPage } from './src/tools/page/shared-scripts.ts';
import { leastBrowsers, tooOldInBuild } from './src/tools/page/too-old.ts';
import { unaskedInBuild } from './src/tools/page/unasked.ts';
import { fileInWorker, workerInBuild } from './src/tools/page/worker-scripts.ts';
import { ourPhaser } from './src/tools/phaser/bundle.ts';

/** The long run, see test/how-much.ts. */
const thorough = process.env.TABLE_THOROUGH === 'yes';
const env = {
  TABLE_THOROUGH: thorough ? 'yes' : 'no',
  TABLE_LANGUAGE: process.env.TABLE_LANGUAGE ?? '',
  TABLE_PATIENCE: process.env.TABLE_PATIENCE ?? '',
};
/** How long a test or a hook takes is the machine's business: test/watchdog.ts ends what gets nowhere. */
const limits = { testTimeout: 0, hookTimeout: 0 };
/** Files that have nothing to do but in the long run. */
const left = thorough ? [] : onlyLong();

/** Tests that run in Chromium themselves. */
const inBrowser = (name: string, files: string): TestProjectInlineConfiguration => ({
  extends: true,
  optimizeDeps: { include: ['comlink', 'howler', 'idb', 'valibot'] },
  test: {
    name,
    env,
    include: [files],
    exclude: left,
    setupFiles: ['test/watchdog.ts', 'test/spoken.ts', 'test/all-games.ts'],
    ...limits,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: { executablePath: findChromium() ?? undefined, chromiumSandbox: false, args: chromiumFlags },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
});

/** What the minifier may do beyond its usual. Properties: as in `treeshake` below. */
const smallest = {
  compress: { target: 'es2022', treeshake: { propertyReadSideEffects: false } },
  mangle: { toplevel: true },
  codegen: true,
} as const;

export default defineConfig({
  // Relative addresses: the built program also works in a subfolder of somebody's server.
  base: './',
  publicDir: false,
  plugins: [
    ourPhaser(),
    policyInPage(),
    licencesInBuild(),
    messagesInBuild(),
    tooOldInBuild(),
    unaskedInBuild(),
    workerInBuild(),
    offlineInBuild(),
  ],
  // It is one module already.
  optimizeDeps: { exclude: ['phaser'] },
  worker: { format: 'es' },
  build: {
    target: leastBrowsers,
    // A browser that does not know it just loads a little later.
    modulePreload: {
      polyfill: false,
      // A Worker has no document in which files could be announced.
      resolveDependencies: (file, files) => (/\brules-/.test(file) ? [] : files),
    },
    // Files, never data URLs: the page's content security policy stays narrow and pictures cacheable.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 1500,
    rolldownOptions: {
      // No property of ours does anything but give its value when it is read.
      treeshake: { propertyReadSideEffects: false },
      output: {
        minify: smallest,
        // Of comments only the owners of a part have something to say in the build.
        comments: { legal: true, annotation: false, jsdoc: false },
        codeSplitting: {
          groups: [
            { name: fileInWorker },
            { name: 'phaser', test: /node_modules[\\/].cache[\\/]phaser/ },
            // Each of these only fetches its words.
            { name: 'translations', test: /[\\/]words[\\/][\w-]+[\\/][a-z]{2}[\\/]/ },
            // Five dozen crumbs otherwise, each on a way of its own.
            ...groupsOfPage,
          ],
        },
      },
    },
  },
  test: {
    env,
    // Files share their worker's modules, which are loaded once and not 280 times; what a file puts in place of a global is taken back.
    isolate: false,
    unstubGlobals: true,
    // No watchdog is there before a browser is: one that never comes ends this in the end, one that is slow does not. For all projects.
    browser: { connectTimeout: 600_000 },
    // Two at least: a file that waits for a browser leaves room for another.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        extends: true,
        test: {
          name: 'layers',
          environment: 'node',
          setupFiles: ['test/watchdog.ts', 'test/all-games.ts'],
          ...limits,
          include: ['test/layers.test.ts', 'test/layers/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: ['test/**/*.test.ts'],
          exclude: [
            'test/layers.test.ts',
            'test/layers/**',
            'test/browser/**',
            'test/page/**',
            'test/e2e/**',
            'test/long/**',
            ...left,
          ],
          setupFiles: ['test/seeds.ts', 'test/watchdog.ts', 'test/all-games.ts'],
          ...limits,
        },
      },
      {
        extends: true,
        test: {
          name: 'page',
          environment: 'node',
          include: ['test/page/**/*.test.ts'],
          exclude: left,
          globalSetup: ['test/page/built.ts'],
          setupFiles: ['test/watchdog.ts', 'test/all-games.ts'],
          ...limits,
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          environment: 'node',
          include: ['test/e2e/**/*.test.ts'],
          globalSetup: ['test/page/built.ts'],
          setupFiles: ['test/watchdog.ts', 'test/all-games.ts'],
          ...limits,
        },
      },
      inBrowser('browser', 'test/browser/**/*.test.ts'),
      inBrowser('long', 'test/long/**/*.test.ts'),
    ],
  },
});
