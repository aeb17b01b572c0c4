/** The browser's window: every way in which it is left or seen by others, for whatever is private has to go then. */
import type { OwnWindow } from './surroundings.ts';

export const pageWindow: OwnWindow = {
  get upright() {
    return window.innerHeight > window.innerWidth;
  },

  /**
   * Watches the window. `gone` is called in the browser's own moment: it may be the last one before the picture is
   * taken.
   */
  watch(gone) {
    window.addEventListener('blur', gone);
    window.addEventListener('pagehide', gone);
    window.addEventListener('beforeprint', gone);
    document.addEventListener('visibilitychange', gone);
    document.addEventListener('freeze', gone);
    document.addEventListener('fullscreenchange', gone);
  },
};
