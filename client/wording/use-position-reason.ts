import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Vehicle } from '../api/model.ts';
import type { PositionDisabledReason } from '../rules/vehicle/position.ts';

/** Why the position is not shown, as text in its place. */
export function usePositionReason(): (
  disabledReason: PositionDisabledReason,
  vehicle: Pick<Vehicle, 'pricing_plan'>,
) => string {
  const { t } = useTranslation('vehicles');
  return useCallback(
    (disabledReason, { pricing_plan }) =>
      disabledReason === 'plan' ? t('noLocation', { plan: pricing_plan.name }) : t('noPosition'),
    [t],
  );
}
