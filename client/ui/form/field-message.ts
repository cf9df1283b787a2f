import type { TFunction } from 'i18next';
import type { $ZodRawIssue } from 'zod/v4/core';
import { problemOfIssue } from '../../rules/validation/issue.ts';
import { problemMessage } from './server-message.ts';

/** Text for a broken rule of a schema (core 5). */
export function fieldMessage(issue: $ZodRawIssue, t: TFunction<'forms'>, language: string): string {
  // A nullable value: the message of its other schema was created before.
  const [inner] =
    issue.code === 'invalid_union' ? issue.errors.flat().filter(({ code }) => code !== 'invalid_type') : [];
  return inner?.message ?? problemMessage(problemOfIssue(issue), t, language);
}
