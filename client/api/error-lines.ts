import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { ApiError } from './errors.ts';

/** What a server says that only repeats its status: no explanation, and in no reader's language. */
const STATUS_WORDS = /^(5.. )?(internal server error|bad gateway|service unavailable|gateway time-?out)\.?$/i;

/**
 * What a person reads about a failure (core 2.6, core 8): a text or number as it is, each validation error as field and
 * message, the detail of the server where it says something, else what the kind of failure means.
 */
export function errorLines(failure: unknown, t: TFunction): string[] {
  if (typeof failure === 'string' || typeof failure === 'number') return [String(failure)];
  if (!(failure instanceof ApiError)) return [t('errors.unexpected')];
  const fields = Object.entries(failure.fields);
  if (fields.length > 0) {
    return fields.flatMap(([field, messages]) => messages.map((message) => t('errors.field', { field, message })));
  }
  const { detail, kind } = failure;
  return [detail === null || STATUS_WORDS.test(detail) ? t(`errors.${kind}`) : detail];
}

/** `errorLines` in the user's language. */
export function useErrorLines(): (failure: unknown) => string[] {
  const { t } = useTranslation();
  return (failure) => errorLines(failure, t);
}
