import { useTranslation } from 'react-i18next';
import type { Concern } from '../../../rules/vehicle/concerns.ts';

/** What to press about a concern. */
export function useConcernVerb(): (concern: Concern) => string {
  const { t } = useTranslation('vehicles');
  return (concern) => {
    switch (concern.kind) {
      case 'trouble_codes':
        return t('concerns.codes', { count: concern.count });
      case 'tracker_battery':
      case 'vehicle_battery':
        return t('concerns.battery');
      case 'low_tire':
        return t('concerns.tires');
      case 'low_fuel':
        return t('concerns.fuel');
      case 'service_due':
        return t('concerns.service');
      case 'alarm':
      case 'offline':
        return t(`concerns.${concern.kind}`);
    }
  };
}
