import { useTranslation } from 'react-i18next';
import type { Vehicle } from '../../../api/model.ts';
import { useIsExclusiveToOther } from '../../../data/users/use-exclusive-to-others.ts';
import { MINUTE } from '../../../rules/time/duration.ts';
import { reminderGate, reminderType } from '../../../rules/vehicle/maintenance.ts';
import { Card } from '../../../ui/card.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PageLink } from '../../../ui/page-exists.tsx';
import { useNow } from '../../../ui/use-now.ts';
import { useLockedReason } from '../../../widgets/vehicle/use-locked-reason.ts';
import styles from './reminder-card.module.css';
import { ReminderForm } from './reminder-form.tsx';
import { ReminderStatus } from './reminder-status.tsx';
import { ServiceDone } from './service-done.tsx';

/** Service reminder (core 3 "Maintenance reminder"), or why the plan has none (core 6). */
export function ReminderCard({ vehicle }: { vehicle: Vehicle }) {
  const { t } = useTranslation('vehicle-info');
  const reasonOf = useLockedReason();
  const gate = reminderGate(vehicle, { now: useNow(MINUTE), isExclusiveToOther: useIsExclusiveToOther(vehicle) });
  const { maintenance_reminder: saved } = vehicle;
  const reminder = saved?.enabled && reminderType(saved) !== null ? saved : null;
  const reason = gate.allowed ? null : gate.reason;
  const isLapsed = reason === 'paused' || reason === 'expired' || reason === 'basic_plan';
  return (
    <Card title={t('reminder.title')}>
      <div className={styles.body}>
        {reminder && (
          <ReminderStatus
            reminder={reminder}
            reset={gate.allowed && <ServiceDone vehicle={vehicle} reminder={reminder} />}
          />
        )}
        {isLapsed ? (
          <Notice tone="accent">
            <p>{t(`reminder.disabled.${reason}`)}</p>
            {!vehicle.isShared && (
              <PageLink className={styles.plans} to={`/subscriptions/update/${vehicle.id}`}>
                {t('reminder.plans')}
              </PageLink>
            )}
          </Notice>
        ) : (
          <ReminderForm vehicle={vehicle} disabledReason={reason === null ? null : reasonOf(reason)} />
        )}
      </div>
    </Card>
  );
}
