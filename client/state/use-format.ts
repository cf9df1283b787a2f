import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { createFormat, type Format } from '../i18n/format.ts';
import { unitsOf } from '../rules/locale/units.ts';
import { useUser } from './session.ts';

/** How values are written for the signed-in user: their language, time zone and units. */
export function useFormat(): Format {
  const { i18n } = useTranslation();
  const { timezone, unit } = useUser();
  return useMemo(
    () => createFormat({ language: i18n.language, timeZone: timezone, units: unitsOf(unit) }),
    [i18n.language, timezone, unit],
  );
}
