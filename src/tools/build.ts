/** `npm run build`: the program as plain files in dist/. */
import { readArgs } from './args.ts';
import { buildDist } from './dist.ts';

readArgs({ options: {} });
await buildDist('info');
