import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Subscribed } from '../../rules/billing/subscribed.ts';
import { Card } from '../../ui/card.tsx';
import { useCancelChange } from '../../widgets/billing/use-cancel-change.ts';
import { usePriceWords } from '../../widgets/billing/use-price-words.ts';
import styles from './current-plan.module.css';
import { PlanCell, StatusCell } from './row-cells.tsx';

type Props = { subscribed: Subscribed; now: number };

/** The current plan with its date, and the pending one with a button that cancels it (commerce 4). */
export function CurrentPlan({ subscribed, now }: Props) {
  const { t } = useTranslation('plans');
  const words = usePriceWords();
  const { cancel, isPending } = useCancelChange(subscribed);
  const { device, billing } = subscribed;
  const { pricing_plan: plan } = device;
  const pending = billing?.pending_plan ?? null;
  return (
    <Card title={t('current.title')}>
      <div className={styles.plan}>
        <PlanCell row={subscribed} />
        <StatusCell row={subscribed} now={now} />
      </div>
      {pending && (
        <div className={styles.pending}>
          <p>
            <b>{t('current.changes', { plan: pending.name, date: words.date(pending.starts_at) })}</b>{' '}
            {t('current.until', { plan: plan.name })}{' '}
            {pending.is_paid
              ? t('current.paid')
              : billing && t('current.amount', { amount: words.money(pending.amount, billing.currency) })}
          </p>
          <Button variant="default" loading={isPending} onClick={cancel}>
            {t('current.keep', { plan: plan.name })}
          </Button>
        </div>
      )}
    </Card>
  );
}
