import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { Vehicle } from '../../../api/model.ts';
import { useIsExclusiveToOther } from '../../../data/users/use-exclusive-to-others.ts';
import { CARDS } from '../../../data/vehicles/concern-links.ts';
import { localeOf } from '../../../i18n/languages.ts';
import { loadNamespaces } from '../../../i18n/setup.ts';
import { vehiclePaths } from '../../../lib/paths.ts';
import { maintenanceGate, type ReminderDisabledReason, reminderGate } from '../../../rules/vehicle/maintenance.ts';
import { type ServiceLeft, serviceLeft } from '../../../rules/vehicle/service-left.ts';
import { useUser } from '../../../state/session.ts';
import { Card } from '../../../ui/card.tsx';
import { lazyChunk } from '../../../ui/lazy-chunk.tsx';
import { PageLink } from '../../../ui/page-exists.tsx';
import { useLockedReason } from '../../../widgets/vehicle/use-locked-reason.ts';
import { useFormat } from '../../../wording/use-format.ts';
import styles from './maintenance-card.module.css';
import { UpgradeLink } from './upgrade-link.tsx';

/** With the texts of its own page. */
const ServiceDone = lazyChunk(async () => {
  const [{ ServiceDone }] = await Promise.all([import('../info/service-done.tsx'), loadNamespaces(['vehicle-info'])]);
  return { default: ServiceDone };
});

type Props = { vehicle: Vehicle; now: number };

/** Next service, with a link to its reminder (core 3, core 9). */
export function MaintenanceCard({ vehicle, now }: Props) {
  const { t } = useTranslation('vehicle');
  const { timezone } = useUser();
  const reminder = vehicle.maintenance_reminder;
  const gate = reminderGate(vehicle, { now, isExclusiveToOther: useIsExclusiveToOther(vehicle) });
  const whyNot = useWhyNot();
  if (!maintenanceGate(vehicle).allowed) {
    return (
      <Card title={t('maintenance.title')} anchor={CARDS.service}>
        <p className={styles.text}>
          {t('maintenance.disabled', { plan: vehicle.pricing_plan.name })} <UpgradeLink vehicle={vehicle} />
        </p>
      </Card>
    );
  }
  const left = reminder?.enabled ? serviceLeft(reminder, now, timezone) : null;
  const edit = gate.allowed && (
    <PageLink to={vehiclePaths.info(vehicle.id)}>{t(reminder ? 'maintenance.edit' : 'maintenance.set')}</PageLink>
  );
  return (
    <Card title={t('maintenance.title')} anchor={CARDS.service} end={edit}>
      {left ? (
        <Left left={left} isDue={vehicle.service_due ?? false}>
          {gate.allowed && reminder && left.by === 'miles' && (
            <Suspense fallback={null}>
              <ServiceDone vehicle={vehicle} reminder={reminder} />
            </Suspense>
          )}
        </Left>
      ) : (
        <p className={styles.text}>{t(reminder && !reminder.enabled ? 'maintenance.off' : 'maintenance.none')}</p>
      )}
      {!gate.allowed && <p className={styles.text}>{whyNot(gate.reason)}</p>}
    </Card>
  );
}

/** Text for why the reminder cannot be changed. */
function useWhyNot(): (disabledReason: ReminderDisabledReason) => string | null {
  const { t } = useTranslation('commands');
  const reasonOf = useLockedReason();
  return (disabledReason) => {
    switch (disabledReason) {
      case 'basic_plan':
        return null;
      case 'paused':
      case 'expired':
        return t(`disabled.${disabledReason}`);
      default:
        return reasonOf(disabledReason);
    }
  };
}

/** `children`: the step that ends an overdue service. */
function Left({ left, isDue, children }: { left: ServiceLeft; isDue: boolean; children: ReactNode }) {
  const { t } = useTranslation('vehicle');
  const isOver = isDue || left.left <= 0;
  const share = left.by === 'miles' && left.interval > 0 ? left.driven / left.interval : null;
  return (
    <div className={styles.left} data-due={isOver}>
      <p className={styles.amount}>{useAmount()(left)}</p>
      {share !== null && (
        <div className={styles.bar} aria-hidden>
          <span style={{ width: `${Math.round(Math.min(1, Math.max(0, share)) * 100)}%` }} />
        </div>
      )}
      <p className={styles.detail}>
        {isOver && <b>{t('maintenance.due')}</b>}
        {useDetail()(left)}
      </p>
      {isOver && <div className={styles.done}>{children}</div>}
    </div>
  );
}

function useAmount(): (left: ServiceLeft) => string {
  const { t } = useTranslation('vehicle');
  const format = useFormat();
  return ({ by, left }) => {
    const amount = Math.abs(left);
    if (by === 'miles')
      return t(left < 0 ? 'maintenance.over' : 'maintenance.left', { distance: format.distance(amount) });
    if (left === 0) return t('maintenance.today');
    return t(left < 0 ? 'maintenance.daysOver' : 'maintenance.daysLeft', { count: amount });
  };
}

function useDetail(): (left: ServiceLeft) => string {
  const { t, i18n } = useTranslation('vehicle');
  const format = useFormat();
  return (left) => {
    if (left.by === 'miles') {
      return t('maintenance.driven', {
        driven: format.distance(left.driven),
        interval: format.distance(left.interval),
      });
    }
    // The same day in every time zone.
    const day = new Intl.DateTimeFormat(localeOf(i18n.language), { timeZone: 'UTC', dateStyle: 'medium' });
    return t('maintenance.on', { date: day.format(left.due) });
  };
}
