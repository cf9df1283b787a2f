import { Button } from '@mantine/core';
import { IconCreditCard } from '@tabler/icons-react';
import { type UseQueryResult, useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { useErrorLines } from '../../api/error-lines.ts';
import type { Card as SavedCard } from '../../api/model.ts';
import { cardUpdate } from '../../data/billing/cards.ts';
import { cardsQuery } from '../../data/billing/cards-query.ts';
import { useSubscribed } from '../../data/billing/use-subscribed.ts';
import { backTargetOf } from '../../lib/back-to.ts';
import { paths } from '../../lib/paths.ts';
import { canSeeBilling } from '../../rules/access/roles.ts';
import { mainCardOf } from '../../rules/billing/card-expiry.ts';
import { useUser } from '../../state/session.ts';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Boxed, PageColumns } from '../../ui/page-columns.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { FailureState } from '../../ui/states.tsx';
import { useDelayed } from '../../ui/use-delayed.ts';
import { useNavigateIfHere } from '../../ui/use-navigate-if-here.ts';
import { useSingleFlight } from '../../ui/use-single-flight.ts';
import { LazyCardForm } from '../../widgets/billing/lazy-card-form.tsx';
import { OwnersOnly } from '../../widgets/billing/owners-only.tsx';
import { useCardState } from '../../widgets/billing/use-card-state.ts';
import { usePriceWords } from '../../widgets/billing/use-price-words.ts';
import styles from './billing.module.css';
import { DeclinedRenewals } from './billing-notices.tsx';
import { CardExpiry } from './card-row.tsx';
import { showSaved } from './saved.ts';

/** Replaces the card that pays the renewals, and leads back to where it was opened (commerce 2). */
export default function UpdateBillingPage() {
  const { t } = useTranslation(['billing', 'titles']);
  const isOwner = canSeeBilling(useUser()).allowed;
  const { data: cards } = useQuery({ ...cardsQuery(), enabled: isOwner });
  return (
    <PageColumns
      title={t('titles:updateBilling')}
      lead={t('update.lead')}
      beside={cards && <CurrentCard cards={cards} />}
    >
      <OwnersOnly>
        <Content />
      </OwnersOnly>
    </PageColumns>
  );
}

function Content() {
  const { t } = useTranslation('billing');
  const errorLines = useErrorLines();
  const cards = useQuery(cardsQuery());
  const { data: subscribed = [] } = useSubscribed(true);
  const isSlow = useDelayed(cards.isPending);
  if (!cards.data) {
    return (
      <Boxed>
        {cards.error && (
          <FailureState
            title={t('cards.failed')}
            lines={errorLines(cards.error)}
            onRetry={() => void cards.refetch()}
          />
        )}
        {isSlow && <SkeletonRows rows={3} />}
      </Boxed>
    );
  }
  return (
    <>
      <DeclinedRenewals subscribed={subscribed} />
      <Replace cards={cards.data} />
    </>
  );
}

/** The card that pays now. */
function CurrentCard({ cards }: { cards: readonly SavedCard[] }) {
  const { t } = useTranslation('billing');
  const words = usePriceWords();
  const main = mainCardOf(cards);
  return (
    <Card title={t('update.now')}>
      {main ? (
        <div className={styles.pays}>
          <IconCreditCard size={20} aria-hidden />
          <div>
            <b>{words.card(main)}</b>
            <CardExpiry card={main} />
          </div>
        </div>
      ) : (
        <p className={styles.pays}>{t('update.nobody')}</p>
      )}
    </Card>
  );
}

function Replace({ cards }: { cards: NonNullable<UseQueryResult<SavedCard[]>['data']> }) {
  const { t } = useTranslation('billing');
  const words = usePriceWords();
  const errorLines = useErrorLines();
  const navigate = useNavigate();
  const navigateIfHere = useNavigateIfHere();
  const { state } = useLocation();
  const stateOf = useCardState();
  const { mutateAsync, isPending, error, variables } = useMutation(cardUpdate());
  const others = cards.filter((card) => !card.is_main && stateOf(card) !== 'expired');
  const target = backTargetOf(state) ?? paths.subscriptions;
  const finish = (what: 'main' | 'replaced' | 'added') => {
    showSaved(what);
    void navigateIfHere(target);
  };
  const choose = useSingleFlight(({ id }: SavedCard) =>
    mutateAsync({ cardId: id, data: { is_main: true } }).then(() => finish('main')),
  );
  return (
    <>
      {others.length > 0 && (
        <Card title={t('update.savedTitle')}>
          {error && (
            <div className={styles.inset}>
              <Notice tone="alarm">
                <b>{t('cards.updateFailed')}</b>
                {errorLines(error).map((line) => (
                  <p key={line}>{line}</p>
                ))}
              </Notice>
            </div>
          )}
          <ul>
            {others.map((card) => (
              <li key={card.id} className={styles.card}>
                <IconCreditCard size={20} aria-hidden />
                <div className={styles.name}>
                  <b>{words.card(card)}</b>
                  {card.nickname && <p className={styles.dim}>{card.nickname}</p>}
                  <CardExpiry card={card} />
                </div>
                <div className={styles.actions}>
                  <Button
                    variant="default"
                    aria-label={t('cards.of', { action: t('update.use'), card: words.card(card) })}
                    loading={isPending && variables.cardId === card.id}
                    onClick={() => choose(card)}
                  >
                    {t('update.use')}
                  </Button>
                </div>
              </li>
            ))}
          </ul>
        </Card>
      )}
      <Card title={t('update.newTitle')}>
        <div className={styles.form}>
          <LazyCardForm
            isMain
            onSaved={({ is_main }) => finish(is_main ? 'replaced' : 'added')}
            onCancel={() => void navigate(target)}
          />
        </div>
      </Card>
    </>
  );
}
