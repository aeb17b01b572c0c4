/** A hook that gets nowhere. */
import { beforeAll, test } from 'vitest';
import { waitFor } from '../../progress.ts';

beforeAll(() => waitFor('a harbour that answers', new Promise<void>(() => {})));

test('never comes to its turn', () => {});
