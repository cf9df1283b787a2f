import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { vehiclesQuery } from '../../data/vehicles/queries.ts';
import { addAlert } from '../../state/alerts.ts';

/**
 * Explains a selected vehicle that the user does not have, and clears the selection. Refetches the list first, because the vehicle may
 * be newer than the list.
 */
export function useMissingVehicle(selectedId: number | null, onMissing: () => void): void {
  const { t } = useTranslation('vehicles');
  const { data, refetch } = useQuery(vehiclesQuery());
  const missingId = data && selectedId !== null && data.every(({ id }) => id !== selectedId) ? selectedId : null;
  const explain = useEffectEvent(() => {
    addAlert({ id: 'missing-vehicle', message: t('missing') });
    onMissing();
  });
  useEffect(() => {
    if (missingId === null) return;
    let isWanted = true;
    void refetch().then(({ data, isSuccess }) => {
      if (isWanted && isSuccess && data.every(({ id }) => id !== missingId)) explain();
    });
    return () => {
      isWanted = false;
    };
  }, [missingId, refetch]);
}
