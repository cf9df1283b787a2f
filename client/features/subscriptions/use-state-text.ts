import { useTranslation } from 'react-i18next';
import { renewalOf, type Subscribed, subscriptionState } from '../../rules/billing/subscribed.ts';
import { useFormat } from '../../wording/use-format.ts';

/** State of a subscription in words, with its date: "Renews Mar 14, 2027". */
export function useStateText(): (subscribed: Subscribed, now: number) => string {
  const { t } = useTranslation('subscriptions');
  const format = useFormat();
  const date = (at: string) => format.date(Date.parse(at));
  return (subscribed, now) => {
    const state = subscriptionState(subscribed, now);
    const { pending_plan: pending, pause, renewal_failure: failure } = subscribed.billing ?? {};
    const at = renewalOf(subscribed);
    if (state === 'failed' && failure) return t('state.failed', { date: date(failure.failed_at) });
    if (state === 'changes' && pending)
      return t(pending.is_paid ? 'state.paidAhead' : 'state.changes', {
        plan: pending.name,
        date: date(pending.starts_at),
      });
    if (state === 'pauses' && pause) return t('state.pauses', { date: date(pause.starts_at) });
    if (state === 'replacement') return t('state.replacement');
    if (state === 'paused') {
      if (pause) return t('state.pausedUntil', { date: date(pause.ends_at) });
      if (at === null) return t('state.paused');
      return t(at <= now ? 'state.pausedSince' : 'state.pausedPaid', { date: format.date(at) });
    }
    return at === null ? t('state.undated') : t(`state.${state}`, { date: format.date(at), plan: '' });
  };
}
