import { useTranslation } from 'react-i18next';
import { type Format, formatWith } from '../../i18n/format.ts';
import { localeOf } from '../../i18n/languages.ts';

/** Formatters for a visitor: the language of the page and the browser's time zone. */
export function useVisitorFormat(): Format {
  const { i18n } = useTranslation();
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return formatWith({ language: localeOf(i18n.language), timeZone, units: visitorUnits() });
}

/** Units of the browser's region. */
export const visitorUnits = (): 'imperial' | 'metric' =>
  new Intl.Locale(navigator.language).region === 'US' ? 'imperial' : 'metric';
