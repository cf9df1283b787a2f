import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { within } from '../i18n/format.ts';
import type { Concern } from '../rules/vehicle/concerns.ts';
import { useFormat } from './use-format.ts';

/** Short text of a concern, without the vehicle. `null` for silence, which its state says. `age`: of the last report. */
export function useConcernText(): (concern: Concern, age: string) => string | null {
  const { t } = useTranslation('vehicles');
  const format = useFormat();
  return useCallback(
    (concern, age) => {
      switch (concern.kind) {
        case 'alarm':
          // The time of the alarm is unknown: the report may be the latest of many.
          return t('attention.alarm', { age: within(age) });
        case 'tracker_battery':
          return t('attention.tracker_battery', { level: format.charge(concern) });
        case 'vehicle_battery':
          return t('attention.vehicle_battery', { volts: format.number(concern.volts, 1) });
        case 'trouble_codes':
          return t('attention.trouble_codes', { count: concern.count });
        case 'low_tire': {
          const { tire, psi } = concern;
          if (tire === null) return t('attention.tire_warning');
          return t('attention.low_tire', { tire: t(`tireNames.${tire}`), psi: format.number(psi) });
        }
        case 'low_fuel':
          return t('attention.low_fuel', { level: format.percent(concern.percent) });
        case 'service_due':
          return t('attention.service_due');
        case 'offline':
          return null;
      }
    },
    [t, format],
  );
}
