import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Receipt as PaymentReceipt } from '../../api/model.ts';
import { deviceQuery } from '../../data/streams/queries.ts';
import { vehiclesQuery } from '../../data/vehicles/queries.ts';
import { type LaterPlan, type OrderStep, orderSteps } from '../../rules/billing/order-steps.ts';
import { type Subscribed, subscribedOf } from '../../rules/billing/subscribed.ts';
import { MINUTE } from '../../rules/time/duration.ts';
import { usePurchase } from '../../state/purchase.ts';
import { Card } from '../../ui/card.tsx';
import { Receipt, type ReceiptStep } from '../../ui/receipt/receipt.tsx';
import { useNow } from '../../ui/use-now.ts';
import { CancelPending, usePendingWords } from '../../widgets/billing/cancel-pending.tsx';
import { usePriceWords } from '../../widgets/billing/use-price-words.ts';
import { useFormat } from '../../wording/use-format.ts';
import styles from './complete.module.css';

type Order = {
  steps: readonly OrderStep[];
  /** The only later plan, for one vehicle: it can be canceled here. */
  later: LaterPlan | null;
  /** Its subscription while the server plans it. */
  subscribed: Subscribed | null;
  /** The server, asked since the page opened, no longer plans it. */
  isCanceled: boolean;
};

/** The steps of the last order, and what became of its later plan since. */
export function useOrder(receipt: PaymentReceipt | undefined): Order {
  const { sentAt } = usePurchase();
  const steps = receipt ? orderSteps(receipt, sentAt) : [];
  const [first, ...others] = steps.filter((step) => step.kind === 'begins');
  const later = first && others.length === 0 && first.deviceKeys.length === 1 ? first : null;
  const [deviceKey = ''] = later?.deviceKeys ?? [];
  const now = useNow(MINUTE);
  const isAsked = later !== null && later.at > now;
  const { data: vehicles } = useQuery({ ...vehiclesQuery(), enabled: isAsked });
  const { data: device, isFetchedAfterMount } = useQuery({
    ...deviceQuery(deviceKey),
    enabled: isAsked,
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  });
  const [found] = isAsked && device && isFetchedAfterMount ? subscribedOf(vehicles ?? [], [device]) : [];
  // The subscription is an assumed field: without it, what became of the plan is unknown.
  if (!found?.billing) return { steps, later, subscribed: null, isCanceled: false };
  const isPlanned = found.billing.pending_plan?.plan_id === later?.planId;
  return { steps, later, subscribed: isPlanned ? found : null, isCanceled: !isPlanned };
}

/** The order from its sending to the day on which its plans begin. A single later plan can be canceled here (commerce 4). */
export function OrderReceipt({ receipt, order }: { receipt: PaymentReceipt; order: Order }) {
  const { t } = useTranslation('checkout');
  const { steps, later, subscribed, isCanceled } = order;
  const stepOf = useStep(receipt);
  const pending = usePendingWords(subscribed);
  const [isAsked, setAsked] = useState(false);
  // The button that had the focus goes.
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Card title={t('complete.order')} headingRef={heading}>
      <div className={styles.order}>
        <Receipt
          form="full"
          steps={steps.map((step) => stepOf(step, step === later && isCanceled))}
          detail={pending && pending.kind !== 'paid' && t('complete.untilThen', { plan: pending.values.plan })}
          actions={pending ? [{ text: pending.cancelLabel, onPress: () => setAsked(true) }] : []}
        />
        {subscribed && (
          <CancelPending
            subscribed={subscribed}
            opened={isAsked}
            onClose={() => setAsked(false)}
            onDone={() => heading.current?.focus()}
          />
        )}
      </div>
    </Card>
  );
}

function useStep(receipt: PaymentReceipt): (step: OrderStep, isCanceled: boolean) => ReceiptStep {
  const { t } = useTranslation('checkout');
  const words = usePriceWords();
  const format = useFormat();
  const { currency, card_brand, card_last4 } = receipt;
  return (step, isCanceled) => {
    switch (step.kind) {
      case 'sent':
        return {
          state: 'done',
          text: t('complete.steps.sent'),
          time: step.at === null ? null : format.dateTime(step.at),
        };
      case 'charged':
      case 'credit':
      case 'confirmed': {
        const card = card_last4 == null ? null : words.card({ brand: card_brand ?? '', last4: card_last4 });
        const amount = words.money(step.amount, currency);
        const text =
          step.kind === 'charged' && card !== null
            ? t('complete.steps.chargedTo', { amount, card })
            : t(`complete.steps.${step.kind}`, { amount });
        return { state: 'done', text, time: format.dateTime(step.at) };
      }
      case 'applies':
        return { state: 'pending', text: t('complete.steps.applies'), time: t('complete.steps.appliesIn') };
      case 'begins': {
        const { plan, names, at } = step;
        const [name = ''] = names;
        const time = format.date(at);
        if (isCanceled) return { state: 'canceled', text: t('complete.steps.canceled', { plan, name }), time: null };
        const text =
          names.length > 1
            ? t('complete.steps.beginsFor', { plan, count: names.length })
            : t('complete.steps.begins', { plan, name });
        return { state: 'pending', text, time };
      }
    }
  };
}
