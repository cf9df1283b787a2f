import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { FALLBACK } from '../i18n/languages.ts';
import { ApiError } from './errors.ts';

/** Server details that only repeat the status. Never shown, because they explain nothing and exist only in English. */
const STATUS_WORDS = /^(5.. )?(internal server error|bad gateway|service unavailable|gateway time-?out)\.?$/i;

/** Translates an error code. `null`: the portal has no text for it. */
type TranslateCode = (code: string) => string | null;

/** The server's detail, or `null` in languages other than English: the server writes English only. */
export const detailIn = (language: string, detail: string | null): string | null =>
  language === FALLBACK ? detail : null;

/**
 * Lines to show for a failure (core 2.6, core 8): a text or number as is, otherwise each validation error as field and
 * message, otherwise the server's detail, otherwise the text of the error code or kind. Leaves out the server's English
 * words in other languages.
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
  // Preloads the texts of error codes. English users get the server's detail instead.
  useTranslation(language === FALLBACK ? 'common' : 'refusals', { useSuspense: false });
  const ofCode: TranslateCode = (code) =>
    i18n.exists(`refusals:${code}`) ? i18n.getFixedT(language, 'refusals')(code as 'PLAN') : null;
  return (failure) => errorLines(failure, t, language, ofCode);
}
