import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { detailIn, useErrorLines } from '../../../api/error-lines.ts';
import type { Payment, PlanOffer } from '../../../api/model.ts';
import { refusalOf } from '../../../data/billing/payment-refusal.ts';
import { usePriceWords } from '../../../widgets/billing/use-price-words.ts';
import styles from './change-plan.module.css';

/** A plan on offer with its dry run. */
export type Compared = {
  offer: PlanOffer;
  run: UseQueryResult<Payment> | undefined;
  /** Dollars that its term costs less than its months. */
  savings: number;
};

export type ChoiceProps = {
  compared: readonly Compared[];
  /** Plan of the device. */
  currentId: string;
  /** Plans that begin at the end of the term cannot be bought: the page says why. */
  isTaken: boolean;
  chosenId: string | null;
  onChoose: (id: string) => void;
};

/** The server does not sell the plan for the device now. */
export const isRefused = ({ run }: Compared): boolean => run?.isError === true && refusalOf(run.error).kind === 'lines';

type Props = { compared: Compared; isTaken: boolean };

/** Price of a plan's term as the server computes it and when the plan begins, or why it cannot be bought. */
export function OfferPrice({ compared: { offer, run }, isTaken }: Props) {
  const { t, i18n } = useTranslation('manage-subscription');
  const words = usePriceWords();
  const errorLines = useErrorLines();
  if (run?.isError) {
    const refusal = refusalOf(run.error);
    const detail = refusal.kind === 'lines' ? ([...refusal.details.values()][0] ?? null) : null;
    const refused = isTaken ? t('change.notNow') : (detailIn(i18n.language, detail) ?? t('change.refused'));
    return <span className={styles.quiet}>{refusal.kind === 'lines' ? refused : errorLines(run.error).join(' ')}</span>;
  }
  const line = run?.data?.line_items[0];
  if (!line) return <span className={styles.quiet}>{t('change.computing')}</span>;
  const isTaxed = run?.data?.tax_breakdown?.some(({ rate = 0 }) => rate > 0) ?? false;
  return (
    <>
      <span className={`tabular ${styles.price}`}>
        {/* The price of the offer is documented, the renewal of the dry run is assumed. */}
        <b>{words.money(line.renewal_amount ?? offer.price, offer.currency)}</b> {words.per(offer.billing_model)}{' '}
        {isTaxed && <small>{t('change.withTax')}</small>}
      </span>
      {line.change && (
        <span className={styles.starts}>
          {isNow(line.change.kind)
            ? t('change.startsNow')
            : t('change.startsAt', { date: words.date(line.change.starts_at) })}
        </span>
      )}
    </>
  );
}

/** Kinds of change that begin with the payment (commerce 4). */
const NOW: readonly string[] = ['new', 'upgrade', 'longer_term'];
export const isNow = (kind: string): boolean => NOW.includes(kind);
