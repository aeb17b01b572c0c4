/** Looks after the window of a kiosk: keeps it awake, hides the pointer, and loads the page anew after a fault. */
import { afterPassed } from '../../host/promised-time.ts';

/** The pointer is hidden after so many milliseconds without a movement. */
const pointerFor = 3000;

/** A fault that ends everything stands so many milliseconds, to be read; doubled each time, up to the second. */
const faultFor = [10_000, 300_000] as const;

const faultsKey = 'captains-table/faults';

/** A house that has been open for so many milliseconds has got over the faults before. */
const sound = 60_000;

/** True while a fault stands. */
let stands = false;

export function keepAwake(): void {
  const again = () => setTimeout(() => document.visibilityState === 'visible' && ask(), 1000);
  // The system may take it back at any time.
  const ask = () =>
    void navigator.wakeLock
      ?.request('screen')
      .then((held) => held.addEventListener('release', again))
      .catch(() => {});
  ask();
  // The lock is lost whenever the window is not seen.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') ask();
  });
}

export function hidePointer(page: HTMLElement): void {
  let timer = 0;
  const hide = () => {
    page.style.cursor = 'none';
  };
  const show = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return;
    page.style.cursor = '';
    clearTimeout(timer);
    timer = window.setTimeout(hide, pointerFor);
  };
  window.addEventListener('pointermove', show);
  window.addEventListener('pointerdown', show);
  timer = window.setTimeout(hide, pointerFor);
}

/** Keys that belong to the browser, beside whatever is pressed together with Ctrl, Alt or Meta. F1 is the house's own. */
const browserKeys = /^(F([2-9]|1\d)|(Browser|Launch).*)$/;

/**
 * Keeps keys and buttons from the browser: one of them opens its developer tools, others its sources, files or printers. A browser's
 * policy cannot do it, because the launcher looks after the page through the same door.
 */
export function keepPage(): void {
  window.addEventListener('keydown', (event) => {
    const letters = event.getModifierState('AltGraph');
    const together = event.ctrlKey || event.altKey || event.metaKey;
    if (browserKeys.test(event.key) || (together && !letters)) event.preventDefault();
  });
  // A wheel together with Ctrl, and two fingers on a touchpad, would make the page larger for everybody who comes after.
  const zoom = (event: WheelEvent) => event.ctrlKey && event.preventDefault();
  window.addEventListener('wheel', zoom, { passive: false });
  // A mouse may have a button that leads back to the page before.
  window.addEventListener('mouseup', (event) => event.preventDefault());
}

/**
 * Gives the time for which a fault stands before the page is loaded anew; it grows with the number of faults in a row.
 */
export const faultStands = (earlier: number): number => Math.min(faultFor[1], faultFor[0] * 2 ** earlier);

/** Loads the page anew when the fault has stood for a while; longer when it was not the first. */
export function reloadLater(to: string, shelf: Storage = sessionStorage): void {
  // A fault that follows from the one that stands does not count again.
  if (stands) return;
  stands = true;
  let earlier = 0;
  try {
    earlier = Number(shelf.getItem(faultsKey)) || 0;
    shelf.setItem(faultsKey, String(earlier + 1));
  } catch {
    // Without storage it is always the first.
  }
  afterPassed(faultStands(earlier), () => location.replace(to));
}

/** Forgets faults once the house has been open for a while: the next one is the first again. */
export function noFault(shelf: Storage = sessionStorage): void {
  setTimeout(() => {
    try {
      if (!stands) shelf.removeItem(faultsKey);
    } catch {
      // Without storage there is nothing to forget.
    }
  }, sound);
}
