import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { chargeCalendar, sumOf } from '../../rules/billing/charges.ts';
import type { Subscribed } from '../../rules/billing/subscribed.ts';
import { useUser } from '../../state/session.ts';
import { Card } from '../../ui/card.tsx';
import { useFormat } from '../../wording/use-format.ts';
import styles from './charges-card.module.css';

/** Expected charges of all vehicles by month. A bar shows each month against the highest. */
export function ChargesCard({ all, now }: { all: readonly Subscribed[]; now: number }) {
  const { t } = useTranslation('subscriptions');
  const format = useFormat();
  const { timezone } = useUser();
  const months = useMemo(() => chargeCalendar(all, now, timezone), [all, now, timezone]);
  const currency = all[0]?.billing?.currency ?? 'USD';
  const most = Math.max(...months.map(({ amount }) => amount));
  // Without it, a vehicle may renew, at a price that is not known.
  const isTold = all.every(({ device }) => device.autorenewal !== undefined);
  const total = format.money(sumOf(months.map(({ amount }) => amount)), currency);
  return (
    <Card
      title={t('calendar.title')}
      end={most > 0 && <span className={`tabular ${styles.total}`}>{t('calendar.total', { amount: total })}</span>}
    >
      <p className={styles.lead}>{t(most > 0 ? 'calendar.lead' : isTold ? 'calendar.nothing' : 'calendar.unknown')}</p>
      {most > 0 && (
        <ol className={styles.months}>
          {months.map(({ startsAt, amount, count }) => (
            <li key={startsAt} data-empty={count === 0}>
              <span>{format.month(startsAt)}</span>
              <span className={styles.bar} aria-hidden>
                <span style={{ inlineSize: `${Math.round((100 * amount) / most)}%` }} />
              </span>
              <span className={`tabular ${styles.amount}`}>
                <b>{count > 0 ? format.money(amount, currency) : t('calendar.none')}</b>
                {count > 0 && <small>{t('calendar.count', { count })}</small>}
              </span>
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}
