import { useTranslation } from 'react-i18next';

/** The short name of a unit in a language: "km", in French Canada "pi" for feet. */
export function unitName(language: string, unit: 'mile' | 'foot' | 'kilometer' | 'meter'): string {
  const parts = new Intl.NumberFormat(language, { style: 'unit', unit }).formatToParts(1);
  return parts.find(({ type }) => type === 'unit')?.value ?? '';
}

/** Texts of the map's scale in the language of the page, by the names that the library gives them. */
export function useScaleWords(): Record<string, string> {
  const { language } = useTranslation().i18n;
  return {
    'ScaleControl.Miles': unitName(language, 'mile'),
    'ScaleControl.Feet': unitName(language, 'foot'),
    'ScaleControl.Kilometers': unitName(language, 'kilometer'),
    'ScaleControl.Meters': unitName(language, 'meter'),
  };
}
