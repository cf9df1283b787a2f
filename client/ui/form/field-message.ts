import type { TFunction } from 'i18next';
import type { $ZodRawIssue } from 'zod/v4/core';
import { FALLBACK, localeOf } from '../../i18n/languages.ts';
import { problemOfIssue } from '../../rules/validation/issue.ts';
import type { Problem } from '../../rules/validation/problem.ts';
import { textOfServer } from '../../rules/validation/server-text.ts';

/** What a person reads about a problem. Numbers are written as the language does. */
export function problemMessage({ text, ...numbers }: Problem, t: TFunction<'forms'>, language: string): string {
  const format = new Intl.NumberFormat(localeOf(language));
  const values = Object.entries(numbers).map(([name, value]) => [name, format.format(value)]);
  return t(`problems.${text}`, Object.fromEntries(values) as Record<keyof typeof numbers, string>);
}

/** Text for a message of the server about a field. The server writes English: unknown messages are shown in no other language. */
export function serverMessage(message: string, t: TFunction<'forms'>, language: string): string {
  const text = textOfServer(message);
  if (text === null && language === FALLBACK) return message;
  return problemMessage({ text: text ?? 'invalid' }, t, language);
}

/** What a person reads about one broken rule of a schema (core 5). */
export function fieldMessage(issue: $ZodRawIssue, t: TFunction<'forms'>, language: string): string {
  // A value that may also be null: what the other schema says of it has been put in words before.
  const [inner] =
    issue.code === 'invalid_union' ? issue.errors.flat().filter(({ code }) => code !== 'invalid_type') : [];
  return inner?.message ?? problemMessage(problemOfIssue(issue), t, language);
}
