/** `npm run dev [-- --port N] [--open]`: serves the sources and puts every change into the open page. */
import { createServer } from 'vite';
import { readArgs, wholeNumber } from './args.ts';

const { values } = readArgs({ options: { port: { type: 'string' }, open: { type: 'boolean' } } });
const port = wholeNumber('port', values.port, 1, 65_535);
const server = await createServer({
  server: { host: '127.0.0.1', port, strictPort: port !== undefined, open: values.open ?? false },
});
await server.listen();
server.printUrls();
