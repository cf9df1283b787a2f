import type { TFunction } from 'i18next';
import type { $ZodRawIssue } from 'zod/v4/core';

/** By field: which text of `common:fields` says what its pattern wants. */
export type PatternMessages = Readonly<Record<string, 'noTags'>>;

/** What a person reads about one broken rule (core 5). Limits are shown as documented: "less than" the maximum plus one. */
export function fieldMessage(issue: $ZodRawIssue, patterns: PatternMessages, t: TFunction): string {
  const isEmpty = issue.input === undefined || issue.input === null || issue.input === '';
  if (isEmpty) return t('fields.required');
  if (issue.code === 'too_small') return t('fields.tooShort', { count: Number(issue.minimum) });
  if (issue.code === 'too_big') return t('fields.tooLong', { count: Number(issue.maximum) + 1 });
  const field = issue.path?.at(-1);
  const pattern = issue.code === 'invalid_format' ? patterns[String(field)] : undefined;
  return pattern ? t(`fields.${pattern}`) : t('fields.invalid');
}
