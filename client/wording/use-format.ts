import { useTranslation } from 'react-i18next';
import { type Format, formatWith } from '../i18n/format.ts';
import { localeOf } from '../i18n/languages.ts';
import { unitsOf } from '../rules/locale/units.ts';
import { useUser } from '../state/session.ts';

/** Formatters for the signed-in user's language, country, time zone and units. */
export function useFormat(): Format {
  const { i18n } = useTranslation();
  const { country, timezone, unit } = useUser();
  return formatWith({ language: localeOf(i18n.language, country), timeZone: timezone, units: unitsOf(unit) });
}
