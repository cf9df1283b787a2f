import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCreditCard } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Card } from '../../api/model.ts';
import { writtenExpiry } from '../../rules/billing/card.ts';
import { Badge } from '../../ui/badge.tsx';
import { useCardState } from '../../widgets/billing/use-card-state.ts';
import { usePriceWords } from '../../widgets/billing/use-price-words.ts';
import styles from './billing.module.css';

type Props = { card: Card; isBusy: boolean; onSetMain: () => void; onEdit: () => void; onRemove: () => void };

/** One saved card with its actions. An expired one cannot become the main card. */
export function CardRow({ card, isBusy, onSetMain, onEdit, onRemove }: Props) {
  const { t } = useTranslation('billing');
  const words = usePriceWords();
  const why = useId();
  const name = words.card(card);
  const isExpired = useCardState()(card) === 'expired';
  const action = (key: 'setMain' | 'edit' | 'remove') => ({
    size: 'compact-sm',
    variant: 'subtle',
    'aria-label': t('cards.of', { action: t(`cards.${key}`), card: name }),
    children: t(`cards.${key}`),
  });
  const isBlocked = isExpired && !card.is_main;
  return (
    <li className={styles.card}>
      <IconCreditCard size={20} aria-hidden />
      <div className={styles.name}>
        <p>
          <b>{name}</b> {card.is_main && <Badge tone="accent">{t('cards.main')}</Badge>}
        </p>
        {card.nickname && <p className={styles.dim}>{card.nickname}</p>}
        <CardExpiry card={card} />
        {card.is_main && <p className={styles.dim}>{t('cards.pays')}</p>}
        {isBlocked && (
          <p className={styles.dim} id={why}>
            {t('cards.expiredWhy')}
          </p>
        )}
      </div>
      <div className={styles.actions}>
        {!card.is_main && (
          <Button
            {...action('setMain')}
            loading={isBusy}
            data-disabled={isBlocked || undefined}
            aria-disabled={isBlocked || undefined}
            aria-describedby={isBlocked ? why : undefined}
            onClick={isBlocked ? undefined : onSetMain}
          />
        )}
        <Button {...action('edit')} onClick={onEdit} />
        <Button {...action('remove')} onClick={onRemove} />
      </div>
    </li>
  );
}

const TEXTS = { valid: 'expires', expires_this_month: 'thisMonth', expired: 'expired' } as const;

/** Expiry with its state in words. */
export function CardExpiry({ card }: { card: Card }) {
  const { t } = useTranslation('billing');
  const state = useCardState()(card);
  const { exp_month, exp_year } = card;
  if (exp_month === undefined || exp_year === undefined) return null;
  return (
    <p className={styles.expiry} data-state={state}>
      {state !== 'valid' && <IconAlertTriangle size={14} aria-hidden />}
      {t(`cards.${TEXTS[state]}`, { date: writtenExpiry({ exp_month, exp_year }) })}
    </p>
  );
}
