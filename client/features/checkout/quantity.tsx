import { NativeSelect } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { type CartLine, lineKey, quantityOf } from '../../rules/billing/cart.ts';
import { MAX_PRODUCT_QUANTITY } from '../../rules/constants/billing.ts';
import { changeQuantity } from '../../state/cart.ts';
import styles from './checkout.module.css';

const QUANTITIES = Array.from({ length: MAX_PRODUCT_QUANTITY }, (_, index) => String(index + 1));

/** Number of pieces of a product, from 1 to 10 (commerce 9). */
export function Quantity({ line, name, isDisabled }: { line: CartLine; name: string; isDisabled: boolean }) {
  const { t } = useTranslation('checkout');
  return (
    <NativeSelect
      className={styles.quantity}
      aria-label={t('line.quantity', { name })}
      rightSection={<IconChevronDown size={16} aria-hidden />}
      data={QUANTITIES}
      value={String(quantityOf(line))}
      disabled={isDisabled}
      onChange={(event) => changeQuantity(lineKey(line), Number(event.currentTarget.value))}
    />
  );
}
