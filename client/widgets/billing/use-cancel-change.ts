import { useTranslation } from 'react-i18next';
import { useCancelPendingPlan } from '../../../generated/client/device.ts';
import type { Subscribed } from '../../rules/billing/subscribed.ts';
import { showAlert } from '../../state/alerts.ts';
import { useSingleFlight } from '../../ui/use-single-flight.ts';

/** Cancels a pending plan change, once however often it is pressed. Reports the outcome as an alert, because its menu closes. */
export function useCancelChange({ vehicle, device }: Subscribed): { cancel: () => void; isPending: boolean } {
  const { t } = useTranslation('prices');
  const id = `plan-change-${vehicle.id}`;
  const { mutateAsync, isPending } = useCancelPendingPlan({
    mutation: {
      onSuccess: () =>
        showAlert({
          id,
          type: 'success',
          message: t('changeCanceled', { name: vehicle.vehicle_name, plan: device.pricing_plan.name }),
        }),
      onError: (failure) => showAlert({ id, failure }),
    },
  });
  const send = useSingleFlight(mutateAsync);
  return { cancel: () => send({ deviceKey: device.device_key }), isPending };
}
