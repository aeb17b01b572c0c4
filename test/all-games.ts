/** Fetches every game before the tests of a file are read: many make their list of cases of them. */
import '../src/bots/all.ts';
