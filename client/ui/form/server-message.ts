import type { i18n as I18n, TFunction } from 'i18next';
import { FALLBACK, localeOf } from '../../i18n/languages.ts';
import type { Problem, ProblemText } from '../../rules/validation/problem.ts';
import { plainOf, problemOfServer } from '../../rules/validation/server-text.ts';

/** Text for a problem, with localized numbers. */
export function problemMessage({ text, ...numbers }: Problem, t: TFunction<'forms'>, language: string): string {
  const format = new Intl.NumberFormat(localeOf(language));
  const values = Object.entries(numbers).map(([name, value]) => [name, format.format(value)]);
  return t(`problems.${text}`, Object.fromEntries(values) as Record<keyof typeof numbers, string>);
}

/** Problems of which the server says more in English: an amount, the vehicle. */
const DETAILED: ReadonlySet<string> = new Set(['countryCredit', 'countryPlan'] satisfies ProblemText[]);

/** Text for a server message about a field. The server writes English: unknown messages are hidden in other languages. */
export function serverMessage(message: string, t: TFunction<'forms'>, language: string): string {
  const problem = problemOfServer(message);
  if (language === FALLBACK && (problem === null || DETAILED.has(problem.text))) return message;
  return problemMessage(problem ?? { text: 'invalid' }, t, language);
}

/**
 * Line for a server message about a field that is not on the page: field name, then message (core 2.6). Other languages than English
 * get the portal's label and text, if `refusals` and `forms` are loaded.
 */
export function serverFieldLine(field: string, message: string, i18n: I18n): string {
  const { language } = i18n;
  const t = i18n.getFixedT(language, 'common');
  if (language === FALLBACK) return t('errors.field', { field, message });
  const { messages } = (i18n.getResourceBundle(language, 'refusals') ?? {}) as { messages?: Record<string, string> };
  const text = messages?.[plainOf(message)] ?? serverMessage(message, i18n.getFixedT(language, 'forms'), language);
  // The field itself in a path such as `line_items.0.plan_id`.
  const label = `fields.${field.slice(field.lastIndexOf('.') + 1)}`;
  if (!i18n.exists(`refusals:${label}`)) return text;
  return t('errors.field', { field: i18n.getFixedT(language, 'refusals')(label as 'fields.email'), message: text });
}
