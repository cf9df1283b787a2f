import type { TFunction } from 'i18next';
import type { $ZodRawIssue } from 'zod/v4/core';
import { FALLBACK, localeOf } from '../../i18n/languages.ts';
import { problemOfIssue } from '../../rules/validation/issue.ts';
import type { Problem } from '../../rules/validation/problem.ts';
import { textOfServer } from '../../rules/validation/server-text.ts';

/** Text for a problem, with localized numbers. */
export function problemMessage({ text, ...numbers }: Problem, t: TFunction<'forms'>, language: string): string {
  const format = new Intl.NumberFormat(localeOf(language));
  const values = Object.entries(numbers).map(([name, value]) => [name, format.format(value)]);
  return t(`problems.${text}`, Object.fromEntries(values) as Record<keyof typeof numbers, string>);
}

/** Text for a server message about a field. The server writes English: unknown messages are hidden in other languages. */
export function serverMessage(message: string, t: TFunction<'forms'>, language: string): string {
  const text = textOfServer(message);
  if (text === null && language === FALLBACK) return message;
  return problemMessage({ text: text ?? 'invalid' }, t, language);
}

/** Text for a broken rule of a schema (core 5). */
export function fieldMessage(issue: $ZodRawIssue, t: TFunction<'forms'>, language: string): string {
  // A nullable value: the message of its other schema was created before.
  const [inner] =
    issue.code === 'invalid_union' ? issue.errors.flat().filter(({ code }) => code !== 'invalid_type') : [];
  return inner?.message ?? problemMessage(problemOfIssue(issue), t, language);
}
