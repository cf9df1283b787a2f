import { useTranslation } from 'react-i18next';
import { useCancelPendingPlan } from '../../../generated/client/device.ts';
import { useErrorLines } from '../../api/error-lines.ts';
import type { PendingPlan } from '../../api/model.ts';
import { type PendingKind, pendingKind } from '../../rules/billing/pending-plan.ts';
import type { Subscribed } from '../../rules/billing/subscribed.ts';
import { showAlert } from '../../state/alerts.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { usePriceWords } from './use-price-words.ts';

/** Names of the pending plan and the current one, with their terms if only those differ. And what the button does. */
export function usePendingWords(subscribed: Subscribed | null) {
  const { t } = useTranslation('prices');
  const words = usePriceWords();
  const pending = subscribed?.billing?.pending_plan;
  if (!subscribed || !pending) return null;
  const { device } = subscribed;
  const { pricing_plan: plan } = device;
  const kind = pendingKind(device, pending);
  const isSameName = kind === 'change' && pending.name === plan.name;
  const named = ({ name, billing_model }: Pick<PendingPlan, 'name' | 'billing_model'>) =>
    isSameName ? t('pending.named', { plan: name, term: words.termWithin(billing_model) }) : name;
  const values = { next: named(pending), plan: named(plan), date: words.date(pending.starts_at) };
  return { kind, pending, values, cancelLabel: t(`pending.${kind}.cancel`, values) };
}

type Props = { subscribed: Subscribed; opened: boolean; onClose: () => void; onDone?: () => void };

/** Asks before a pending plan is canceled: what ends, what follows, and what becomes credit (commerce 4). */
export function CancelPending({ subscribed, opened, onClose, onDone }: Props) {
  const { t } = useTranslation('prices');
  const explain = useErrorLines();
  const { vehicle, device } = subscribed;
  const pendingWords = usePendingWords(subscribed);
  const followText = useFollowText(subscribed);
  const { mutateAsync } = useCancelPendingPlan();
  if (!pendingWords) return null;
  const { kind, values, cancelLabel } = pendingWords;
  return (
    <ConfirmDialog
      opened={opened}
      onClose={onClose}
      title={t(`pending.${kind}.question`, values)}
      submit={cancelLabel}
      cancel={t('pending.leave')}
      onConfirm={() => mutateAsync({ deviceKey: device.device_key })}
      onDone={() => {
        const message = t(`pending.${kind}.done`, { ...values, name: vehicle.vehicle_name });
        showAlert({ id: `plan-change-${vehicle.id}`, type: 'success', message });
        onDone?.();
      }}
      explain={explain}
    >
      <p>
        {t(`pending.${kind}.text`, values)} {followText(kind, values.plan)}
      </p>
    </ConfirmDialog>
  );
}

/** What becomes credit, and what follows the current term. A trial has nothing to follow, which its own text says. */
function useFollowText({ device, billing }: Subscribed): (kind: PendingKind, plan: string) => string {
  const { t } = useTranslation('prices');
  const words = usePriceWords();
  return (kind, plan) => {
    const pending = billing?.pending_plan;
    if (!billing || !pending || kind === 'trial') return '';
    const date = words.date(pending.starts_at);
    const { credit, renewal_amount } = pending.if_canceled ?? {};
    const isRenewed = renewal_amount === undefined ? device.autorenewal === true : renewal_amount !== null;
    const follows = !isRenewed
      ? t('pending.ends', { plan, date })
      : renewal_amount == null
        ? t('pending.renews', { plan, date })
        : t('pending.renewsFor', { plan, date, amount: words.money(renewal_amount, billing.currency) });
    if (kind === 'change') return follows;
    const credited = credit
      ? t('pending.credit', { amount: words.money(credit, billing.currency) })
      : t('pending.creditOfPaid');
    return `${credited} ${follows}`;
  };
}
