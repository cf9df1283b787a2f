import { useTranslation } from 'react-i18next';
import { paths } from '../../lib/paths.ts';
import { addedToCart, showAlert } from '../../state/alerts.ts';
import { addToCart, type CartLine, type CartRefusal, useCart } from '../../state/cart.ts';
import { usePageExists } from '../../ui/page-exists.tsx';

/** Whether the cart has every item of a line for the same device. */
export const isInCart = (lines: readonly CartLine[], line: CartLine): boolean =>
  lines.some((held) => (Object.keys(line) as (keyof CartLine)[]).every((item) => held[item] === line[item]));

/**
 * Returns a function that adds lines to the cart and announces them once, however often it is pressed (core 2.6). `textOf`: names
 * the added items. Pages that use it load the catalog `prices`.
 */
export function useAddToCart(): (lines: readonly CartLine[], textOf: (count: number) => string) => void {
  const { t } = useTranslation('prices');
  const isSold = usePageExists()(paths.checkout);
  const refuse = useCartRefusal();
  return (lines, textOf) => {
    // Read from the store: a second press comes before the button knows of the first.
    const wanted = lines.filter((line) => !isInCart(useCart.getState().lines, line));
    const refusals = wanted.flatMap((line) => addToCart(line) ?? []);
    const [refusal] = refusals;
    if (refusal) refuse(refusal);
    const count = wanted.length - refusals.length;
    if (count > 0) addedToCart(textOf(count), isSold ? { label: t('checkout'), to: paths.checkout } : undefined);
  };
}

/** Returns a function that states why the cart does not take an item (commerce 4). Pages that use it load the catalog `prices`. */
export function useCartRefusal(): (refusal: CartRefusal) => void {
  const { t } = useTranslation('prices');
  return (refusal) => showAlert({ id: 'cart-refusal', message: t(`refused.${refusal}`) });
}
