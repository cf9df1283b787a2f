import { IconTool } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { MaintenanceReminder } from '../../../api/model.ts';
import { MINUTE } from '../../../rules/time/duration.ts';
import { type ServiceLeft, serviceLeft } from '../../../rules/vehicle/service-left.ts';
import { useUser } from '../../../state/session.ts';
import { useNow } from '../../../ui/use-now.ts';
import { useFormat } from '../../../wording/use-format.ts';
import styles from './reminder-card.module.css';

type Props = {
  reminder: MaintenanceReminder;
  /** Content at the end of the line: resets a distance. */
  reset: ReactNode;
};

/** Distance until service is due, interval minus driven (core 9), or the due day. */
export function ReminderStatus({ reminder, reset }: Props) {
  const { timezone } = useUser();
  const now = useNow(MINUTE);
  const left = serviceLeft(reminder, now, timezone);
  const textsOf = useTexts();
  if (left === null) return null;
  const { value, detail } = textsOf(left);
  return (
    <div className={styles.status} data-due={left.left <= 0}>
      <IconTool size={20} aria-hidden />
      <div className={styles.texts}>
        <p className={styles.value}>{value}</p>
        {left.by === 'miles' && left.interval > 0 && <Bar share={left.driven / left.interval} />}
        <p className={styles.detail}>{detail}</p>
      </div>
      {left.by === 'miles' && reset}
    </div>
  );
}

/** Driven share of the interval. Full if the service is overdue. */
function Bar({ share }: { share: number }) {
  return (
    <div className={styles.bar} aria-hidden="true">
      <span style={{ width: `${Math.round(Math.min(1, Math.max(0, share)) * 100)}%` }} />
    </div>
  );
}

/** Texts of the vehicle's page. */
function useTexts(): (left: ServiceLeft) => { value: string; detail: string } {
  const { t, i18n } = useTranslation('vehicle');
  const format = useFormat();
  // The same day in every time zone.
  const day = new Intl.DateTimeFormat(i18n.language, { timeZone: 'UTC', dateStyle: 'long' });
  return (service) => {
    const amount = Math.abs(service.left);
    const isOver = service.left < 0;
    if (service.by === 'miles') {
      const [driven, interval] = [format.distance(service.driven), format.distance(service.interval)];
      const distance = format.distance(amount);
      const value = t(isOver ? 'maintenance.over' : 'maintenance.left', { distance });
      return { value, detail: t('maintenance.driven', { driven, interval }) };
    }
    const detail = t('maintenance.on', { date: day.format(service.due) });
    if (amount === 0) return { value: t('maintenance.today'), detail };
    return { value: t(isOver ? 'maintenance.daysOver' : 'maintenance.daysLeft', { count: amount }), detail };
  };
}
