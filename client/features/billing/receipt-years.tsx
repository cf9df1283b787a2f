import { useTranslation } from 'react-i18next';
import type { PaidYear } from '../../rules/billing/paid-by-year.ts';
import { BareButton } from '../../ui/bare-button.tsx';
import { useFormat } from '../../wording/use-format.ts';
import styles from './receipt-years.module.css';

type Props = { years: readonly PaidYear[]; chosen: PaidYear | null; onChoose: (year: PaidYear | null) => void };

/** What was paid each year as bars. Pressing one filters the list below, pressing it again shows all. */
export function ReceiptYears({ years, chosen, onChoose }: Props) {
  const { t } = useTranslation('billing');
  const format = useFormat();
  const isMixed = new Set(years.map(({ currency }) => currency)).size > 1;
  return (
    <ul className={styles.years} aria-label={t('receipts.byYear')}>
      {years.map((one) => {
        const { year, currency, amount, count, share } = one;
        const isChosen = one === chosen;
        return (
          <li key={`${year} ${currency}`}>
            <BareButton className={styles.year} aria-pressed={isChosen} onClick={() => onChoose(isChosen ? null : one)}>
              <span className="tabular">{isMixed ? `${year} ${currency}` : year}</span>
              <span className={styles.bar} aria-hidden>
                <span style={{ inlineSize: `${100 * share}%` }} />
              </span>{' '}
              <b className="tabular">{format.money(amount, currency)}</b>{' '}
              <small className="tabular">{t('receipts.payments', { count })}</small>
            </BareButton>
          </li>
        );
      })}
    </ul>
  );
}
