/** The door of the operator's office on the server: the page asks whether there is one, and hands on what was pressed. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PinLock } from './pin-lock.ts';

/** Bytes of the longest message that is read. */
const longest = 200;

const address = /^\/office(\?.*)?$/;

function answer(res: ServerResponse, status: number, what: object): void {
  res.statusCode = status;
  res.setHeader('Content-Type', 'application/json');
  res.setHeader('Cache-Control', 'no-store');
  res.end(JSON.stringify(what));
}

async function bodyOf(req: IncomingMessage): Promise<string | null> {
  let text = '';
  for await (const part of req) {
    text += part;
    if (text.length > longest) return null;
  }
  return text;
}

function digitsIn(body: string | null): string | null {
  try {
    const { digits } = JSON.parse(body ?? '') as { digits?: unknown };
    return typeof digits === 'string' ? digits : null;
  } catch {
    return null;
  }
}

/** Tells whether a request comes from the page that this server serves: other pages have no business at the lock. */
function isOwn({ headers }: IncomingMessage): boolean {
  const { origin, host } = headers;
  const type = headers['content-type'] ?? '';
  return origin === `http://${host}` && type.startsWith('application/json');
}

/** Answers at the door; false for every other address. */
export function officeDoor(lock: PinLock): (req: IncomingMessage, res: ServerResponse) => boolean {
  return (req, res) => {
    if (!address.test(req.url ?? '')) return false;
    if (req.method === 'GET') answer(res, 200, { office: lock.isSet, wait: lock.wait });
    else if (req.method !== 'POST' || !isOwn(req)) answer(res, 403, { office: false });
    else void judge(lock, req, res);
    return true;
  };
}

async function judge(lock: PinLock, req: IncomingMessage, res: ServerResponse): Promise<void> {
  try {
    const digits = digitsIn(await bodyOf(req));
    if (digits === null) answer(res, 400, { office: false });
    else answer(res, 200, await lock.try(digits));
  } catch {
    answer(res, 500, { office: false });
  }
}
