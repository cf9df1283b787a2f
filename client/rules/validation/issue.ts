import type { $ZodRawIssue } from 'zod/v4/core';
import type { Problem } from './problem.ts';
import { textOfPattern } from './schema.ts';

/** Problem of a broken schema rule, for a message (core 5). Limits are shown as documented: "less than" the maximum plus one. */
export function problemOfIssue(issue: $ZodRawIssue): Problem {
  if (issue.code === 'custom') return (issue.params as Problem | undefined) ?? { text: 'invalid' };
  if (issue.input === undefined || issue.input === null || issue.input === '') return { text: 'required' };
  const text = textOfPattern(issue.inst);
  if (text) return { text };
  if (issue.code === 'invalid_format' && issue.format === 'email') return { text: 'email' };
  if (issue.code === 'too_small')
    return issue.origin === 'string' ? { text: 'tooShort', limit: Number(issue.minimum) } : { text: 'invalid' };
  if (issue.code === 'too_big')
    return issue.origin === 'string' ? { text: 'tooLong', limit: Number(issue.maximum) + 1 } : { text: 'invalid' };
  return { text: 'invalid' };
}
