/** The reason why a browser has not started, in its own words, which the driver puts far below "has been closed". */

/** Lines of a browser's log, as the driver hands it on. */
const ofLog = /\[pid=\d+\]\[err\] (.*)/g;

/** Process, time and place in the browser's sources, which say nothing to whoever has to mend it. */
const mark = /^\[[^\]]*\b(?:ERROR|FATAL):[^\]]*\]\s*/;

/** Complaints that stand in the log of a browser that starts as well. */
const usual = /dbus|drm_render_node|unexpected operator/i;

/** Words of theirs where no display answers. */
const noDisplay = /Missing X server|Wayland display/;

/** Gives one line: the first of the browser's errors, else its last word, else the driver's first line. */
export function startFault(
  error: unknown,
  variables: Readonly<Record<string, string | undefined>> = process.env,
): string {
  if (!(error instanceof Error)) return String(error);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the driver colours its log.
  const text = error.message.replaceAll(/\x1b\[\d*m/g, '');
  const lines = [...text.matchAll(ofLog)].map(([, line]) => line.trim()).filter((line) => line && !usual.test(line));
  const line = lines.find((each) => mark.test(each)) ?? lines.at(-1);
  if (line) {
    const { DISPLAY, WAYLAND_DISPLAY } = variables;
    const where = DISPLAY ? `DISPLAY is ${DISPLAY}` : `WAYLAND_DISPLAY is ${WAYLAND_DISPLAY}`;
    const why = noDisplay.test(line) ? ` (${where}: no screen answers there, or it does not let this user in)` : '';
    return `The browser says: ${line.replace(mark, '')}${why}`;
  }
  return text.split('\n')[0].replace(/^browserType\.\w+: /, '');
}
