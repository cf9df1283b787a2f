import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { FALLBACK } from '../i18n/languages.ts';
import { serverFieldLine } from '../ui/form/server-message.ts';
import { ApiError } from './errors.ts';

/** Server details that only repeat the status. Never shown, because they explain nothing and exist only in English. */
const STATUS_WORDS = /^(5.. )?(internal server error|bad gateway|service unavailable|gateway time-?out)\.?$/i;

type Translated = {
  /** Text of an error code. `null`: the portal has none. */
  code: (code: string) => string | null;
  /** Line for a message about a field. */
  field: (field: string, message: string) => string;
};

/** The server's detail, or `null` in languages other than English: the server writes English only. */
export const detailIn = (language: string, detail: string | null): string | null =>
  language === FALLBACK ? detail : null;

/**
 * Lines to show for a failure (core 2.6, core 8): a text or number as is, otherwise each validation error as field and
 * message, otherwise the server's detail, otherwise the text of the error code or kind. Leaves out the server's English
 * words in other languages.
 */
export function errorLines(failure: unknown, t: TFunction, language: string, translated: Translated): string[] {
  if (typeof failure === 'string' || typeof failure === 'number') return [String(failure)];
  if (!(failure instanceof ApiError)) return [t('errors.unexpected')];
  const fields = Object.entries(failure.fields);
  if (fields.length > 0)
    return fields.flatMap(([field, messages]) => messages.map((message) => translated.field(field, message)));
  const { kind, code } = failure;
  // The words of an unknown address explain nothing.
  if (kind === 'not-offered') return [t('errors.not-offered')];
  const detail = detailIn(language, failure.detail);
  if (detail !== null && !STATUS_WORDS.test(detail)) return [detail];
  return [(code === null ? null : translated.code(code)) ?? t(`errors.${kind}`)];
}

/** `errorLines` in the user's language. */
export function useErrorLines(): (failure: unknown) => string[] {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  // Preloads the texts of error codes and fields. English users get the server's words instead.
  useTranslation(language === FALLBACK ? 'common' : ['refusals', 'forms'], { useSuspense: false });
  const code = (name: string) =>
    i18n.exists(`refusals:${name}`) ? i18n.getFixedT(language, 'refusals')(name as 'PLAN') : null;
  const field = (name: string, message: string) => serverFieldLine(name, message, i18n);
  return (failure) => errorLines(failure, t, language, { code, field });
}
