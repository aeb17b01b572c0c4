/**
 * A host whose answers are held back until a test lets them through; whether it is alive, and whether a question still
 * stands, comes through all the time.
 */
import type { Page } from 'playwright-core';

declare global {
  interface Window {
    __host?: { hold(only?: string): void; release(): void; held(): number; workers: Worker[] };
  }
}

/** Before the page opens. Also keeps hold of every Worker that the page starts. */
export async function slowHost(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const late: (() => void)[] = [];
    const workers: Worker[] = [];
    let holding: string | null = null;
    window.Worker = class extends Worker {
      /** What was asked, by the number of the call. */
      private readonly calls = new Map<unknown, string>();

      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        workers.push(this);
      }

      override postMessage(message: { id?: unknown; path?: string[] }, ...rest: never[]): void {
        if (message?.path) this.calls.set(message.id, message.path[0]);
        super.postMessage(message, ...rest);
      }

      override addEventListener(type: string, listener: EventListenerOrEventListenerObject, ...rest: never[]) {
        const hear = typeof listener === 'function' ? listener : (event: Event) => listener.handleEvent(event);
        const later = (event: Event) => {
          const id = (event as MessageEvent<{ id?: unknown }>).data?.id;
          const call = this.calls.get(id);
          const held = holding === '' ? call !== 'pulse' && call !== 'withdrawn' : call === holding;
          if (held) late.push(() => hear.call(this, event));
          else hear.call(this, event);
        };
        super.addEventListener(type, type === 'message' ? later : listener, ...rest);
      }
    };
    window.__host = {
      hold(only = '') {
        holding = only;
      },
      release() {
        holding = null;
        for (const hear of late.splice(0)) hear();
      },
      held: () => late.length,
      workers,
    };
  });
}

/** All answers but those of the pulse, or only those to one call. */
export const hold = (page: Page, only = ''): Promise<void> => page.evaluate((call) => window.__host!.hold(call), only);
export const release = (page: Page): Promise<void> => page.evaluate(() => window.__host!.release());

/** Until the host has answered something that is held back now. */
export const untilHeld = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => window.__host!.held() > 0, null, { polling: 20 });
};
