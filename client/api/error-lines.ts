import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { FALLBACK } from '../i18n/languages.ts';
import { ApiError } from './errors.ts';

/** What a server says that only repeats its status: no explanation, and in no reader's language. */
const STATUS_WORDS = /^(5.. )?(internal server error|bad gateway|service unavailable|gateway time-?out)\.?$/i;

/** Translates the code of a refusal. `null`: the portal has no text for it. */
type TranslateCode = (code: string) => string | null;

/** The server's explanation, for readers of English alone: it writes no other language. */
export const detailIn = (language: string, detail: string | null): string | null =>
  language === FALLBACK ? detail : null;

/**
 * What a person reads about a failure (core 2.6, core 8): a text or number as it is, each validation error as field and
 * message, the detail of the server where it says something, else what its code or kind means. In other languages than the
 * server's, its own words are left out.
 */
export function errorLines(
  failure: unknown,
  t: TFunction,
  language: string,
  ofCode: TranslateCode = () => null,
): string[] {
  if (typeof failure === 'string' || typeof failure === 'number') return [String(failure)];
  if (!(failure instanceof ApiError)) return [t('errors.unexpected')];
  const fields = Object.entries(failure.fields);
  if (fields.length > 0 && language !== FALLBACK) return [t('errors.validation')];
  if (fields.length > 0) {
    return fields.flatMap(([field, messages]) => messages.map((message) => t('errors.field', { field, message })));
  }
  const { kind, code } = failure;
  const detail = detailIn(language, failure.detail);
  if (detail !== null && !STATUS_WORDS.test(detail)) return [detail];
  return [(code === null ? null : ofCode(code)) ?? t(`errors.${kind}`)];
}

/** `errorLines` in the user's language. */
export function useErrorLines(): (failure: unknown) => string[] {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  // Loads them before anything is refused. English readers get the server's detail.
  useTranslation(language === FALLBACK ? 'common' : 'refusals', { useSuspense: false });
  const ofCode: TranslateCode = (code) =>
    i18n.exists(`refusals:${code}`) ? i18n.getFixedT(language, 'refusals')(code as 'PLAN') : null;
  return (failure) => errorLines(failure, t, language, ofCode);
}
