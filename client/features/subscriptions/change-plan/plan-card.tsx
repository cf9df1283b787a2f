import { Radio } from '@mantine/core';
import '@mantine/core/styles/Radio.layer.css';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { detailIn, useErrorLines } from '../../../api/error-lines.ts';
import type { Payment, PlanOffer, PricingPlan } from '../../../api/model.ts';
import { refusalOf } from '../../../data/billing/payment-refusal.ts';
import { describingFeatures, planDifference } from '../../../rules/billing/plan-features.ts';
import { Badge } from '../../../ui/badge.tsx';
import { usePriceWords } from '../../../widgets/billing/use-price-words.ts';
import styles from './change-plan.module.css';

type Props = {
  offer: PlanOffer;
  current: PricingPlan;
  /** The dry run of this offer. */
  run: UseQueryResult<Payment> | undefined;
  /** Dollars that the term costs less than its months. */
  savings: number;
  /** Plans that begin at the end of the term cannot be bought: the page says why. */
  isTaken: boolean;
  isChosen: boolean;
  onChoose: () => void;
};

/** A plan on offer: price of its term as the server computes it, when it begins, and what changes with it. */
export function PlanCard({ offer, current, run, savings, isTaken, isChosen, onChoose }: Props) {
  const { t, i18n } = useTranslation('manage-subscription');
  const words = usePriceWords();
  const errorLines = useErrorLines();
  const about = useId();
  const isCurrent = offer.id === current.id;
  const { gained, lost } = planDifference(current, offer);
  const line = run?.data?.line_items[0];
  // The price of the offer is documented, the renewal of the dry run is assumed.
  const price = line ? (line.renewal_amount ?? offer.price) : null;
  // The server describes its plans in English.
  const features = describingFeatures(offer)
    .map((feature) => t(`features.${feature}`))
    .join(' · ');
  const refusal = run?.isError ? refusalOf(run.error) : null;
  const detail = refusal?.kind === 'lines' ? ([...refusal.details.values()][0] ?? null) : null;
  const refused = isTaken ? t('change.notNow') : (detailIn(i18n.language, detail) ?? t('change.refused'));
  const isTaxed = run?.data?.tax_breakdown?.some(({ rate = 0 }) => rate > 0) ?? false;
  return (
    <div className={styles.card} data-chosen={isChosen}>
      <Radio
        classNames={{ radio: styles.circle, icon: styles.dot }}
        name="plan"
        value={offer.id}
        checked={isChosen}
        disabled={refusal?.kind === 'lines'}
        onChange={onChoose}
        aria-describedby={about}
        label={
          <span className={styles.name}>
            {offer.name} <small>{words.term(offer.billing_model)}</small>
          </span>
        }
      />
      <div id={about} className={styles.about}>
        {isCurrent && <Badge tone="accent">{t('change.current')}</Badge>}
        <p className={`tabular ${styles.price}`}>
          {price === null ? (
            <span className={styles.quiet}>
              {run?.isError
                ? refusal?.kind === 'lines'
                  ? refused
                  : errorLines(run.error).join(' ')
                : t('change.computing')}
            </span>
          ) : (
            <>
              <b>{words.money(price, offer.currency)}</b> {words.per(offer.billing_model)}{' '}
              {isTaxed && <small>{t('change.withTax')}</small>}
            </>
          )}
        </p>
        {savings > 0 && (
          <p className={styles.savings}>{t('change.savings', { amount: words.money(savings, offer.currency) })}</p>
        )}
        <p className={styles.description}>{detailIn(i18n.language, offer.description ?? null) ?? features}</p>
        {line?.change && (
          <p className={styles.starts}>
            {isNow(line.change.kind)
              ? t('change.startsNow')
              : t('change.startsAt', { date: words.date(line.change.starts_at) })}
          </p>
        )}
        <ul className={styles.features}>
          {gained.map((feature) => (
            <li key={feature} data-change="gained">
              <IconPlus size={16} aria-label={t('change.gained')} />
              {t(`features.${feature}`)}
            </li>
          ))}
          {lost.map((feature) => (
            <li key={feature} data-change="lost">
              <IconMinus size={16} aria-label={t('change.lost')} />
              {t(`features.${feature}`)}
            </li>
          ))}
          {!isCurrent && gained.length + lost.length === 0 && <li>{t('change.sameFeatures')}</li>}
        </ul>
      </div>
    </div>
  );
}

/** Kinds of change that begin with the payment (commerce 4). */
const NOW: readonly string[] = ['new', 'upgrade', 'longer_term'];
const isNow = (kind: string): boolean => NOW.includes(kind);
