import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorLines } from '../../../api/error-lines.ts';
import type { Vehicle } from '../../../api/model.ts';
import { useServiceNotices } from '../../../data/notices/use-service-notices.ts';
import { deviceQuery } from '../../../data/streams/queries.ts';
import { useIsExclusiveToOther } from '../../../data/users/use-exclusive-to-others.ts';
import { loadNamespaces } from '../../../i18n/setup.ts';
import { configurationGate } from '../../../rules/commands/settings-gate.ts';
import { interruptionOf } from '../../../rules/notices/notices.ts';
import { MINUTE } from '../../../rules/time/duration.ts';
import { useUser } from '../../../state/session.ts';
import { useIsLost } from '../../../state/use-is-lost.ts';
import { Card } from '../../../ui/card.tsx';
import { lazyChunk } from '../../../ui/lazy-chunk.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { FailureState } from '../../../ui/states.tsx';
import { useDelayed } from '../../../ui/use-delayed.ts';
import { useNow } from '../../../ui/use-now.ts';
import { useDisabledReasonText } from '../settings/use-disabled-reason-text.ts';
import styles from './tracker-schedule.module.css';

/** Loaded on demand. */
const ScheduleForm = lazyChunk(async () => {
  const [form] = await Promise.all([import('./schedule-form.tsx'), loadNamespaces(['profile', 'forms'])]);
  return form;
});

/** The schedule of a tracker. Its form starts from what the device has. */
export function ScheduleCard({ vehicle }: { vehicle: Vehicle }) {
  const { t } = useTranslation('tracker-schedule');
  const explain = useErrorLines();
  const reasonText = useDisabledReasonText();
  const now = useNow(MINUTE);
  const { notices } = useServiceNotices();
  const gate = configurationGate(vehicle, {
    user: useUser(),
    now,
    isOffline: useIsLost(),
    interruption: interruptionOf(vehicle.product_name, notices),
    isExclusiveToOther: useIsExclusiveToOther(vehicle),
  });
  const { data: device, error, isPending, refetch } = useQuery(deviceQuery(vehicle.device_key));
  const isSlow = useDelayed(isPending);
  return (
    <Card title={t('title')}>
      <div className={styles.body}>
        <p className={styles.lead}>{t('lead')}</p>
        {isSlow && <SkeletonRows rows={5} />}
        {!device && error && <FailureState title={t('failed')} lines={explain(error)} onRetry={() => void refetch()} />}
        {device && !isSlow && (
          <Suspense fallback={<SkeletonRows rows={5} />}>
            <ScheduleForm
              key={JSON.stringify(device.schedule)}
              vehicle={vehicle}
              schedule={device.schedule ?? null}
              disabledReason={gate.allowed ? null : reasonText(gate.reason)}
            />
          </Suspense>
        )}
      </div>
    </Card>
  );
}
