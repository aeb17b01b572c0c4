/** The browser of a kiosk: one window that fills the screen, a profile of its own, and nothing of the browser to be seen. */
import { readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { homedir, hostname } from 'node:os';
import path from 'node:path';
import { type BrowserContext, chromium, type Page } from 'playwright-core';
import { isSameFolder, makeFolder } from './folders.ts';
import { beginningOf, commandOf } from './processes.ts';

const flags = [
  '--kiosk',
  '--start-fullscreen',
  '--window-position=0,0',
  '--no-first-run',
  '--no-default-browser-check',
  '--noerrdialogs',
  // Nothing is said about a browser that ended all at once.
  '--hide-crash-restore-bubble',
  '--disable-session-crashed-bubble',
  '--disable-infobars',
  // Two fingers do not go back, and do not enlarge.
  '--overscroll-history-navigation=0',
  '--disable-pinch',
  // The sea is heard before anybody has touched anything.
  '--autoplay-policy=no-user-gesture-required',
  // A window that something covers is drawn all the same.
  '--disable-backgrounding-occluded-windows',
  '--disable-renderer-backgrounding',
  // It talks to nobody.
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-domain-reliability',
  '--disable-sync',
  '--metrics-recording-only',
  '--no-pings',
  '--disable-features=Translate,MediaRouter,OptimizationHints',
  '--check-for-update-interval=31536000',
  '--password-store=basic',
];

/** Arguments that Playwright adds for tests, and that a visitor would see or that would hold the browser back. */
const unwanted = ['--enable-automation', '--disable-extensions', '--disable-back-forward-cache', '--mute-audio'];

/** Gives the folder of the browser's profile, to which saved games and settings belong. */
export function usualProfile(): string {
  const data = process.env.XDG_DATA_HOME || path.join(homedir(), '.local', 'share');
  return path.join(data, 'captains-table', 'profile');
}

export interface OpenedBrowser {
  context: BrowserContext;
  page: Page;
  /** Ends the browser where it does not close by itself. */
  kill(): void;
}

/** Milliseconds that a browser which was ended has to be gone, and between two looks. */
const goes = { most: 2000, look: 50 };

/** Milliseconds after which an address that does not come is asked for once more. */
const comes = 3000;

interface Start {
  /** True where there is no screen, in tests. */
  headless?: boolean;
  /** Milliseconds that it has. */
  within?: number;
  /** Flags by which it finds its display. */
  display?: readonly string[];
}

/** Opens the address in a full screen. */
export async function openBrowser(
  file: string,
  profile: string,
  url: string,
  { headless = false, within = 60_000, display = [] }: Start = {},
): Promise<OpenedBrowser> {
  makeFolder(profile);
  // One that was left running would take the address over, and nobody would look after it. While it is not gone it has the
  // profile's files.
  const left = ownerOf(profile);
  const began = left && beginningOf(left);
  end(profile, left);
  // A process that is ending has no words any more before it lets go of its files.
  for (let waited = 0; left && began && beginningOf(left) === began && waited < goes.most; waited += goes.look)
    await new Promise((done) => setTimeout(done, goes.look));
  forgetCrash(profile);
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: file,
    headless,
    viewport: headless ? { width: 1280, height: 720 } : null,
    args: headless ? flags.filter((flag) => flag !== '--kiosk') : [...flags, ...display],
    ignoreDefaultArgs: unwanted,
    // A browser of root's does not start with it.
    chromiumSandbox: process.getuid?.() !== 0,
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
    timeout: within,
  });
  // Another one may take the lock away, over which it would not be found.
  const pid = ownerOf(profile);
  // A visitor leaves the window as it is: whatever else opens is closed again.
  const [page = await context.newPage()] = context.pages();
  context.on('page', (other) => void other.close().catch(() => {}));
  page.on('filechooser', () => {});
  void goTo(page, url);
  return { context, page, kill: () => end(profile, pid) };
}

/**
 * Leads a page to the address. The answer to it may never come where the page hangs at once: the heartbeat sees to that. A browser
 * that comes to no address, asked twice, is closed, and another one is tried.
 */
export async function goTo(page: Pick<Page, 'goto' | 'close'>, url: string): Promise<void> {
  const ask = () => page.goto(url, { waitUntil: 'commit', timeout: comes });
  await ask()
    .catch(ask)
    .catch(() => page.close().catch(() => {}));
}

/** Tells whether a process was started with this very profile: after a power cut its number may be that of anything. */
function isBrowserOf(profile: string, pid: number): boolean {
  const command = commandOf(pid);
  // A path may have blanks.
  const said = / --user-data-dir=(.*?) (?=--|about:|$)/.exec(command)?.[1];
  return command.includes(` --user-data-dir=${path.resolve(profile)} `) || isSameFolder(said ?? '', profile);
}

/** Finds the browser that has this profile open: its lock names machine and process. */
function ownerOf(profile: string): number | null {
  try {
    const [, host, number] = /^(.*)-(\d+)$/.exec(readlinkSync(path.join(profile, 'SingletonLock'))) ?? [];
    const pid = Number(number);
    return host === hostname() && pid > 1 && isBrowserOf(profile, pid) ? pid : null;
  } catch {
    // Nobody has it.
    return null;
  }
}

/** Ends a browser of this profile, and takes its lock away. */
function end(profile: string, pid: number | null): void {
  try {
    if (pid !== null && isBrowserOf(profile, pid)) process.kill(pid, 'SIGKILL');
  } catch {
    // It is gone already.
  }
  rmSync(path.join(profile, 'SingletonLock'), { force: true });
}

/** Clears the mark that a killed browser leaves in its profile: the next one would offer to restore its pages. */
function forgetCrash(profile: string): void {
  const file = path.join(profile, 'Default', 'Preferences');
  try {
    const kept = JSON.parse(readFileSync(file, 'utf8'));
    kept.profile = { ...kept.profile, exit_type: 'Normal', exited_cleanly: true };
    writeFileSync(file, JSON.stringify(kept));
  } catch {
    // There is none yet, or the browser will make a new one.
  }
}
