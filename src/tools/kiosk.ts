/**
 * `npm run kiosk`: serves the build on this machine, opens an installed Chromium that fills the screen, and keeps it open:
 * whatever hangs, crashes or is closed comes back.
 */
import path from 'node:path';
import { readArgs, wholeNumber } from './args.ts';
import { startingChromium } from './chromium.ts';
import { findDisplay } from './display.ts';
import { dist, freshDist, ownVersion } from './dist.ts';
import { setPin } from './kiosk/ask-pin.ts';
import { openBrowser, usualProfile } from './kiosk/browser.ts';
import { Caretaker } from './kiosk/caretaker.ts';
import { needFolder, officeOf, ofOffice, realPath } from './kiosk/folders.ts';
import { Keeper, type Loss } from './kiosk/keeper.ts';
import { OfficeDoor } from './kiosk/office-door.ts';
import { beTheOne } from './kiosk/one-launcher.ts';
import { PinLock } from './kiosk/pin-lock.ts';
import { Reloads } from './kiosk/reloads.ts';
import { WholeScreen } from './kiosk/whole-screen.ts';
import { PortTaken, serve } from './serve.ts';
import { Stop } from './stop.ts';

/** Saved games and settings belong to the address, port included: it is always the same. */
const usualPort = 4747;

const help = `npm run kiosk [-- OPTIONS]: serves the table on this machine and keeps it on the whole screen.

  --port N       the port, always the same one: saved games belong to it (${usualPort})
  --profile DIR  where the browser keeps games and settings
  --language ID  the language that the table starts in
  --reload HOUR  the hour at which the page reloads every day, when nobody plays (4)
  --pin DIGITS   the number that opens the operator's office, four to eight digits; the first start asks for it
  --reset-pin    forgets that number, asks for another, and exits
  --state        prints the state of the table, and exits
  --reset-house  restores the defaults of the office's settings, and exits; a running table follows at once
  --headless     runs without a screen, to try it
  --help         prints these lines

Press Ctrl-C to stop. docs/running-a-kiosk.md says how to start it together with the machine.`;

const said: Readonly<Record<Loss, string>> = {
  closed: 'The browser was closed',
  crashed: 'The page crashed',
  hung: 'The table no longer draws',
  'not started': 'The browser did not start',
};

const { values } = readArgs({
  options: {
    port: { type: 'string' },
    profile: { type: 'string' },
    language: { type: 'string' },
    reload: { type: 'string' },
    pin: { type: 'string' },
    'reset-pin': { type: 'boolean' },
    state: { type: 'boolean' },
    'reset-house': { type: 'boolean' },
    headless: { type: 'boolean' },
    help: { type: 'boolean' },
  },
});
if (values.help) {
  console.log(help);
  process.exit(0);
}
const port = wholeNumber('port', values.port, 1, 65_535) ?? usualPort;
const hour = wholeNumber('reload', values.reload, 0, 23) ?? 4;
const profile = realPath(values.profile ?? usualProfile());
const folder = officeOf(values.profile ?? usualProfile());
const lock = new PinLock(path.join(folder, 'number.json'));
if (values['reset-house'] || values['reset-pin']) needFolder(folder, ofOffice);
else if (!values.state) needFolder(profile, 'The profile, with games and settings,');
const caretaker = new Caretaker(folder);
if (values['reset-house']) caretaker.askForReset();
if (values.state || values['reset-house']) {
  console.log(caretaker.state(lock).join('\n'));
  process.exit(0);
}
if (values['reset-pin']) lock.remove();
if (!lock.isSet || values.pin !== undefined) await setPin(lock, values.pin, folder);
if (values['reset-pin']) {
  console.log(lock.isSet ? 'The office has a new number.' : 'The office has no number, so it stays closed.');
  process.exit(0);
}
if (!lock.isSet) console.log("The operator's office has no number, so it stays closed. Give it one with --pin.");
const file = startingChromium();
if (!file) throw new Stop('No Chromium found. Install it, or name it in the variable CHROMIUM.');
const display = values.headless ? { flags: [] } : findDisplay();
if ('none' in display) throw new Stop(`${display.none} Use --headless to try it without one.`);
const leave = beTheOne(profile);
const door = new OfficeDoor({ lock, folder, version: ownVersion() });
const server = await serve(dist, [port], [], door.answers).catch((error) => {
  if (!(error instanceof PortTaken)) throw error;
  leave();
  throw new Stop(
    `Port ${port} is taken, perhaps by npm start. Stop the program that uses it, or name another port with --port. Saved games belong to their port.`,
  );
});
await freshDist();
const address = new URL(server.url);
address.searchParams.set('kiosk', '');
if (values.language) address.searchParams.set('language', values.language);
const reloads = new Reloads(hour);
const whole = new WholeScreen();

/** Says a line with its time, and writes it down. */
function tell(line: string): void {
  const now = new Date();
  console.log(`${now.toISOString()} ${line}`);
  caretaker.note(line, now);
}

const keeper = new Keeper({
  open: (within) =>
    openBrowser(file, profile, address.href, { headless: values.headless, within, display: display.flags }),
  onLoss: (loss, wait) => tell(`${said[loss]}. Restarting in ${wait / 1000} s.`),
  onLife: () => tell('The table is shown.'),
  between: async (opened, dead) => {
    const { page } = opened;
    if (dead && (await reloads.revive(page))) tell('The table does not react to presses. Reloading its page.');
    if (!values.headless) await whole.look(opened);
    await caretaker.look(page);
    await reloads.look(page);
  },
});
console.log(`The Captain's Table is running at ${address.href} (press Ctrl-C to stop)`);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, async () => {
    await keeper.end();
    await server.close();
    leave();
    process.exit(0);
  });
}
await keeper.run();
