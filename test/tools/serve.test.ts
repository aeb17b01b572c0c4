import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { hostname, networkInterfaces, tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { laidLines, networkAddresses } from '../../src/tools/laid.ts';
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

/** What comes back for a request under this Host header, which `fetch` would not let us choose. */
const under = (host: string, { method = 'GET', port = server.port } = {}) =>
  new Promise<{ status?: number; allow?: string; text: string }>((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, method, setHost: false, headers: { host } }, (res) => {
      let text = '';
      res.on('data', (part) => {
        text += part;
      });
      res.on('end', () => resolve({ status: res.statusCode, allow: res.headers.allow, text }));
    });
    asked.on('error', reject);
    asked.end();
  });

test('the page may be asked for again, its parts are kept for ever', async () => {
  expect((await get('')).headers.get('cache-control')).toBe('no-cache');
  expect((await get('assets/main-a1B2c3_4.js')).headers.get('cache-control')).toContain('immutable');
});

test('every answer, the empty one too, carries the content security policy', async () => {
  for (const file of ['', 'assets/sea-a1B2c3_4.webp', 'nothing']) {
    const policy = (await get(file)).headers.get('content-security-policy');
    expect(policy).toContain("default-src 'self'");
    expect(policy).not.toMatch(/script-src[^;]*unsafe|https?:|\*/);
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).toMatch(/trusted-types captains-table(;|$)/);
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

test('it is only read, never written to', async () => {
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
    const { status, allow, text } = await under('localhost', { method });
    expect({ method, status, allow }).toEqual({ method, status: 405, allow: 'GET, HEAD' });
    expect(text).toMatch(/^[A-Z].*\.\n$/);
  }
  expect(await under('localhost', { method: 'HEAD' })).toMatchObject({ status: 200, text: '' });
});

test('it answers to this machine, by any of its names', async () => {
  const own = Object.values(networkInterfaces()).flatMap((each) => each ?? []);
  const hosts = ['localhost', 'LOCALHOST:80', 'localhost.', '127.0.0.1', '127.0.0.1:4747', '127.9.9.9', '[::1]:4747'];
  hosts.push(
    hostname(),
    `${hostname()}:${server.port}`,
    ...own.filter((a) => a.family === 'IPv4').map((a) => a.address),
  );
  for (const host of hosts) expect((await under(host)).status, host).toBe(200);
});

test('it does not answer to a name that somebody else has pointed at us', async () => {
  const foreign = ['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example', 'evil.example:80'];
  foreign.push('evil.example@localhost', 'localhost/evil', '1270.0.0.1', '8.8.8.8', '[::2]', '');
  for (const host of foreign) {
    const { status, text } = await under(host);
    expect([400, 421], host).toContain(status);
    if (status === 421) expect(text).toMatch(/--allow-host/);
    expect(text).not.toContain('<title>');
  }
});

test('a name that was allowed is answered, and no other', async () => {
  const friendly = await serve(dir, [0], ['Pirates.example', 'other.example:8080']);
  const { port } = friendly;
  for (const host of ['pirates.example', 'PIRATES.example:99', 'other.example'])
    expect((await under(host, { port })).status, host).toBe(200);
  expect((await under('sub.pirates.example', { port })).status).toBe(421);
  await friendly.close();
});

test('a taken port is one sentence, or the next port in line', async () => {
  await expect(serve(dir, [server.port])).rejects.toThrow(`Port ${server.port} is taken. Name another with --port`);
  const next = await serve(dir, [server.port, 0]);
  expect(next.port).not.toBe(server.port);
  await next.close();
});

/** An address that is not the one to which a server of this machine alone listens. */
const [elsewhere = '127.0.0.2'] = networkAddresses();

test('the network is answered where that is asked for, and not otherwise', async () => {
  await expect(fetch(`http://${elsewhere}:${server.port}/`)).rejects.toThrow();
  const open = await serve(dir, [0], [], undefined, true);
  expect((await fetch(`http://${elsewhere}:${open.port}/`)).status).toBe(200);
  expect((await fetch(open.url)).status).toBe(200);
  expect((await under('evil.example', { port: open.port })).status).toBe(421);
  await open.close();
});

test('the start tells the address in the network, and in one line what is missing there', () => {
  const url = 'http://127.0.0.1:4747/';
  const laid = { url, port: 4747 };
  expect(laidLines({ ...laid, network: null })).toEqual([expect.stringContaining(url)]);
  const [, address, missing, ...more] = laidLines({ ...laid, network: ['10.0.0.7', '10.1.0.7'] });
  expect(address).toContain('http://10.0.0.7:4747/, http://10.1.0.7:4747/');
  expect(missing).toMatch(/plain http.*files.*screen.*locks/);
  expect(more).toEqual([]);
  expect(laidLines({ ...laid, network: [] }).join()).toContain('not on a network');
});
