import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import type { Card } from '../../api/model.ts';
import { backTo } from '../../lib/back-to.ts';
import { paths } from '../../lib/paths.ts';
import { mainCardOf } from '../../rules/billing/card-expiry.ts';
import type { Subscribed } from '../../rules/billing/subscribed.ts';
import { Notice } from '../../ui/notice.tsx';
import { PageLink } from '../../ui/page-exists.tsx';
import { useCardState } from '../../widgets/billing/use-card-state.ts';
import { usePriceWords } from '../../widgets/billing/use-price-words.ts';
import styles from './billing.module.css';

type Props = { cards: readonly Card[]; subscribed: readonly Subscribed[] };

/** Declined renewals, and a main card that has expired or expires this month. Leads to its replacement. */
export function BillingNotices({ cards, subscribed }: Props) {
  const { t } = useTranslation('billing');
  const words = usePriceWords();
  const stateOf = useCardState();
  const main = mainCardOf(cards);
  const state = main ? stateOf(main) : 'valid';
  const hasDeclined = subscribed.some(({ billing }) => billing?.renewal_failure);
  return (
    <>
      <DeclinedRenewals subscribed={subscribed}>
        <UpdateLink text={t('declined.action')} />
      </DeclinedRenewals>
      {main && state !== 'valid' && (
        <Notice tone={state === 'expired' ? 'alarm' : 'warning'}>
          <div className={styles.notice}>
            <p>{t(state === 'expired' ? 'soon.expired' : 'soon.thisMonth', { card: words.card(main) })}</p>
            {!hasDeclined && <UpdateLink text={t('soon.action')} />}
          </div>
        </Notice>
      )}
    </>
  );
}

function UpdateLink({ text }: { text: string }) {
  const { pathname } = useLocation();
  return (
    <PageLink to={paths.updateBilling} state={backTo(pathname)} className={styles.action}>
      {text}
    </PageLink>
  );
}

type DeclinedProps = { subscribed: readonly Subscribed[]; children?: ReactNode };

/** Each declined renewal with its next attempt, and what its owner can do. `children`: a link to it. */
export function DeclinedRenewals({ subscribed, children }: DeclinedProps) {
  const { t } = useTranslation('billing');
  const words = usePriceWords();
  const declined = subscribed.flatMap(({ vehicle, billing }) =>
    billing?.renewal_failure ? [{ vehicle, currency: billing.currency, failure: billing.renewal_failure }] : [],
  );
  if (declined.length === 0) return null;
  return (
    <Notice tone="alarm">
      <ul className={styles.declined}>
        {declined.map(({ vehicle, currency, failure }) => (
          <li key={vehicle.id}>
            <b>{t('declined.title', { name: vehicle.vehicle_name })}</b>{' '}
            {t('declined.text', {
              amount: words.money(failure.amount, currency),
              date: words.date(failure.failed_at),
              stops: words.date(failure.service_ends_at),
            })}{' '}
            {failure.next_attempt_at !== null && t('declined.retry', { date: words.date(failure.next_attempt_at) })}
          </li>
        ))}
      </ul>
      <p>{t('declined.hint')}</p>
      {children}
    </Notice>
  );
}
