/** Every way in which a window is left or seen by others: whatever is private has to go then. */

/** `gone` is called for each of them, in the browser's own moment: it may be the last one before the picture is taken. */
export function watchLeaving(gone: () => void): void {
  window.addEventListener('blur', gone);
  window.addEventListener('pagehide', gone);
  window.addEventListener('beforeprint', gone);
  document.addEventListener('visibilitychange', gone);
  document.addEventListener('fullscreenchange', gone);
}

/** Higher than wide. A change of it is a screen that was turned. */
export const isUpright = (): boolean => window.innerHeight > window.innerWidth;
