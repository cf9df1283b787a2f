import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { createInstance } from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { expect, test, vi } from 'vitest';
import { queryClient } from '../../data/query-client.ts';
import en from '../../i18n/catalogs/en/checkout.ts';
import es from '../../i18n/catalogs/es/checkout.ts';
import fr from '../../i18n/catalogs/fr/checkout.ts';
import type { Cart } from '../../state/cart.ts';
import { Coupon } from './coupon.tsx';
import type { Checkout } from './use-checkout.ts';

// The stored cart needs a browser.
vi.mock('../../state/cart.ts', () => ({ useCart: {} }));

/** Markup of the coupon field in a cart that lost its coupon. */
async function shownIn(lng: string, removedCoupon: Cart['removedCoupon']): Promise<string> {
  const i18next = createInstance();
  const resources = { en: { checkout: en }, fr: { checkout: fr }, es: { checkout: es } };
  await i18next.use(initReactI18next).init({ lng, resources });
  const checkout = { cart: { coupon: null, removedCoupon }, isBusy: false, quote: {} } as Checkout;
  return renderToStaticMarkup(
    <I18nextProvider i18n={i18next}>
      <QueryClientProvider client={queryClient}>
        <MantineProvider>
          <Coupon checkout={checkout} />
        </MantineProvider>
      </QueryClientProvider>
    </I18nextProvider>,
  );
}

test.each([
  ['en', 'expired', 'Coupon SPRING25 was removed: it has expired.'],
  ['en', 'invalid', 'Coupon SPRING25 was removed: it is no longer valid.'],
  ['en', 'no_effect', 'Coupon SPRING25 was removed: it does not apply to the items in your cart.'],
  ['fr', 'expired', 'Coupon SPRING25 retiré : il est expiré.'],
  ['fr', 'no_effect', 'Coupon SPRING25 retiré : il ne s’applique pas aux articles de votre panier.'],
  ['es', 'expired', 'Se quitó el cupón SPRING25: está vencido.'],
  ['es', 'no_effect', 'Se quitó el cupón SPRING25: no se aplica a los artículos de su carrito.'],
] as const)('[commerce 8] in %s, names a coupon that was removed as %s: %s', async (lng, reason, text) => {
  const html = await shownIn(lng, { code: 'SPRING25', reason });
  // At the field, and for screen readers.
  expect(html.split(text)).toHaveLength(3);
});
