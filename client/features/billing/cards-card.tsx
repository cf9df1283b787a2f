import { Button } from '@mantine/core';
import { IconCreditCard, IconPlus } from '@tabler/icons-react';
import { type UseQueryResult, useMutation } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorLines } from '../../api/error-lines.ts';
import type { Card as SavedCard } from '../../api/model.ts';
import { cardUpdate } from '../../data/billing/cards.ts';
import type { Subscribed } from '../../rules/billing/subscribed.ts';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { EmptyState, FailureState } from '../../ui/states.tsx';
import { useDelayed } from '../../ui/use-delayed.ts';
import { useSingleFlight } from '../../ui/use-single-flight.ts';
import { LazyCardForm } from '../../widgets/billing/lazy-card-form.tsx';
import { usePriceWords } from '../../widgets/billing/use-price-words.ts';
import styles from './billing.module.css';
import { CardRow } from './card-row.tsx';
import { LazyEditCard } from './lazy-edit-card.tsx';
import { RemoveCard } from './remove-card.tsx';
import { showSaved } from './saved.ts';

type Props = { query: UseQueryResult<SavedCard[]>; subscribed: readonly Subscribed[] };
/** What is open beside the list: the form of a new card, or that of a saved one. */
type Open = { kind: 'add' } | { kind: 'edit' | 'remove'; card: SavedCard } | null;

/** Saved cards: exactly one is the main card (commerce 4). */
export function CardsCard({ query, subscribed }: Props) {
  const { t } = useTranslation('billing');
  const words = usePriceWords();
  const errorLines = useErrorLines();
  const [open, setOpen] = useState<Open>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const { mutateAsync, isPending, error, variables } = useMutation(cardUpdate());
  const isSlow = useDelayed(query.isPending);
  const { data: cards } = query;
  const setMain = useSingleFlight(({ id }: SavedCard) =>
    mutateAsync({ cardId: id, data: { is_main: true } }).then(() => showSaved('main')),
  );
  // The form that had the focus is removed.
  const close = () => {
    setOpen(null);
    title.current?.focus();
  };
  const done = (what: 'added' | 'saved') => () => {
    showSaved(what);
    close();
  };
  const add = cards && cards.length > 0 && open?.kind !== 'add' && (
    <Button variant="subtle" leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setOpen({ kind: 'add' })}>
      {t('cards.add')}
    </Button>
  );
  return (
    <>
      <Card title={t('cards.title')} headingRef={title} end={add}>
        {!cards && query.error && (
          <FailureState
            title={t('cards.failed')}
            lines={errorLines(query.error)}
            onRetry={() => void query.refetch()}
          />
        )}
        {isSlow && <SkeletonRows rows={2} />}
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
        {cards?.length === 0 && open?.kind !== 'add' && (
          <EmptyState icon={IconCreditCard} title={t('cards.none.title')} text={t('cards.none.text')}>
            <Button onClick={() => setOpen({ kind: 'add' })}>{t('cards.add')}</Button>
          </EmptyState>
        )}
        {cards && cards.length > 0 && (
          <ul>
            {cards.map((card) => (
              <CardRow
                key={card.id}
                card={card}
                isBusy={isPending && variables.cardId === card.id}
                onSetMain={() => setMain(card)}
                onEdit={() => setOpen({ kind: 'edit', card })}
                onRemove={() => setOpen({ kind: 'remove', card })}
              />
            ))}
          </ul>
        )}
      </Card>
      {open?.kind === 'add' && (
        <FormCard title={t('cards.addTitle')}>
          <LazyCardForm onSaved={done('added')} onCancel={close} />
        </FormCard>
      )}
      {open?.kind === 'edit' && (
        <FormCard key={open.card.id} title={t('edit.title', { card: words.card(open.card) })}>
          <LazyEditCard card={open.card} onSaved={done('saved')} onCancel={close} />
        </FormCard>
      )}
      <RemoveCard
        card={open?.kind === 'remove' ? open.card : null}
        cards={cards ?? []}
        subscribed={subscribed}
        onClose={() => setOpen(null)}
      />
    </>
  );
}

/** A form below the list. Its title takes the focus, so that it is announced and in view. */
function FormCard({ title, children }: { title: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card title={title} headingRef={heading}>
      <div className={styles.form}>{children}</div>
    </Card>
  );
}
