import { useTranslation } from 'react-i18next';
import { CopyButton } from '../../widgets/vehicle/copy-button.tsx';
import styles from './receipt-page.module.css';

/** A number with a button that copies it. The button is not printed. */
export function CopyValue({ value, label }: { value: string; label: string }) {
  const { t } = useTranslation('billing');
  return (
    <span className={styles.copied}>
      <span className="tabular">{value}</span>
      <span className={styles.copy}>
        <CopyButton text={value} label={t('receipt.copy', { what: label })} />
      </span>
    </span>
  );
}
