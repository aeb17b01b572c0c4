/** Files of the house that reach a page otherwise than they lie on the server. */
import type { APIResponse, Route } from 'playwright-core';

type Changed = Omit<NonNullable<Parameters<Route['fulfill']>[0]>, 'response'>;

/** Number of times that a file is asked for again: a server may close a line at the moment when it is used again. */
const maxRetries = 3;

/** Answers a request with the server's file and what is changed of it. A file that does not come is missed by its page. */
export async function serveChanged(
  route: Route,
  change: (file: APIResponse) => Changed | Promise<Changed>,
): Promise<void> {
  try {
    const response = await route.fetch({ maxRetries });
    await route.fulfill({ response, ...(await change(response)) });
  } catch {
    // A page that is closed meanwhile needs no answer; any other must not wait for ever.
    await route.abort().catch(() => {});
  }
}

/** Answers a request for a script with these lines in front of it. */
export const serveWithLines = (route: Route, lines: string): Promise<void> =>
  serveChanged(route, async (file) => ({ body: `${lines}\n${await file.text()}` }));
