/**
 * The page's content security policy, written once: the build puts it into index.html and the server sends it as a header.
 * The page may load from itself only; blobs and data are pictures, fonts and sounds it makes or inlines.
 */
import path from 'node:path';
import type { Plugin } from 'vite';

const directives: readonly string[] = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' blob: data:",
  "font-src 'self' data:",
  "media-src 'self' blob: data:",
  "connect-src 'self' blob: data:",
  "worker-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  // Text never becomes a script. The one policy is in src/app/host/trusted-worker.ts; there is no default.
  "require-trusted-types-for 'script'",
  'trusted-types captains-table',
];

/** The policy as a page may say it of itself. */
export const pagePolicy = directives.join('; ');

/** Browsers read who may frame a page from the header alone. */
export const headerPolicy = [...directives, "frame-ancestors 'self'"].join('; ');

const page = path.join(import.meta.dirname, '../../../index.html');

/** Writes the policy into index.html, before anything there can load or run. */
export const policyInPage = (): Plugin => ({
  name: 'policy-in-page',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { filename }) => {
      // Pages in which tests run are not ours.
      if (path.resolve(filename) !== page) return;
      const attrs = { 'http-equiv': 'Content-Security-Policy', content: pagePolicy };
      return [{ tag: 'meta', attrs, injectTo: 'head-prepend' }];
    },
  },
});
