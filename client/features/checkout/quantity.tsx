import { IconChevronDown } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { type CartLine, lineKey, quantityOf } from '../../rules/billing/cart.ts';
import { MAX_PRODUCT_QUANTITY } from '../../rules/constants/billing.ts';
import { changeQuantity } from '../../state/cart.ts';
import styles from './checkout.module.css';

const QUANTITIES = Array.from({ length: MAX_PRODUCT_QUANTITY }, (_, index) => index + 1);

/** Number of pieces of a product, from 1 to 10 (commerce 9). A native field, because the library's would be a tenth of the page. */
export function Quantity({ line, name, isDisabled }: { line: CartLine; name: string; isDisabled: boolean }) {
  const { t } = useTranslation('checkout');
  return (
    <span className={styles.quantity}>
      <select
        aria-label={t('line.quantity', { name })}
        value={quantityOf(line)}
        disabled={isDisabled}
        onChange={(event) => changeQuantity(lineKey(line), Number(event.currentTarget.value))}
      >
        {QUANTITIES.map((quantity) => (
          <option key={quantity}>{quantity}</option>
        ))}
      </select>
      <IconChevronDown size={16} aria-hidden />
    </span>
  );
}
