/** Serves the built program, on this machine only unless asked otherwise, as strictly as a public server should. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import sirv from 'sirv';
import { isKnownHost } from './known-hosts.ts';
import { headerPolicy } from './page/policy.ts';
import { Stop } from './stop.ts';

const headers: Record<string, string> = {
  'Content-Security-Policy': headerPolicy,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
};

/** The builder puts a hash of the content into these names, so what they hold never changes. */
const hashedName = /^\/assets\/.*-[\w-]{8}\.\w+$/;

function setHeaders(res: ServerResponse, pathname: string): void {
  for (const [name, value] of Object.entries(headers)) res.setHeader(name, value);
  res.setHeader('Cache-Control', hashedName.test(pathname) ? 'public, max-age=31536000, immutable' : 'no-cache');
}

/** Another program has the port. */
export class PortTaken extends Stop {}

export interface Served {
  /** Ends with a slash. */
  url: string;
  port: number;
  /** Counts everything sent so far, headers included. */
  bytesSent(): number;
  close(): Promise<void>;
}

function say(res: ServerResponse, status: number, sentence: string): void {
  res.statusCode = status;
  setHeaders(res, '');
  res.setHeader('Content-Type', 'text/plain; charset=utf-8');
  res.end(`${sentence}\n`);
}

/**
 * Tries the ports in order; 0 means any free one. Throws PortTaken when all are. `allowed` are names of hosts by which we
 * answer, besides this machine's own. `also` answers what is no file, and says whether it did. `toNetwork`:
 * other machines of the network are answered as well.
 */
export async function serve(
  dir: string,
  ports: readonly number[] = [0],
  allowed: readonly string[] = [],
  also: (req: IncomingMessage, res: ServerResponse) => boolean = () => false,
  toNetwork = false,
): Promise<Served> {
  // `dev` looks at the disk on every request: a new build may replace the files while we serve them.
  const files = sirv(dir, { dev: true, etag: true, gzip: true, setHeaders });
  const server = createServer((req, res) => {
    if (!isKnownHost(req.headers.host ?? '', allowed)) {
      return say(res, 421, 'This table does not know that address. Allow it with npm start -- --allow-host NAME.');
    }
    if (also(req, res)) return;
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      res.setHeader('Allow', 'GET, HEAD');
      return say(res, 405, 'This table can only be read.');
    }
    files(req, res, () => say(res, 404, 'There is nothing here.'));
  });
  let gone = 0;
  const open = new Set<Socket>();
  server.on('connection', (socket) => {
    open.add(socket);
    socket.on('close', () => {
      open.delete(socket);
      gone += socket.bytesWritten;
    });
  });
  for (const port of ports) {
    if (!(await listens(server, port, toNetwork))) continue;
    const actual = (server.address() as AddressInfo).port;
    return {
      url: `http://127.0.0.1:${actual}/`,
      port: actual,
      bytesSent: () => [...open].reduce((sum, socket) => sum + socket.bytesWritten, gone),
      close: () =>
        new Promise((resolve) => {
          server.close(() => resolve());
          server.closeAllConnections();
        }),
    };
  }
  throw new PortTaken(`Port ${ports.join(', ')} is taken. Name another with --port, or leave it out.`);
}

function listens(server: Server, port: number, toNetwork: boolean): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const onError = (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(false);
      else if (error.code === 'EACCES') reject(new Stop(`Port ${port} is not ours to use: name another with --port.`));
      else reject(error);
    };
    server.once('error', onError);
    server.listen({ port, ...(!toNetwork && { host: '127.0.0.1' }) }, () => {
      server.off('error', onError);
      resolve(true);
    });
  });
}
