/**
 * Serves the built program of a tree as plain files. Both trees that are compared come this way: the policy of one of them,
 * sent as a header, could forbid what the other does.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sirv from 'sirv';

export async function servePlainly(dir: string): Promise<{ url: string; close(): void }> {
  const files = sirv(dir, { dev: true, etag: true, gzip: true });
  const server = createServer((req, res) =>
    files(req, res, () => {
      res.statusCode = 404;
      res.end();
    }),
  );
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
