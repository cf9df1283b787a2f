import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useCancelPendingPlan } from '../../../generated/client/device.ts';
import { useErrorLines } from '../../api/error-lines.ts';
import type { PendingPlan } from '../../api/model.ts';
import { type PendingKind, pendingKind } from '../../rules/billing/pending-plan.ts';
import type { Subscribed } from '../../rules/billing/subscribed.ts';
import { showAlert } from '../../state/alerts.ts';
import { Dialog, DialogFooter } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useSingleFlight } from '../../ui/use-single-flight.ts';
import { usePriceWords } from '../../widgets/billing/use-price-words.ts';

/** Names of the pending plan and the current one, with their terms if only those differ. And what the button does. */
export function usePendingWords(subscribed: Subscribed) {
  const { t } = useTranslation('prices');
  const words = usePriceWords();
  const { device, billing } = subscribed;
  const pending = billing?.pending_plan;
  if (!pending) return null;
  const { pricing_plan: plan } = device;
  const kind = pendingKind(device, pending);
  const isSameName = kind === 'change' && pending.name === plan.name;
  const named = ({ name, billing_model }: Pick<PendingPlan, 'name' | 'billing_model'>) =>
    isSameName ? t('pending.named', { plan: name, term: words.term(billing_model) }) : name;
  const values = { next: named(pending), plan: named(plan), date: words.date(pending.starts_at) };
  return { kind, pending, values, cancelLabel: t(`pending.${kind}.cancel`, values) };
}

type Props = { subscribed: Subscribed; opened: boolean; onClose: () => void };

/** Asks before a pending plan is canceled: what ends, what follows, and what becomes credit (commerce 4). */
export function CancelPending({ subscribed, opened, onClose }: Props) {
  const { t } = useTranslation(['prices', 'common']);
  const errorLines = useErrorLines();
  const { vehicle, device } = subscribed;
  const pendingWords = usePendingWords(subscribed);
  const followText = useFollowText(subscribed);
  const name = vehicle.vehicle_name;
  const { mutateAsync, isPending, error, reset } = useCancelPendingPlan({
    mutation: {
      onSuccess: () => {
        onClose();
        if (!pendingWords) return;
        const { kind, values } = pendingWords;
        const message = t(`prices:pending.${kind}.done`, { ...values, name });
        showAlert({ id: `plan-change-${vehicle.id}`, type: 'success', message });
      },
    },
  });
  const send = useSingleFlight(mutateAsync);
  const close = () => {
    reset();
    onClose();
  };
  if (!pendingWords) return null;
  const { kind, values, cancelLabel } = pendingWords;
  const cancel = () => send({ deviceKey: device.device_key });
  return (
    <Dialog opened={opened} onClose={close} isBusy={isPending} title={t(`prices:pending.${kind}.question`, values)}>
      <p>
        {t(`prices:pending.${kind}.text`, values)} {followText(kind, values.plan)}
      </p>
      {error !== null && <Notice tone="alarm">{errorLines(error).join(' ')}</Notice>}
      <DialogFooter>
        <Button variant="default" data-autofocus disabled={isPending} onClick={close}>
          {t('prices:pending.leave')}
        </Button>
        <Button loading={isPending} onClick={cancel}>
          {cancelLabel}
        </Button>
      </DialogFooter>
    </Dialog>
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
