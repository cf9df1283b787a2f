import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { BareButton } from '../../../ui/bare-button.tsx';
import { usePriceWords } from '../../../widgets/billing/use-price-words.ts';
import styles from './term-choice.module.css';

type Props = {
  terms: readonly { term: string; savings: number }[];
  /** The term whose plans are compared. `null`: the terms of the current plan are compared. */
  term: string | null;
  /** Plan that the savings are of. */
  plan: string;
  currency: string | undefined;
  onTerm: (term: string) => void;
  onByTerm: () => void;
};

/** Chooses the term whose plans are compared, with what each saves, or compares the terms of the current plan. */
export function TermChoice({ terms, term, plan, currency, onTerm, onByTerm }: Props) {
  const { t } = useTranslation('manage-subscription');
  const words = usePriceWords();
  const id = useId();
  const row = useRef<HTMLDivElement>(null);
  // Shows the chosen term where the row is wider than a phone.
  useEffect(() => {
    const chosen = term === null ? null : row.current?.querySelector<HTMLElement>('[aria-pressed="true"]');
    if (chosen && row.current)
      row.current.scrollLeft = chosen.offsetLeft - (row.current.clientWidth - chosen.offsetWidth) / 2;
  }, [term]);
  return (
    <div className={styles.choice}>
      <p className={styles.head}>
        <b id={id}>{t('change.termChoice')}</b>
        {terms.some(({ savings }) => savings > 0) && <span>{t('change.savingsOf', { plan })}</span>}
        <BareButton className={styles.all} aria-pressed={term === null} onClick={onByTerm}>
          {t('change.allTerms')}
        </BareButton>
      </p>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset cannot be a row that scrolls */}
      <div ref={row} className={`${styles.terms} fading-ends`} role="group" aria-labelledby={id}>
        {terms.map(({ term: one, savings }) => (
          <BareButton
            key={one}
            className={styles.term}
            aria-pressed={one === term}
            aria-labelledby={`${id}-${one}`}
            aria-describedby={`${id}-${one}-saves`}
            onClick={() => onTerm(one)}
          >
            <span id={`${id}-${one}`}>{words.term(one)}</span>
            <small id={`${id}-${one}-saves`} className="tabular">
              {savings > 0 && t('change.saves', { amount: words.money(savings, currency) })}
            </small>
          </BareButton>
        ))}
      </div>
    </div>
  );
}
