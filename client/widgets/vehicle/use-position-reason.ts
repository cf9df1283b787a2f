import { useTranslation } from 'react-i18next';
import type { Vehicle } from '../../api/model.ts';
import type { PositionDisabledReason } from '../../rules/vehicle/position.ts';

/** Why it is not shown where a vehicle is, in the words that stand in place of it. */
export function usePositionReason(): (
  disabledReason: PositionDisabledReason,
  vehicle: Pick<Vehicle, 'pricing_plan'>,
) => string {
  const { t } = useTranslation('vehicles');
  return (disabledReason, { pricing_plan }) =>
    disabledReason === 'plan' ? t('noLocation', { plan: pricing_plan.name }) : t('noPosition');
}
