import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Served, serve } from '../../src/tools/serve.ts';

const dir = mkdtempSync(path.join(tmpdir(), 'captains-table-serve-'));
const script = `export const text = '${'ahoy '.repeat(200)}';`;
let server: Served;

beforeAll(async () => {
  mkdirSync(path.join(dir, 'assets'));
  writeFileSync(path.join(dir, 'index.html'), '<!doctype html><title>Table</title>');
  writeFileSync(path.join(dir, 'assets', 'main-a1B2c3_4.js'), script);
  writeFileSync(path.join(dir, 'assets', 'main-a1B2c3_4.js.gz'), gzipSync(script));
  writeFileSync(path.join(dir, 'assets', 'sea-a1B2c3_4.webp'), 'RIFF');
  server = await serve(dir);
});
afterAll(async () => {
  await server.close();
  rmSync(dir, { recursive: true });
});

const get = (file: string) => fetch(server.url + file);

test('the page may be asked for again, its parts are kept for ever', async () => {
  expect((await get('')).headers.get('cache-control')).toBe('no-cache');
  expect((await get('assets/main-a1B2c3_4.js')).headers.get('cache-control')).toContain('immutable');
});

test('every answer, the empty one too, carries the content security policy', async () => {
  for (const file of ['', 'assets/sea-a1B2c3_4.webp', 'nothing']) {
    const policy = (await get(file)).headers.get('content-security-policy');
    expect(policy).toContain("default-src 'self'");
    expect(policy).not.toMatch(/script-src[^;]*unsafe|https?:|\*/);
  }
});

test('the right types, and text compressed', async () => {
  expect((await get('?demo=treasure-fleet&seats=4')).headers.get('content-type')).toBe('text/html;charset=utf-8');
  expect((await get('assets/sea-a1B2c3_4.webp')).headers.get('content-type')).toBe('image/webp');
  const before = server.bytesSent();
  const js = await get('assets/main-a1B2c3_4.js');
  expect(js.headers.get('content-type')).toBe('text/javascript');
  expect(js.headers.get('content-encoding')).toBe('gzip');
  expect(await js.text()).toBe(script);
  const sent = server.bytesSent() - before;
  expect(sent).toBeGreaterThan(0);
  expect(sent).toBeLessThan(script.length);
});

test('nothing outside of the folder, nothing that is not there', async () => {
  expect((await get('nothing')).status).toBe(404);
  expect((await get('..%2f..%2fetc%2fpasswd')).status).toBe(404);
});

test('a taken port is one sentence, or the next port in line', async () => {
  await expect(serve(dir, [server.port])).rejects.toThrow(`Port ${server.port} is taken: name another with --port`);
  const next = await serve(dir, [server.port, 0]);
  expect(next.port).not.toBe(server.port);
  await next.close();
});
