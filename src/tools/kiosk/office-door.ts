/**
 * The door of the operator's office on the server: the page asks whether there is one, hands on what was pressed, and with
 * the right number may write and read a few files in one folder.
 */
import { randomBytes } from 'node:crypto';
import { readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { type Clocks, machineClocks, TimeSince } from '../../host/promised-time.ts';
import { makeFolder } from './folders.ts';
import type { PinLock } from './pin-lock.ts';

/** Bytes of the longest message that is read, and of the longest file that is given. */
const longest = 4_000_000;
const longestFile = 1_000_000;

/** Milliseconds for which the folder stays open after the number was said. */
const openFor = 30 * 60_000;

/** Files that may be written or read; there are no others. */
const files: readonly unknown[] = ['settings.json', 'figures.csv'];

const address = /^\/office(?:\/(save|load))?$/;

function answer(res: ServerResponse, status: number, what: object): void {
  res.statusCode = status;
  res.setHeader('Content-Type', 'application/json');
  res.setHeader('Cache-Control', 'no-store');
  res.end(JSON.stringify(what));
}

/** Gives what a message says; null for what is too long or no object. */
async function saidIn(req: IncomingMessage): Promise<Record<string, unknown> | null> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of req) {
    length += (part as Buffer).length;
    if (length <= longest) parts.push(part as Buffer);
  }
  if (length > longest) return null;
  try {
    const said: unknown = JSON.parse(Buffer.concat(parts).toString('utf8'));
    return typeof said === 'object' && said !== null ? (said as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

/** Tells whether a request comes from the page that this server serves: other pages have no business here. */
function isOwn({ headers }: IncomingMessage): boolean {
  const { origin, host } = headers;
  return origin === `http://${host}` && (headers['content-type'] ?? '').startsWith('application/json');
}

interface Office {
  lock: PinLock;
  /** Folder of the files. */
  folder: string;
  version: string;
  clocks?: Clocks;
}

export class OfficeDoor {
  private readonly office: Office;
  private readonly clocks: Clocks;
  private key: { value: string; since: TimeSince } | null = null;

  constructor(office: Office) {
    this.office = office;
    this.clocks = office.clocks ?? machineClocks;
  }

  /** Answers at the door; false for every other address. */
  readonly answers = (req: IncomingMessage, res: ServerResponse): boolean => {
    const [at, what] = address.exec((req.url ?? '').split('?')[0]) ?? [];
    if (at === undefined) return false;
    const { lock, version } = this.office;
    if (req.method === 'GET' && !what) answer(res, 200, { office: lock.isSet, wait: lock.wait, version });
    else if (req.method !== 'POST' || !isOwn(req)) answer(res, 403, { office: false });
    else {
      this.take(req, res, what).catch((error) => {
        console.error(error instanceof Error ? error.message : error);
        answer(res, 500, { office: false });
      });
    }
    return true;
  };

  private async take(req: IncomingMessage, res: ServerResponse, what: string | undefined): Promise<void> {
    const said = await saidIn(req);
    if (!said) return answer(res, 400, { office: false });
    if (!what) return this.judge(res, said.digits);
    const { key } = this;
    // What opens doors ends by the clock that went further: neither sleep nor a clock that is set back keeps them open.
    if (key && key.since.read().most > openFor) this.key = null;
    if (!this.key || said.key !== this.key.value) return answer(res, 403, { office: false });
    if (!files.includes(said.name)) return answer(res, 400, { office: false });
    const file = path.join(this.office.folder, String(said.name));
    const { text } = said;
    if (what === 'load') this.load(res, file);
    else if (typeof text === 'string') this.save(res, file, text);
    else answer(res, 400, { office: false });
  }

  private async judge(res: ServerResponse, digits: unknown): Promise<void> {
    if (typeof digits !== 'string') return answer(res, 400, { office: false });
    const tried = await this.office.lock.try(digits);
    if (!tried.open) return answer(res, 200, tried);
    this.key = { value: randomBytes(16).toString('hex'), since: new TimeSince(this.clocks) };
    answer(res, 200, { ...tried, key: this.key.value });
  }

  private save(res: ServerResponse, file: string, text: string): void {
    makeFolder(path.dirname(file));
    // Whole or not at all.
    writeFileSync(`${file}.new`, text);
    renameSync(`${file}.new`, file);
    answer(res, 200, { saved: true, where: file });
  }

  private load(res: ServerResponse, file: string): void {
    try {
      const text = statSync(file).size > longestFile ? '' : readFileSync(file, 'utf8');
      answer(res, 200, { text });
    } catch {
      answer(res, 200, { text: null });
    }
  }
}
