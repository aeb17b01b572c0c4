/** Files of the house that reach a page otherwise than they lie on the server. */
import type { APIResponse, Route } from 'playwright-core';

type Changed = Omit<NonNullable<Parameters<Route['fulfill']>[0]>, 'response'>;

/**
 * Answers a request with the server's file and what is changed of it. A page that closes meanwhile needs no answer; a
 * file that does not come for another reason is missed by its page.
 */
export async function serveChanged(
  route: Route,
  change: (file: APIResponse) => Changed | Promise<Changed>,
): Promise<void> {
  try {
    const response = await route.fetch();
    await route.fulfill({ response, ...(await change(response)) });
  } catch {
    // Nobody waits for it any more.
  }
}

/** Answers a request for a script with these lines in front of it. */
export const serveWithLines = (route: Route, lines: string): Promise<void> =>
  serveChanged(route, async (file) => ({ body: `${lines}\n${await file.text()}` }));
