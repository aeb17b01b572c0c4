/** A host whose answers are held back until a test lets them through; whether it is alive can be asked all the time. */
import type { Page } from 'playwright-core';

declare global {
  interface Window {
    __host?: { hold(): void; release(): void; held(): number; workers: Worker[] };
  }
}

/** Before the page opens. Also keeps hold of every Worker that the page starts. */
export async function slowHost(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const late: (() => void)[] = [];
    const workers: Worker[] = [];
    let holding = false;
    window.Worker = class extends Worker {
      private readonly pulses = new Set<unknown>();

      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        workers.push(this);
      }

      override postMessage(message: { id?: unknown; path?: string[] }, ...rest: never[]): void {
        if (message?.path?.[0] === 'pulse') this.pulses.add(message.id);
        super.postMessage(message, ...rest);
      }

      override addEventListener(type: string, listener: EventListenerOrEventListenerObject, ...rest: never[]) {
        const hear = typeof listener === 'function' ? listener : (event: Event) => listener.handleEvent(event);
        const later = (event: Event) => {
          const id = (event as MessageEvent<{ id?: unknown }>).data?.id;
          if (holding && !this.pulses.delete(id)) late.push(() => hear.call(this, event));
          else hear.call(this, event);
        };
        super.addEventListener(type, type === 'message' ? later : listener, ...rest);
      }
    };
    window.__host = {
      hold() {
        holding = true;
      },
      release() {
        holding = false;
        for (const hear of late.splice(0)) hear();
      },
      held: () => late.length,
      workers,
    };
  });
}

export const hold = (page: Page): Promise<void> => page.evaluate(() => window.__host!.hold());
export const release = (page: Page): Promise<void> => page.evaluate(() => window.__host!.release());

/** Until the host has answered something that is held back now. */
export const untilHeld = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => window.__host!.held() > 0, null, { polling: 20 });
};
