import type { Page } from '@playwright/test';
import type { World } from './journey.ts';

/** Van 09 is paused. F-150 has a lower plan. */
const VAN_09 = 'DR-31047-182';
export const F_150 = 'DR-29914-036';
export const MONTHLY = { device_key: VAN_09, plan_id: 'premium-month' };
export const YEARLY = { device_key: F_150, plan_id: 'premium-plus-year' };

/** Puts lines in the cart of all tabs, once. */
export const fill = (page: Page, ...lines: readonly object[]) => fillCart(page, { lines });

/** The same, with a chosen card. */
export const fillCart = (page: Page, { lines, cardId = null }: { lines: readonly object[]; cardId?: number | null }) =>
  page.addInitScript(
    (text) => {
      if (sessionStorage.getItem('filled')) return;
      sessionStorage.setItem('filled', '1');
      localStorage.setItem('waymark.kept.cart.3', text);
    },
    JSON.stringify({
      lines,
      coupon: null,
      removedCoupon: null,
      shippingAddress: null,
      cardId,
      isDelayAcknowledged: false,
      attempt: null,
    }),
  );

/** Statuses of the requests that were sent to pay, oldest first. */
export async function charges(world: World): Promise<number[]> {
  const entries = (await world.control('GET', '/journal')) as { operation: string | null; status: number }[];
  return entries
    .filter((entry) => entry.operation === 'createPayment' && !JSON.stringify(entry).includes('validate'))
    .map(({ status }) => status)
    .reverse();
}

/** The next payment meets this fault. */
export const payWith = (world: World, effect: object) =>
  world.control('POST', '/faults', { operation: 'createPayment', times: 1, effect });

export const thanks = (page: Page) => page.getByRole('heading', { name: 'Thank you for your purchase' });
/** The button of the phone, at the lower edge. */
export const payBar = (page: Page) => page.locator('[data-pay-bar]').getByRole('button');

export const isPayment = (url: URL): boolean => url.pathname.endsWith('/payments') && url.search === '';
