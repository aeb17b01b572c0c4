/** A vitest reporter: writes down the errors that belong to no test; the JSON report leaves them out. */
import { writeFileSync } from 'node:fs';
import type { Reporter } from 'vitest/node';

export default class UnhandledReporter implements Reporter {
  onTestRunEnd: Reporter['onTestRunEnd'] = (_, errors) => {
    const file = process.env.TABLE_UNHANDLED;
    if (file) writeFileSync(file, JSON.stringify(errors.map((error) => error.stack ?? error.message)));
  };
}
