import { IconShoppingCart } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { canSeeBilling } from '../../rules/access/roles.ts';
import { cartCount, useCart } from '../../state/cart.ts';
import { useUser } from '../../state/session.ts';
import { usePageExists } from '../../ui/page-exists.tsx';
import styles from './cart-link.module.css';

/**
 * Link to the checkout, with the number of items in the cart (core 2.4). Hidden from users who cannot buy, and if the checkout is not
 * built and the cart is empty.
 */
export function CartLink({ onFollow }: { onFollow?: () => void }) {
  const { t } = useTranslation();
  const isSold = usePageExists()(paths.checkout);
  const count = cartCount(useCart().lines);
  const canBuy = canSeeBilling(useUser()).allowed;
  if (!canBuy || (!isSold && count === 0)) return null;
  return (
    <Link
      data-cart-link
      to={paths.checkout}
      className={styles.cart}
      aria-label={t('navigation.cart', { count })}
      onClick={onFollow}
    >
      <IconShoppingCart size={24} aria-hidden />
      {count > 0 && (
        // A new key for each count restarts the animation.
        <span key={count} className={styles.count} aria-hidden>
          {count}
        </span>
      )}
    </Link>
  );
}
