/** Debian's programs that the other engines need: finds them, and starts the screen and the sound on which they run. */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { installFromDebian } from '../../../src/tools/debian.ts';
import { until, waitFor } from '../../progress.ts';

/** Folders of libraries have the machine's kind in their names. */
const libraries = (file: RegExp): string[] => {
  const folders = existsSync('/usr/lib') ? readdirSync('/usr/lib').filter((name) => name.includes('-linux-gnu')) : [];
  return folders
    .flatMap((folder) => readdirSync(path.join('/usr/lib', folder)).map((name) => path.join('/usr/lib', folder, name)))
    .filter((name) => file.test(name))
    .sort()
    .reverse();
};

/** Places of each program, and the package that brings it. */
const known = {
  firefox: { package: 'firefox-esr', places: () => ['/usr/bin/firefox-esr', '/usr/bin/firefox'] },
  driver: { package: 'webkit2gtk-driver', places: () => ['/usr/bin/WebKitWebDriver'] },
  webkit: {
    package: 'webkit2gtk-driver',
    places: () => libraries(/\/webkit2gtk-4\.\d$/).map((folder) => path.join(folder, 'MiniBrowser')),
  },
  screen: { package: 'xvfb', places: () => ['/usr/bin/Xvfb'] },
  sound: { package: 'pulseaudio', places: () => ['/usr/bin/pulseaudio'] },
} as const;

export type Programs = Readonly<Record<keyof typeof known, string>>;

const found = (name: keyof typeof known): string | undefined => known[name].places().find((file) => existsSync(file));

/** Gives the paths of all of them. Installs what is missing; throws one sentence that says what to do where that fails. */
export function needPrograms(): Programs {
  const names = Object.keys(known) as (keyof typeof known)[];
  const missing = () => [...new Set(names.filter((name) => !found(name)).map((name) => known[name].package))];
  if (missing().length > 0) installFromDebian(missing());
  const still = missing().join(' ');
  if (still) throw new Error(`The other engines need programs of Debian that are not here: apt-get install ${still}`);
  return Object.fromEntries(names.map((name) => [name, found(name)])) as Programs;
}

export interface Premises {
  /** Environment in which a browser finds the screen and the sound. */
  env: NodeJS.ProcessEnv;
  close(): Promise<void>;
}

async function end(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null) return;
  const ended = new Promise((done) => program.once('exit', done));
  program.kill();
  await waitFor(`the end of ${program.spawnfile}`, ended);
}

/** Starts a screen that nobody sees and sound that nobody hears: without a device no browser lets any sound run. */
export async function openPremises({ screen, sound }: Programs): Promise<Premises> {
  const folder = mkdtempSync(path.join(tmpdir(), 'captains-table-premises-'));
  const socket = path.join(folder, 'sound');
  const glass = spawn(screen, ['-displayfd', '1', '-screen', '0', '1280x800x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const display = await waitFor(
    'a screen',
    new Promise<string>((done, failed) => {
      glass.stdout.once('data', (text) => done(`:${String(text).trim()}`));
      glass.once('exit', () => failed(new Error(`${screen} does not start.`)));
    }),
  );
  const load = ['module-null-sink', `module-native-protocol-unix socket=${socket} auth-anonymous=1`];
  const flags = [
    '-n',
    '--daemonize=no',
    '--exit-idle-time=-1',
    '--use-pid-file=no',
    ...load.map((what) => `--load=${what}`),
  ];
  const speaker = spawn(sound, flags, {
    env: { ...process.env, HOME: folder, XDG_RUNTIME_DIR: folder },
    stdio: 'ignore',
  });
  await until('the sound', () => existsSync(socket), Boolean);
  return {
    // There is no graphics device whose memory WebKit could share.
    env: { ...process.env, DISPLAY: display, PULSE_SERVER: `unix:${socket}`, WEBKIT_DISABLE_DMABUF_RENDERER: '1' },
    async close() {
      await Promise.all([end(glass), end(speaker)]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
