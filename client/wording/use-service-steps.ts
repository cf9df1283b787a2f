import { useTranslation } from 'react-i18next';
import { zonePlace } from '../rules/time/time-zones.ts';
import { useUser } from '../state/session.ts';
import type { ReceiptStep } from '../ui/receipt/receipt.tsx';
import { useFormat } from './use-format.ts';
import { useServiceLeft } from './use-service-left.ts';

/**
 * Steps of a service mode that is on, for its owner and for installers. `until`: its end, `null` without one. The server reports no
 * other time of it. Needs the catalog `service-mode`.
 */
export function useServiceSteps(): (until: number | null, now: number) => ReceiptStep[] {
  const { t } = useTranslation('service-mode');
  const { timezone } = useUser();
  const format = useFormat();
  const leftOf = useServiceLeft();
  return (until, now) => [
    { state: 'done', text: t('steps.opened'), time: null },
    { state: 'open', text: t('steps.access'), time: until === null ? null : leftOf(until, now) },
    {
      state: 'pending',
      text: t(until === null ? 'steps.noEnd' : 'steps.ends'),
      time: until === null ? null : t('steps.endsAt', { date: format.dateTime(until), zone: zonePlace(timezone) }),
    },
  ];
}
