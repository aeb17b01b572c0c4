/** Builds the program once before the files that open it: two of them run at a time, and would both build it. */
import { freshDist } from '../../src/tools/dist.ts';

export const setup = freshDist;
