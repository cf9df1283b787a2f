import { IconCreditCard } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorLines } from '../../api/error-lines.ts';
import type { Card as SavedCard } from '../../api/model.ts';
import { useCart } from '../../state/cart.ts';
import { Badge } from '../../ui/badge.tsx';
import { BareButton } from '../../ui/bare-button.tsx';
import { Card } from '../../ui/card.tsx';
import { FailureState } from '../../ui/states.tsx';
import { LazyCardForm } from '../../widgets/billing/lazy-card-form.tsx';
import { useCardState } from '../../widgets/billing/use-card-state.ts';
import { usePriceWords } from '../../widgets/billing/use-price-words.ts';
import styles from './checkout.module.css';
import type { Checkout } from './use-checkout.ts';

/** Saved cards, one of which pays (commerce 4), and a form for another one. */
export function MethodCard({ checkout }: { checkout: Checkout }) {
  const { t } = useTranslation('checkout');
  const words = usePriceWords();
  const errorLines = useErrorLines();
  const { cards, card, mainCard, isBusy } = checkout;
  const [isAdding, setAdding] = useState(false);
  const isFormShown = isAdding || cards.data?.length === 0;
  const save = (saved: SavedCard) => {
    useCart.setState({ cardId: saved.is_main ? null : saved.id });
    // Its address may have other taxes.
    if (saved.is_main) void checkout.quote.refetch();
    setAdding(false);
  };
  const add = (
    <BareButton className={`${styles.link} ${styles.end}`} disabled={isBusy} onClick={() => setAdding(true)}>
      {t('method.add')}
    </BareButton>
  );
  return (
    <Card title={t('method.title')} end={!isFormShown && cards.data && add}>
      {cards.error && !cards.data && (
        <FailureState title={t('method.failed')} lines={errorLines(cards.error)} onRetry={() => void cards.refetch()} />
      )}
      {cards.data && cards.data.length > 0 && (
        <fieldset className={styles.cards} disabled={isBusy} aria-label={t('method.title')}>
          {cards.data.map((one) => (
            <CardChoice key={one.id} card={one} isChosen={one.id === card?.id} />
          ))}
        </fieldset>
      )}
      {card && mainCard && !card.is_main && (
        <p className={styles.cardNote}>{t('method.renewals', { card: words.card(mainCard) })}</p>
      )}
      {cards.data?.length === 0 && <p className={styles.cardNote}>{t('method.none')}</p>}
      {isFormShown && (
        <div className={styles.form}>
          <LazyCardForm onSaved={save} {...(isAdding && { onCancel: () => setAdding(false) })} />
        </div>
      )}
    </Card>
  );
}

function CardChoice({ card, isChosen }: { card: SavedCard; isChosen: boolean }) {
  const { t } = useTranslation('checkout');
  const words = usePriceWords();
  const stateOf = useCardState();
  const { exp_month, exp_year } = card;
  const expiry =
    exp_month && exp_year ? `${String(exp_month).padStart(2, '0')}/${String(exp_year % 100).padStart(2, '0')}` : '';
  return (
    <label className={styles.cardChoice}>
      <input
        type="radio"
        name="card"
        checked={isChosen}
        onChange={() => useCart.setState({ cardId: card.is_main ? null : card.id })}
      />
      <IconCreditCard size={20} aria-hidden />
      <span className={styles.cardName}>
        {words.card(card)} {card.is_main && <Badge tone="accent">{t('method.main')}</Badge>}{' '}
        {stateOf(card) === 'expired' && <Badge tone="alarm">{t('method.expired')}</Badge>}
      </span>
      <span className={`tabular ${styles.dim}`}>{expiry}</span>
    </label>
  );
}
