import { IconTool } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { MaintenanceReminder } from '../../../api/model.ts';
import { milesToService } from '../../../rules/condition.ts';
import { daysUntil, dueDay } from '../../../rules/maintenance.ts';
import { useUser } from '../../../state/session.ts';
import { useFormat } from '../../../state/use-format.ts';
import { useNow } from '../../../ui/use-now.ts';
import styles from './reminder-card.module.css';

const MINUTE = 60_000;

type Props = {
  reminder: MaintenanceReminder;
  /** At the end of the line: what can be done about it. */
  children?: ReactNode;
};

/** When service is due: the distance that is left, interval minus driven (core 9), or the day. */
export function ReminderStatus({ reminder, children }: Props) {
  const { due_date } = reminder.parameters;
  const left = milesToService(reminder);
  if (reminder.type === 'maintenance_mileage_interval' && left !== null) {
    return (
      <Distance left={left} interval={reminder.parameters.interval ?? 0}>
        {children}
      </Distance>
    );
  }
  return reminder.type === 'maintenance_due_date' && due_date !== undefined ? <Day dueDate={due_date} /> : null;
}

function Distance({ left, interval, children }: { left: number; interval: number; children: ReactNode }) {
  const { t } = useTranslation('vehicle-info');
  const format = useFormat();
  const driven = interval - left;
  const share = Math.min(1, Math.max(0, driven / interval));
  return (
    <div className={styles.status} data-due={left <= 0}>
      <IconTool size={20} aria-hidden />
      <div className={styles.texts}>
        <p className={styles.value}>
          {t(left < 0 ? 'reminder.over' : 'reminder.left', { distance: format.distance(Math.abs(left)) })}
        </p>
        <div className={styles.bar} aria-hidden="true">
          <span style={{ width: `${Math.round(share * 100)}%` }} />
        </div>
        <p className={styles.detail}>
          {t('reminder.ofInterval', { driven: format.distance(driven), interval: format.distance(interval) })}
        </p>
      </div>
      {children}
    </div>
  );
}

function Day({ dueDate }: { dueDate: string }) {
  const { t, i18n } = useTranslation('vehicle-info');
  const { timezone } = useUser();
  const days = daysUntil(dueDay(dueDate), useNow(MINUTE), timezone);
  // A day, wherever the user is.
  const day = new Intl.DateTimeFormat(i18n.language, { timeZone: 'UTC', dateStyle: 'long' });
  const when = () => {
    if (days === 0) return t('reminder.today');
    return days > 0 ? t('reminder.inDays', { count: days }) : t('reminder.overDays', { count: -days });
  };
  return (
    <div className={styles.status} data-due={days <= 0}>
      <IconTool size={20} aria-hidden />
      <div className={styles.texts}>
        <p className={styles.value}>{t('reminder.dueOn', { date: day.format(Date.parse(dueDate)) })}</p>
        <p className={styles.detail}>{when()}</p>
      </div>
    </div>
  );
}
