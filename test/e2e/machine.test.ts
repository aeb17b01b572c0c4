/**
 * The machine under a kiosk: the unit that starts it is sound, and `npm run kiosk` fills a screen with the table and leaves nothing
 * behind when it is ended. It is asked for by name, so what it needs is not left out where it is missing, but named.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import {
  accessSync,
  chmodSync,
  chownSync,
  constants,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { freshDist } from '../../src/tools/dist.ts';
import { until, waitFor } from '../progress.ts';
import { endAll, freePort, start } from './programs.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'captains-table-machine-'));
afterAll(async () => {
  await endAll();
  rmSync(folder, { recursive: true, force: true });
});

/** Finds a program of the machine; a sentence says which one is missing, and where it comes from. */
function need(program: string, from: string): string {
  for (const dir of (process.env.PATH ?? '').split(path.delimiter)) {
    const file = path.join(dir, program);
    try {
      accessSync(file, constants.X_OK);
      return file;
    } catch {
      // It may be in the next one.
    }
  }
  throw new Error(`There is no ${program} on this machine: ${from} has it.`);
}

describe('the unit', () => {
  const unit = 'docs/kiosk/captains-table.service';

  /** Gives what systemd says against a unit: nothing where it is sound. */
  function faultsOf(file: string): string {
    const systemd = need('systemd-analyze', 'systemd');
    // It asks for a folder of the user's, which nobody has who is not signed in.
    const own = path.join(folder, 'run');
    mkdirSync(own, { recursive: true, mode: 0o700 });
    const env = { ...process.env, XDG_RUNTIME_DIR: own };
    try {
      const args = ['-c', '"$0" verify --user --man=no "$1" 2>&1', systemd, file];
      return execFileSync('/bin/sh', args, { env, encoding: 'utf8' }).trim();
    } catch (error) {
      return (error as { stdout?: string }).stdout?.trim() || String(error);
    }
  }

  it('is sound, as systemd itself says', () => {
    expect(faultsOf(unit)).toBe('');
  });

  it.each([
    ['Restart=always', 'Restart=mostly'],
    ['/usr/bin/env', '/usr/bin/nothing-here'],
    ['[Install]', '[Instal]'],
  ])('would be found out where %s were %s', (good, bad) => {
    const text = readFileSync(unit, 'utf8');
    expect(text).toContain(good);
    const planted = path.join(folder, path.basename(unit));
    writeFileSync(planted, text.replace(good, bad));
    expect(faultsOf(planted)).not.toBe('');
  });
});

/** Counts the colours along each edge of a screen, from the file that the X server keeps its picture in (XWD). */
function coloursAtEdges(file: string): number[] {
  const all = readFileSync(file);
  const word = (n: number) => all.readUInt32BE(4 * n);
  const [width, height, perLine] = [word(4), word(5), word(12)];
  const first = word(0) + 12 * word(19);
  const at = (x: number, y: number) => all.readUInt32LE(first + y * perLine + 4 * x) & 0xffffff;
  const across = Array.from({ length: width }, (_, x) => x);
  const down = Array.from({ length: height }, (_, y) => y);
  return [
    across.map((x) => at(x, 0)),
    across.map((x) => at(x, height - 1)),
    down.map((y) => at(0, y)),
    down.map((y) => at(width - 1, y)),
  ].map((edge) => new Set(edge).size);
}

/** Gives the display of an X server that says its number, among whatever else it says. */
async function displayOf(server: { said: string }): Promise<string> {
  const number = () => /^\d+$/m.exec(server.said)?.[0] ?? '';
  return `:${await until('the number of a display', number, Boolean)}`;
}

/** Opens a bare X server of this size, and gives its display. Its picture is a file in the folder. */
async function bareScreen(size: string): Promise<string> {
  const xvfb = need('Xvfb', 'the package xvfb');
  const screen = start(xvfb, ['-displayfd', '1', '-screen', '0', size, '-fbdir', folder, '-nolisten', 'tcp']);
  return displayOf(screen);
}

/** Starts a kiosk in this session, with a profile of its own, and waits for its table. */
async function kioskIn(session: Record<string, string>) {
  const profile = mkdtempSync(path.join(folder, 'profile-'));
  const args = ['src/tools/run.mjs', 'kiosk', '--port', String(await freePort()), '--profile', profile];
  const none = { DISPLAY: '', WAYLAND_DISPLAY: '', XDG_SESSION_TYPE: '' };
  const kiosk = start(process.execPath, args, { ...none, ...session });
  await kiosk.says('The table is shown.');
  return kiosk;
}

describe('a screen that changes', () => {
  it('is filled by a window without a window manager', async () => {
    const [xephyr, xrandr, xwd] = [
      need('Xephyr', 'the package xserver-xephyr'),
      need('xrandr', 'the package x11-xserver-utils'),
      need('xwd', 'the package x11-apps'),
    ];
    await waitFor('the built program', freshDist());
    const outer = await bareScreen('1920x1440x24');
    const inner = start(xephyr, ['-displayfd', '1', '-screen', '1280x720', '-resizeable'], { DISPLAY: outer });
    const display = await displayOf(inner);
    const picture = path.join(folder, 'screen.xwd');
    const filled = () => {
      execFileSync(xwd, ['-display', display, '-root', '-silent', '-out', picture]);
      return Math.min(...coloursAtEdges(picture)) > 8;
    };
    const kiosk = await kioskIn({ DISPLAY: display });
    await until('a table from edge to edge', filled, Boolean);
    for (const mode of ['1600x1200', '800x600', '1280x1024']) {
      execFileSync(xrandr, ['-display', display, '--output', 'default', '--mode', mode]);
      await until(`a table from edge to edge at ${mode}`, filled, Boolean);
    }
    expect(await kiosk.end()).toBe(0);
  });
});

describe('npm run kiosk', () => {
  it('opens on Wayland alone', async () => {
    const weston = need('weston', 'weston');
    await waitFor('the built program', freshDist());
    const run = path.join(folder, 'wayland');
    mkdirSync(run, { mode: 0o700 });
    const session = { XDG_RUNTIME_DIR: run, WAYLAND_DISPLAY: 'wayland-table' };
    const args = ['--backend=headless-backend.so', '--socket=wayland-table', '--idle-time=0'];
    start(weston, args, { XDG_RUNTIME_DIR: run, DISPLAY: '', WAYLAND_DISPLAY: '' });
    await until('a display of Wayland', () => existsSync(path.join(run, 'wayland-table')), Boolean);
    const kiosk = await kioskIn(session);
    expect(await kiosk.end()).toBe(0);
  });

  it('says what to do where another user may only read the program', async () => {
    expect(process.getuid?.(), 'root alone can become another user').toBe(0);
    const nobody = 65_534;
    const home = path.join(folder, 'nobody');
    mkdirSync(home);
    chownSync(home, nobody, nobody);
    chmodSync(folder, 0o755);
    const env = { ...process.env, HOME: home, DISPLAY: '', WAYLAND_DISPLAY: '' };
    const asked = spawnSync(process.execPath, ['src/tools/run.mjs', 'kiosk'], {
      env,
      uid: nobody,
      gid: nobody,
      encoding: 'utf8',
    });
    expect(asked.stderr).toMatch(/There is no screen here/);
    expect(asked.stderr).not.toMatch(/Error|\n\s+at /);
    expect(asked.status).toBe(1);
  });

  it('fills a screen with the table, brings it back, and leaves nothing behind when it is ended', async () => {
    await waitFor('the built program', freshDist());
    const display = await bareScreen('1280x720x24');
    const edges = () => coloursAtEdges(path.join(folder, 'Xvfb_screen0'));
    // No number of them would do: a table that lives has others all the time, and would be waited for without end.
    const filled = () => Math.min(...edges()) > 8;
    // Nothing lies on it: it has one colour.
    expect(edges()).toEqual([1, 1, 1, 1]);

    const profile = path.join(folder, 'profile');
    const args = ['src/tools/run.mjs', 'kiosk', '--port', String(await freePort()), '--profile', profile];
    const kiosk = start(process.execPath, args, { DISPLAY: display, WAYLAND_DISPLAY: '' });
    const shown = 'The table is shown.';
    await kiosk.says(shown);
    await until('a table from edge to edge', filled, Boolean);

    // One that is ended by force is there again.
    const browsers = () =>
      execFileSync('ps', ['-eo', 'pid=,args='], { encoding: 'utf8' })
        .split('\n')
        .filter((line) => line.includes(`--user-data-dir=${profile} `) && !line.includes('--type='))
        .map((line) => Number.parseInt(line, 10));
    const [first, ...more] = browsers();
    expect([first > 1, more]).toEqual([true, []]);
    process.kill(first, 'SIGKILL');
    await kiosk.says(shown, 2);
    await until('the table from edge to edge again', filled, Boolean);

    expect(await kiosk.end()).toBe(0);
    expect(kiosk.said).not.toMatch(/Error|at .*\.ts:\d/);
    await until('the end of the browser', browsers, (left) => left.length === 0);
  });
});
