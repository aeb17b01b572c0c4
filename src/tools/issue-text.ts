import * as v from 'valibot';

/** Says for the terminal where an issue is and what is wrong: `players.0.name: Invalid length ...`. */
export function issueText(issue: v.BaseIssue<unknown>): string {
  const where = v.getDotPath(issue);
  return where ? `${where}: ${issue.message}` : issue.message;
}
