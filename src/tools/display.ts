/** The display that a browser's window opens on, as the variables of a session name it. */
import { existsSync } from 'node:fs';
import path from 'node:path';

type Variables = Readonly<Record<string, string | undefined>>;

/** A display that is there, with the flags by which Chromium finds it; or a sentence that says what to do. */
export type Display = { flags: readonly string[] } | { none: string };

const advice = 'Start it in the session of the screen, or name its display in the variable DISPLAY or WAYLAND_DISPLAY.';

/** Finds the display. On other systems than Linux there always is one. */
export function findDisplay(variables: Variables = process.env, platform: NodeJS.Platform = process.platform): Display {
  if (platform !== 'linux') return { flags: [] };
  const { DISPLAY, WAYLAND_DISPLAY, XDG_RUNTIME_DIR } = variables;
  // Chromium chooses between the two by XDG_SESSION_TYPE, which a session that is started by hand does not set.
  if (DISPLAY && WAYLAND_DISPLAY) return { flags: [] };
  if (DISPLAY) return { flags: ['--ozone-platform=x11'] };
  if (!WAYLAND_DISPLAY) return { none: `There is no screen here. ${advice}` };
  const socket = path.resolve(XDG_RUNTIME_DIR || '/', WAYLAND_DISPLAY);
  if (!XDG_RUNTIME_DIR && !path.isAbsolute(WAYLAND_DISPLAY))
    return {
      none: `WAYLAND_DISPLAY is ${WAYLAND_DISPLAY}, but XDG_RUNTIME_DIR does not say in which folder. ${advice}`,
    };
  if (!existsSync(socket))
    return { none: `WAYLAND_DISPLAY is ${WAYLAND_DISPLAY}, but there is no ${socket}. ${advice}` };
  return { flags: ['--ozone-platform=wayland'] };
}
