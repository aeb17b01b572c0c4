/**
 * The browser's page cache: whoever leaves the table by another address may come back to the very page. Until then it must
 * not keep the table from the page that was opened instead.
 */
import { goOnWith } from './taken-up.ts';

interface Doors {
  /** Ends the host; false where it has to stay. */
  leave(): boolean;
  /** Gives the match that people play now, if any. */
  played(): string | null;
  reload(): void;
}

/**
 * Gives the table back when the page goes into the cache; one that comes back is loaded anew and goes on with its match. A
 * page that is thrown away takes its host with it.
 */
export function watchPageCache(page: EventTarget, { leave, played, reload }: Doors): void {
  let left = false;
  page.addEventListener('pagehide', (event) => {
    left = (event as PageTransitionEvent).persisted && leave();
  });
  page.addEventListener('pageshow', () => {
    if (!left) return;
    goOnWith(played());
    reload();
  });
}
