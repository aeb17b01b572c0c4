/** Why a browser has not started is told in its own words, as the driver hands them on. */
import { expect, it } from 'vitest';
import { startFault } from '../../src/tools/kiosk/start-fault.ts';

const closed = 'browserType.launchPersistentContext: Target page, context or browser has been closed';

/** An error of the driver's, as Chromium 156 and Firefox 153 made it. */
const failed = (...log: string[]) =>
  new Error(
    [
      closed,
      'Browser logs:',
      '',
      '║ <3 Playwright Team ║',
      'Call log:',
      ...log.map((line) => `\x1b[2m  - [pid=23454]${line}\x1b[22m`),
    ].join('\n'),
  );
const bus = '[err] [23454:23484:1128/041050.08:ERROR:dbus/bus.cc:405] Failed to connect to the bus: no such file';
const wrapper = '[err] /usr/bin/chromium: 9: [: 25264623616: unexpected operator';

it.each([
  [
    'no X server',
    failed(
      wrapper,
      bus,
      '[err] [1:1:1128/041050.1:ERROR:ui/ozone/x11.cc:257] Missing X server or $DISPLAY',
      '[err] [1:1:1128/04:ERROR:ui/aura/env.cc:253] The platform failed to initialize.  Exiting.',
      ' <kill>',
    ),
    'The browser says: Missing X server or $DISPLAY (DISPLAY is :9: no screen answers there, or it does not let this user in)',
  ],
  [
    'a folder that belongs to somebody else',
    failed(
      wrapper,
      '[err] [1:1:1128/04:ERROR:chrome/process_singleton_posix.cc:349] Failed to create /p/SingletonLock: Permission denied (13)',
    ),
    'The browser says: Failed to create /p/SingletonLock: Permission denied (13)',
  ],
  [
    'no sandbox',
    failed('[err] [1:1:1128/04:FATAL:zygote_host_impl_linux.cc:128] No usable sandbox!'),
    'The browser says: No usable sandbox!',
  ],
  [
    'no mark',
    failed('[err] Error: no DISPLAY environment variable specified'),
    'The browser says: Error: no DISPLAY environment variable specified',
  ],
  ['no word of its own', failed(bus, ' <kill>'), 'Target page, context or browser has been closed'],
  [
    'another error',
    new Error('browserType.launchPersistentContext: Failed to launch: Error: spawn /tmp EACCES\nCall log:'),
    'Failed to launch: Error: spawn /tmp EACCES',
  ],
])('%s', (_, error, line) => {
  expect(startFault(error, { DISPLAY: ':9' })).toBe(line);
});
