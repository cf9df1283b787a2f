import { IconCar, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorLines } from '../../api/error-lines.ts';
import { cardsQuery } from '../../data/billing/cards-query.ts';
import { useSubscribed } from '../../data/billing/use-subscribed.ts';
import { paths } from '../../lib/paths.ts';
import { canSeeBilling } from '../../rules/access/roles.ts';
import { mainCardOf } from '../../rules/billing/card-expiry.ts';
import { nextCharge } from '../../rules/billing/charges.ts';
import { byNeed, hasEnded, type Subscribed, subscriptionState } from '../../rules/billing/subscribed.ts';
import { dayIn } from '../../rules/time/calendar-day.ts';
import { QUARTER_HOUR } from '../../rules/time/duration.ts';
import { useUser } from '../../state/session.ts';
import { ButtonLink } from '../../ui/light/button.tsx';
import { Page, PageAction, PageHeader, PageLead, PageTitle } from '../../ui/page.tsx';
import { Boxed } from '../../ui/page-columns.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { EmptyState, FailureState } from '../../ui/states.tsx';
import { useDelayed } from '../../ui/use-delayed.ts';
import { useNow } from '../../ui/use-now.ts';
import { OwnersOnly } from '../../widgets/billing/owners-only.tsx';
import { usePriceWords } from '../../widgets/billing/use-price-words.ts';
import { useFormat } from '../../wording/use-format.ts';
import { ChargesCard } from './charges-card.tsx';
import { ListNotices } from './list-notices.tsx';
import { SubscriptionList } from './subscription-list.tsx';
import { LazyMandatoryNotice } from './upgrade-offer/lazy-mandatory-notice.tsx';

/** Vehicles of the account with their plans, what needs action first, and the charges of a year (commerce 2, commerce 4). */
export default function SubscriptionsPage() {
  const { t } = useTranslation(['subscriptions', 'titles']);
  const errorLines = useErrorLines();
  const isOwner = canSeeBilling(useUser()).allowed;
  const { data, error, refetch } = useSubscribed(isOwner);
  // The list works without the cards: it then does not name the one that pays.
  const { data: cards } = useQuery({ ...cardsQuery(), enabled: isOwner });
  const isSlow = useDelayed(isOwner && !data && !error);
  const now = useNow(QUARTER_HOUR);
  const sorted = useMemo(() => byNeed(data ?? [], now), [data, now]);
  const card = cards ? mainCardOf(cards) : null;
  return (
    <Page>
      <PageHeader>
        <div>
          <PageTitle>{t('titles:subscriptions')}</PageTitle>
          {data && data.length > 0 && <Summary all={sorted} now={now} card={card} />}
        </div>
        {isOwner && (
          <PageAction to={paths.addSubscription} icon={IconPlus}>
            {t('add')}
          </PageAction>
        )}
      </PageHeader>
      <OwnersOnly>
        {!data && error && (
          <Boxed>
            <FailureState title={t('failedToLoad')} lines={errorLines(error)} onRetry={refetch} />
          </Boxed>
        )}
        {isSlow && <SkeletonRows rows={6} />}
        {data?.length === 0 && (
          <Boxed>
            <EmptyState icon={IconCar} title={t('empty.title')} text={t('empty.text')}>
              <ButtonLink to={paths.addSubscription}>{t('add')}</ButtonLink>
            </EmptyState>
          </Boxed>
        )}
        {data && data.length > 0 && (
          <>
            <ListNotices all={sorted} cards={cards} now={now} />
            <SubscriptionList all={sorted} card={card} now={now} />
            <ChargesCard all={sorted} now={now} />
            <LazyMandatoryNotice all={sorted} />
          </>
        )}
      </OwnersOnly>
    </Page>
  );
}

type SummaryProps = { all: readonly Subscribed[]; now: number; card: ReturnType<typeof mainCardOf> };

/** Number of vehicles, and the next charge with the card that pays it. */
function Summary({ all, now, card }: SummaryProps) {
  const { t } = useTranslation('subscriptions');
  const words = usePriceWords();
  const format = useFormat();
  const { timezone } = useUser();
  const active = all.filter((one) => !hasEnded(subscriptionState(one, now))).length;
  const next = useMemo(() => nextCharge(all, now, (at) => dayIn(at, timezone)), [all, now, timezone]);
  const currency = all[0]?.billing?.currency;
  const values = next && currency && { amount: words.money(next.amount, currency), date: format.dayFrom(now, next.at) };
  return (
    <PageLead>
      {t('summary', { count: all.length, total: format.number(all.length), active: format.number(active) })}{' '}
      {values && (card ? t('nextChargeTo', { ...values, card: words.card(card) }) : t('nextCharge', values))}
    </PageLead>
  );
}
