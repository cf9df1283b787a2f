import { useTranslation } from 'react-i18next';
import { localeOf } from '../../i18n/languages.ts';

/** The short name of a unit in a locale: "km", in French Canada "pi" for feet. */
export function unitName(locale: string, unit: 'mile' | 'foot' | 'kilometer' | 'meter'): string {
  const parts = new Intl.NumberFormat(locale, { style: 'unit', unit }).formatToParts(1);
  return parts.find(({ type }) => type === 'unit')?.value ?? '';
}

/** Texts of the map's scale in the page's language, by the library's keys. */
export function useScaleWords(): Record<string, string> {
  const { i18n } = useTranslation();
  const locale = localeOf(i18n.language);
  return {
    'ScaleControl.Miles': unitName(locale, 'mile'),
    'ScaleControl.Feet': unitName(locale, 'foot'),
    'ScaleControl.Kilometers': unitName(locale, 'kilometer'),
    'ScaleControl.Meters': unitName(locale, 'meter'),
  };
}
