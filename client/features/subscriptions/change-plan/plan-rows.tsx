import { Radio } from '@mantine/core';
import '@mantine/core/styles/Radio.layer.css';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../../ui/badge.tsx';
import { usePriceWords } from '../../../widgets/billing/use-price-words.ts';
import { type ChoiceProps, isRefused, OfferPrice } from './offer-price.tsx';
import styles from './plan-rows.module.css';

type Props = ChoiceProps & {
  /** The rows are terms of one plan: each says its own, and what it saves. */
  isByTerm: boolean;
  /** Shown below the chosen plan. */
  difference: ReactNode;
};

/** Plans below each other: on a phone, or the terms of one plan. */
export function PlanRows({ compared, currentId, isTaken, chosenId, onChoose, isByTerm, difference }: Props) {
  const { t } = useTranslation('manage-subscription');
  const words = usePriceWords();
  const about = useId();
  return (
    <div>
      {compared.map((one) => {
        const { offer, savings } = one;
        const isChosen = offer.id === chosenId;
        const aboutId = `${about}-${offer.id}`;
        return (
          <div key={offer.id} className={styles.row} data-chosen={isChosen}>
            <Radio
              classNames={{ radio: styles.circle, icon: styles.circle }}
              name="plan"
              value={offer.id}
              checked={isChosen}
              disabled={isRefused(one)}
              onChange={() => onChoose(offer.id)}
              aria-describedby={aboutId}
              label={
                <span className={styles.name}>
                  {offer.name} {isByTerm && <small>{words.term(offer.billing_model)}</small>}
                </span>
              }
            />
            <div id={aboutId} className={styles.about}>
              <OfferPrice compared={one} isTaken={isTaken} />
              {isByTerm && savings > 0 && (
                <span className={styles.savings}>
                  {t('change.savings', { amount: words.money(savings, offer.currency) })}
                </span>
              )}
              {offer.id === currentId && <Badge tone="accent">{t('change.current')}</Badge>}
            </div>
            {isChosen && <div className={styles.difference}>{difference}</div>}
          </div>
        );
      })}
    </div>
  );
}
