import { Button } from '@mantine/core';
import { IconAlertCircle, IconCreditCard, IconPlayerPauseFilled } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Card } from '../../api/model.ts';
import { planOffersQuery } from '../../data/billing/queries.ts';
import { paths } from '../../lib/paths.ts';
import { cardEndsAt, mainCardOf } from '../../rules/billing/card-expiry.ts';
import { renewalLines } from '../../rules/billing/renewal-lines.ts';
import {
  canResume,
  hasEnded,
  needsRenewal,
  renewalOf,
  type Subscribed,
  subscriptionState,
} from '../../rules/billing/subscribed.ts';
import { DAY } from '../../rules/time/duration.ts';
import { useCart } from '../../state/cart.ts';
import { useUser } from '../../state/session.ts';
import { ButtonLink } from '../../ui/light/button.tsx';
import { PageLink, usePageExists } from '../../ui/page-exists.tsx';
import { useAddToCart } from '../../widgets/billing/use-add-to-cart.ts';
import { useCardState } from '../../widgets/billing/use-card-state.ts';
import { usePriceWords } from '../../widgets/billing/use-price-words.ts';
import { useFormat } from '../../wording/use-format.ts';
import styles from './subscriptions-page.module.css';

type Props = { all: readonly Subscribed[]; now: number };

/** What the owner has to do: declined renewals, a card that does not last, vehicles that are not tracked. */
export function ListNotices({ all, cards, now }: Props & { cards: readonly Card[] | undefined }) {
  return (
    <>
      <Declined all={all} />
      {cards && <CardNotice all={all} cards={cards} now={now} />}
      <PausedPaid all={all} now={now} />
      <Untracked all={all} now={now} payer={mainCardOf(cards ?? [])} />
    </>
  );
}

/** Names the declined renewal whose service stops first, and the number of others. */
function Declined({ all }: Pick<Props, 'all'>) {
  const { t } = useTranslation('subscriptions');
  const words = usePriceWords();
  const declined = all.flatMap(({ vehicle, billing }) =>
    billing?.renewal_failure ? [{ vehicle, billing, failure: billing.renewal_failure }] : [],
  );
  const [first] = declined.toSorted((a, b) => a.failure.service_ends_at.localeCompare(b.failure.service_ends_at));
  if (!first) return null;
  const { vehicle, billing, failure } = first;
  return (
    <div className={styles.notice} data-tone="alarm" role="alert">
      <IconAlertCircle size={18} aria-hidden />
      <p>
        <b>{t('failure.title', { name: vehicle.vehicle_name })}</b>{' '}
        {t('failure.text', {
          amount: words.money(failure.amount, billing.currency),
          stops: words.date(failure.service_ends_at),
        })}{' '}
        {failure.next_attempt_at && t('failure.retry', { date: words.date(failure.next_attempt_at) })}{' '}
        {declined.length > 1 && t('failure.several', { count: declined.length - 1 })}
      </p>
      <PageLink to={`${paths.updateSubscription}/${vehicle.id}`} className={styles.noticeAction}>
        {t('action.pay')}
      </PageLink>
      <PageLink to={paths.updateBilling} className={styles.noticeAction}>
        {t('failure.action')}
      </PageLink>
    </div>
  );
}

/** A main card is called expiring this long before its last day. Assumed. */
const CARD_WARNS = 45 * DAY;

/** The card that pays the renewals has expired or expires soon, or there is none. */
function CardNotice({ all, cards, now }: Props & { cards: readonly Card[] }) {
  const { t } = useTranslation('subscriptions');
  const words = usePriceWords();
  const format = useFormat();
  const stateOf = useCardState();
  const card = mainCardOf(cards);
  const { timezone } = useUser();
  const ends = card ? cardEndsAt(card, timezone) : now;
  if (ends === null || ends - now > CARD_WARNS) return null;
  const count = all.filter((one) => {
    const at = renewalOf(one);
    const state = subscriptionState(one, now);
    return at !== null && at >= ends && one.device.autorenewal && !hasEnded(state);
  }).length;
  if (count === 0) return null;
  // The last day of the month, in the user's time zone.
  const month = format.month(ends - 2 * DAY);
  return (
    <output className={styles.notice} data-tone="warning">
      <IconCreditCard size={18} aria-hidden />
      <span>
        <b>
          {card === null
            ? t('noCard.title')
            : t(stateOf(card) === 'expired' ? 'cardEnds.expired' : 'cardEnds.expires', {
                card: words.card(card),
                month,
              })}
        </b>{' '}
        {card === null ? t('noCard.text', { count }) : t('cardEnds.text', { count })}
      </span>
      <PageLink to={paths.updateBilling} className={styles.noticeAction}>
        {t(card === null ? 'noCard.action' : 'cardEnds.action')}
      </PageLink>
    </output>
  );
}

/** A vehicle that is paused although its plan is paid, without a seasonal pause that the owner asked for. Resuming costs nothing. */
function PausedPaid({ all, now }: Props) {
  const { t } = useTranslation('subscriptions');
  const format = useFormat();
  const [first, ...others] = all.filter((one) => one.billing !== null && !one.billing.pause && canResume(one, now));
  const until = first ? renewalOf(first) : null;
  if (!first || until === null) return null;
  return (
    <output className={styles.notice} data-tone="paused">
      <IconPlayerPauseFilled size={18} aria-hidden />
      <span>
        <b>{t('untracked.paused', { name: first.vehicle.vehicle_name })}</b>{' '}
        {t('pausedPaid', { date: format.date(until) })}{' '}
        {others.length > 0 && t('untracked.more', { count: others.length })}
      </span>
      <PageLink to={`${paths.suspend}/${first.vehicle.id}`} className={styles.noticeAction}>
        {t('action.resume')}
      </PageLink>
    </output>
  );
}

/** As many vehicles are named. */
const NAMED = 2;

/** Paused and expired vehicles, with a button that adds their renewals to the cart (core 2.6). Without it if an Australian card pays. */
function Untracked({ all, now, payer }: Props & { payer: Card | null }) {
  const { t } = useTranslation('subscriptions');
  const { data: offers } = useQuery(planOffersQuery());
  const isSold = usePageExists()(paths.checkout);
  const { lines } = useCart();
  const add = useAddToCart();
  const ended = all.filter((one) => needsRenewal(one, now));
  if (ended.length === 0) return null;
  const missing = renewalLines(ended, offers ?? [], lines, payer);
  const isAllIn = ended.every(({ device }) => lines.some(({ device_key }) => device_key === device.device_key));
  const name = ended.find(({ device }) => device.device_key === missing[0]?.device_key)?.vehicle.vehicle_name ?? '';
  const more = ended.length - NAMED;
  return (
    <output className={styles.notice} data-tone="paused">
      <IconPlayerPauseFilled size={18} aria-hidden />
      <span>
        <b>{t('untracked.title', { count: ended.length })}</b>{' '}
        {ended
          .slice(0, NAMED)
          .map((one) =>
            t(subscriptionState(one, now) === 'paused' ? 'untracked.paused' : 'untracked.expired', {
              name: one.vehicle.vehicle_name,
            }),
          )
          .join(' ')}{' '}
        {more > 0 && t('untracked.more', { count: more })} {t('untracked.takesTime')}
      </span>
      {isSold && isAllIn && <ButtonLink to={paths.checkout}>{t('untracked.toCart')}</ButtonLink>}
      {!isAllIn && missing.length > 0 && (
        <Button onClick={() => add(missing, (count) => t('untracked.added', { count, name }))}>
          {t('untracked.add', { count: missing.length })}
        </Button>
      )}
    </output>
  );
}
