import { useTranslation } from 'react-i18next';
import { BareButton } from '../../../ui/bare-button.tsx';
import { usePriceWords } from '../../../widgets/billing/use-price-words.ts';
import styles from './change-plan.module.css';

type Props = {
  terms: readonly string[];
  /** The term whose plans are compared. `null`: the terms of the current plan are compared. */
  term: string | null;
  onTerm: (term: string) => void;
  onByTerm: () => void;
};

/** Chooses the term whose plans are compared, or compares the terms of the current plan. */
export function TermChoice({ terms, term, onTerm, onByTerm }: Props) {
  const { t } = useTranslation('manage-subscription');
  const words = usePriceWords();
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset cannot be a row of buttons that wraps
    <div className={styles.terms} role="group" aria-label={t('change.termChoice')}>
      {terms.map((one) => (
        <BareButton key={one} className={styles.term} aria-pressed={one === term} onClick={() => onTerm(one)}>
          {words.term(one)}
        </BareButton>
      ))}
      <BareButton className={styles.term} aria-pressed={term === null} onClick={onByTerm}>
        {t('change.allTerms')}
      </BareButton>
    </div>
  );
}
