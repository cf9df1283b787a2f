import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Subscribed } from '../../rules/billing/subscribed.ts';
import { Card } from '../../ui/card.tsx';
import { Receipt } from '../../ui/receipt/receipt.tsx';
import { CancelPending, usePendingWords } from '../../widgets/billing/cancel-pending.tsx';
import { usePriceWords } from '../../widgets/billing/use-price-words.ts';
import styles from './current-plan.module.css';
import { PlanCell, StatusCell } from './row-cells.tsx';

type Props = { subscribed: Subscribed; now: number };

/** The current plan with its date, and the pending one with a button that cancels it (commerce 4). */
export function CurrentPlan({ subscribed, now }: Props) {
  const { t } = useTranslation('manage-subscription');
  // After a cancellation, the button that had the focus goes.
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Card title={t('current.title')} headingRef={heading}>
      <div className={styles.plan}>
        <PlanCell row={subscribed} />
        <StatusCell row={subscribed} now={now} />
      </div>
      <Pending subscribed={subscribed} onCanceled={() => heading.current?.focus()} />
    </Card>
  );
}

function Pending({ subscribed, onCanceled }: Pick<Props, 'subscribed'> & { onCanceled: () => void }) {
  const { t } = useTranslation('manage-subscription');
  const words = usePriceWords();
  const pendingWords = usePendingWords(subscribed);
  const [isAsked, setAsked] = useState(false);
  const { billing } = subscribed;
  if (!pendingWords || !billing) return null;
  const { kind, pending, values, cancelLabel } = pendingWords;
  const due = pending.is_paid
    ? t('current.paid')
    : t('current.amount', { amount: words.money(pending.amount, billing.currency) });
  return (
    <div className={styles.pending}>
      <Receipt
        form="full"
        steps={[
          { state: 'done', text: t(`current.requested.${kind}`, values), time: null },
          { state: 'pending', text: t(`current.${kind === 'paid' ? 'ahead' : kind}`, values), time: null },
        ]}
        detail={[kind === 'change' && t('current.until', { plan: values.plan }), due].filter(Boolean).join(' ')}
        actions={[{ text: cancelLabel, onPress: () => setAsked(true) }]}
      />
      <CancelPending subscribed={subscribed} opened={isAsked} onClose={() => setAsked(false)} onDone={onCanceled} />
    </div>
  );
}
