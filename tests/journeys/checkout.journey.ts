import { expectAccessible } from './accessibility.ts';
import { typeCard } from './card-digits.ts';
import { charges, F_150, fill, fillCart, isPayment, MONTHLY, payBar, payWith, thanks, YEARLY } from './checkout.ts';
import { button, field } from './controls.ts';
import { expect, PHONE, pressTwice, test } from './journey.ts';

const BOX_TRUCK = '3182040076';

test('[commerce 4] renews a paused vehicle, once for a double click', async ({ page, world, enter }) => {
  await fill(page, MONTHLY);
  await enter('owner', '/subscriptions/checkout');
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  const line = page.getByRole('listitem').filter({ hasText: 'Van 09' });
  await expect(line).toContainText('Premium, Monthly');
  await expect(line).toContainText('Paused: resumes when paid');
  await expect(page.getByRole('radio', { name: /Visa ending in 4242/ })).toBeChecked();
  await expectAccessible(page, 'checkout');
  await pressTwice(button(page, 'Pay $9.59'));
  await expect(thanks(page)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Your order' }).getByRole('listitem')).toHaveText([
    /^Order sent Nov 21, 2026, 9:3\d AM$/,
    /^Charged \$9\.59 to Visa ending in 4242 Nov 21, 2026, 9:3\d AM$/,
    'Plan changes apply within 1 to 2 hours',
  ]);
  await expect(page.getByText('Premium, Monthly')).toBeVisible();
  await expect(page.getByText(/^Plan changes take 1 to 2 hours/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Cart, 0 items' })).toBeVisible();
  await expectAccessible(page, 'complete');
  expect(await charges(world)).toEqual([200]);
  // Back after completion meets an empty cart, and nothing to pay again.
  await page.goto('/subscriptions/checkout');
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
});

test('[commerce 4] finds a payment whose answer was lost, and charges once', async ({ page, enter }) => {
  await fill(page, MONTHLY);
  await enter('owner', '/subscriptions/checkout');
  await expect(button(page, 'Pay $9.59')).toBeEnabled();
  // Only the answer is lost. The browser would repeat a call whose connection is cut.
  await page.route(isPayment, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await route.fetch();
    return route.abort('connectionreset');
  });
  await button(page, 'Pay $9.59').click();
  await expect(page.getByText(/^We found your payment of 9:\d\d\sAM; you were not charged twice\.$/)).toBeVisible();
  await expect(thanks(page)).toBeVisible();
});

test('[commerce 4] pays again after a lost connection, with nothing lost', async ({ page, world, enter }) => {
  await fill(page, MONTHLY);
  await enter('owner', '/subscriptions/checkout');
  await expect(button(page, 'Pay $9.59')).toBeEnabled();
  await payWith(world, { status: 503, body: { detail: 'Down for a moment.' } });
  await world.control('POST', '/faults', {
    operation: 'listPayments',
    times: 1,
    effect: { status: 400, body: { detail: 'Not now.' } },
  });
  await button(page, 'Pay $9.59').click();
  await expect(page.getByText('We could not find out whether your payment went through.')).toBeVisible();
  await expect(button(page, 'Pay $9.59')).toHaveAttribute('aria-disabled', 'true');
  await button(page, 'Check again').click();
  await expect(page.getByText('The server did not answer, and no payment was found.')).toBeVisible();
  await button(page, 'Pay $9.59').click();
  await expect(thanks(page)).toBeVisible();
  expect(await charges(world)).toEqual([503, 200]);
});

test('[commerce 8] says at its place why a coupon is refused, and a wrong one keeps a good one', async ({
  page,
  enter,
}) => {
  await fill(page, MONTHLY);
  await enter('owner', '/subscriptions/checkout');
  const apply = async (code: string) => {
    await field(page, 'Coupon code').fill(code);
    await button(page, 'Apply').click();
  };
  const error = page.locator('[id$="-error"]');
  await button(page, 'Apply').click();
  await expect(error).toHaveText('Enter a coupon code');
  await apply('NOTHING');
  await expect(error).toHaveText('This coupon is not valid. Check the code.');
  await apply('SPRING25');
  await expect(error).toHaveText('This coupon has expired.');
  await apply('TRIALPLUS');
  await expect(error).toHaveText('This coupon does not apply to your cart.');
  await apply('welcome10');
  await expect(page.getByText('WELCOME10', { exact: true })).toBeVisible();
  await expect(button(page, 'Pay $8.63')).toBeVisible();
  await button(page, 'Remove coupon WELCOME10').click();
  await expect(button(page, 'Pay $9.59')).toBeVisible();
  await expect(field(page, 'Coupon code')).toBeFocused();
});

test('[commerce 4] shows a failed line at its place, keeps it, and pays for the others', async ({
  page,
  world,
  enter,
}) => {
  await fill(page, MONTHLY, YEARLY);
  await enter('owner', '/subscriptions/checkout');
  await expect(button(page, 'Pay $143.89')).toBeEnabled();
  // A month and a year renew on days of their own: no renewal costs the sum.
  await expect(page.getByText(/^Next renewal, Dec 21, 2026$/).locator('xpath=ancestor::div[1]')).toContainText('$9.59');
  const detail = 'A plan change for F-150 is still being applied.';
  await payWith(world, { status: 400, body: { detail: 'Some items.', line_items: [{ device_key: F_150, detail }] } });
  await button(page, 'Pay $143.89').click();
  await expect(page.getByRole('alert')).toContainText('1 item could not be bought, so nothing was charged.');
  await expect(page.getByRole('listitem').filter({ hasText: 'F-150' })).toContainText(detail);
  await expectAccessible(page, 'failed line');
  const refused = page.getByRole('listitem').filter({ hasText: 'F-150' });
  await refused.getByRole('button', { name: 'Remove it' }).click();
  await expect(page.getByText(/could not be bought/)).toHaveCount(0);
  await button(page, 'Pay $9.59').click();
  await expect(thanks(page)).toBeVisible();
});

test('[commerce 8] a vehicle that is no longer in the account, and a removed card, leave the cart usable', async ({
  page,
  enter,
}) => {
  const sold = { device_key: 'GG-00000-X0', plan_id: 'premium-month' };
  await fillCart(page, { lines: [sold, MONTHLY], cardId: 999 });
  await enter('owner', '/subscriptions/checkout');
  // The other line keeps its price, and nothing is said of a charge before a press.
  await expect(page.getByText(/^1 item cannot be bought now\. The prices are those of the rest\./)).toBeVisible();
  await expect(page.getByText(/nothing was charged/)).toHaveCount(0);
  await expect(page.getByRole('listitem').filter({ hasText: 'Van 09' })).toContainText('Premium, Monthly$11.99');
  await expect(button(page, 'Pay $9.59')).toHaveAttribute('aria-disabled', 'true');
  const line = page.getByRole('listitem').filter({ hasText: 'GG-00000-X0' });
  await expect(line).toContainText('This vehicle is not in your account.');
  await expectAccessible(page, 'line of a sold vehicle');
  await line.getByRole('button', { name: 'Remove it' }).click();
  await button(page, 'Pay $9.59').click();
  await expect(thanks(page)).toBeVisible();
});

test('[commerce 4] names the vehicle whose add-on still renews after a purchase', async ({ page, world, enter }) => {
  await fill(page, { device_key: BOX_TRUCK, plan_add_on_id: 'streaming-plus-month' });
  await enter('owner', '/subscriptions/checkout');
  const effect = { status: 503, body: { detail: 'Down for a moment.' } };
  await world.control('POST', '/faults', { operation: 'setAddOnAutorenewal', effect });
  const isSeen = Promise.withResolvers<void>();
  await page.route(/\/device\/autorenew\/plan-add-on/, async (route) => {
    await isSeen.promise;
    await route.fallback();
  });
  await button(page, 'Pay $9.99').click();
  // Until the renewal is turned off, the page shows what was paid, not the emptied cart.
  await expect(page.getByText(/^Payment sent/)).toBeVisible();
  await expect(page.getByRole('listitem').getByText('Paid', { exact: true })).toBeVisible();
  await expect(page.getByText('Waiting for the answer')).toHaveCount(0);
  await expect(page.getByRole('listitem').filter({ hasText: 'Box truck' })).toContainText('Streaming Plus, 1-Month');
  await expect(page.getByText('The total is being computed.')).toHaveCount(0);
  isSeen.resolve();
  await expect(page.getByText('Automatic renewal of paid add-ons could not be turned off: Box truck.')).toBeVisible();
  await expect(page.getByText(/Streaming add-ons do not renew automatically/)).toHaveCount(0);
  await expect(page.getByText('Charged $9.99 to Visa ending in 4242')).toBeVisible();
});

test('[commerce 4] a second tab shows the cart that the first one changes and pays', async ({
  page,
  context,
  enter,
}) => {
  await fill(page, MONTHLY, YEARLY);
  await enter('owner', '/subscriptions/checkout');
  await expect(button(page, 'Pay $143.89')).toBeEnabled();
  const other = await context.newPage();
  await other.goto('/subscriptions/checkout');
  await expect(button(other, 'Pay $143.89')).toBeEnabled();
  await button(other, 'Remove Premium Plus, 1-Year: F-150').click();
  await expect(button(page, 'Pay $9.59')).toBeEnabled();
  await button(page, 'Pay $9.59').click();
  await expect(thanks(page)).toBeVisible();
  await expect(other.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
});

test('[commerce 4] completes a purchase with the keyboard alone', async ({ page, enter }) => {
  await fill(page, MONTHLY);
  await enter('owner', '/subscriptions/checkout');
  const pay = button(page, 'Pay $9.59');
  await expect(pay).toBeEnabled();
  const tabTo = async (is: () => Promise<boolean>) => {
    for (let presses = 0; presses < 60 && !(await is()); presses += 1) await page.keyboard.press('Tab');
  };
  const isFocused = (name: string) => () =>
    page.evaluate((text) => document.activeElement?.textContent?.includes(text) ?? false, name);
  await tabTo(() => page.evaluate(() => document.activeElement?.getAttribute('name') === 'card'));
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: /Mastercard/ })).toBeChecked();
  await expect(page.getByText(/Renewals are charged to your main card, Visa ending in 4242/)).toBeVisible();
  await tabTo(isFocused('Pay $9.59'));
  await expect(pay).toBeFocused();
  await expect(pay).not.toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Enter');
  await expect(thanks(page)).toBeVisible();
  await expect(page.getByText(/to Mastercard ending in 4444/)).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('[commerce 4] a declined card loses nothing: another one pays for three vehicles', async ({
    page,
    world,
    enter,
  }) => {
    await fill(page, MONTHLY, YEARLY, { device_key: BOX_TRUCK, plan_add_on_id: 'streaming-plus-month' });
    await enter('owner', '/subscriptions/checkout');
    const pay = payBar(page);
    await expect(pay).toHaveText('Pay $153.88');
    await payWith(world, { decline: true });
    await pay.click();
    await expect(page.getByRole('alert')).toContainText('This transaction has been declined.');
    await expect(page.getByRole('heading', { name: 'Cart' })).toContainText('Cart');
    await expect(page.getByText('3 items')).toBeVisible();
    await expectAccessible(page, 'declined');
    await page.getByRole('radio', { name: /Mastercard/ }).click();
    await expect(pay).not.toHaveAttribute('aria-disabled', 'true');
    await pay.click();
    await expect(thanks(page)).toBeVisible();
    await expect(page.getByText(/Streaming add-ons do not renew automatically/)).toBeVisible();
    expect(await charges(world)).toEqual([400, 200]);
  });

  test('[commerce 4] ships hardware to a street address once its delay is acknowledged', async ({ page, enter }) => {
    await fill(page, { product_id: 3 });
    await enter('owner', '/subscriptions/checkout');
    const pay = payBar(page);
    await expect(pay).toHaveText('Pay $60.00');
    await pay.click({ force: true });
    await expect(page.getByRole('textbox', { name: 'Street address' })).toBeFocused();
    await page.getByRole('textbox', { name: 'Street address' }).fill('PO Box 12');
    await page.getByRole('textbox', { name: 'City' }).fill('Chicago');
    await page.getByRole('textbox', { name: 'Postal code' }).fill('60607-1234');
    await page.getByRole('combobox', { name: 'State' }).click();
    await page.getByRole('option', { name: /Illinois/ }).click();
    await button(page, 'Use this address').click();
    await expect(page.locator('[id$="-error"]').filter({ hasText: 'We cannot ship to a PO box' })).toBeVisible();
    await page.getByRole('textbox', { name: 'Street address' }).fill('1529 W Carroll Ave');
    await button(page, 'Use this address').click();
    await expect(page.getByText('1529 W Carroll Ave, Chicago, IL 60607')).toBeVisible();
    await pay.click({ force: true });
    const delay = page.getByRole('checkbox', { name: /ships in 30 to 60 days/ });
    await expect(delay).toBeFocused();
    await expect(page.getByText('Check this before you pay.')).toBeVisible();
    await delay.check();
    await pay.click();
    await expect(thanks(page)).toBeVisible();
    await expect(page.getByText('Ships in 30 to 60 days: Waymark X1R')).toBeVisible();
  });
});

for (const [device, viewport] of [
  ['desktop', null],
  ['phone', PHONE],
] as const) {
  test(`[commerce 4] pays with the card added at checkout on a ${device}, while the list of cards is slow`, async ({
    page,
    world,
    enter,
  }) => {
    if (viewport) await page.setViewportSize(viewport);
    await fill(page, MONTHLY);
    await enter('owner', '/subscriptions/checkout');
    const pay = viewport ? payBar(page) : button(page, 'Pay $9.59');
    await expect(pay).not.toHaveAttribute('aria-disabled', 'true');
    await payWith(world, { decline: true });
    await pay.click();
    await expect(page.getByRole('alert')).toContainText('This transaction has been declined.');
    await button(page, 'Add card').click();
    await typeCard(page, { number: '378282246310005', code: '7391' });
    // The list after the save answers only once the payment has.
    const isPaid = Promise.withResolvers<void>();
    await page.route(/\/api\/v1\/card\?/, async (route) => {
      await isPaid.promise;
      await route.fallback();
    });
    await button(page, 'Save card').click();
    await expect(page.getByRole('radio', { name: /American Express ending in 0005/ })).toBeChecked();
    await expect(page.getByText(/Renewals are charged to your main card, Visa ending in 4242/)).toBeVisible();
    await pay.click();
    await expect(page.getByText(/to American Express ending in 0005$/)).toBeVisible();
    isPaid.resolve();
    expect(await charges(world)).toEqual([400, 200]);
  });
}

test('[commerce 4] tells a later change as scheduled, not as a purchase, until it is canceled', async ({
  page,
  enter,
}) => {
  await page.setViewportSize(PHONE);
  await fill(page, { device_key: 'GG-20417-A7', plan_id: 'basic-year' });
  await enter('owner', '/subscriptions/checkout');
  const topBar = page.getByRole('banner');
  await page.getByRole('button', { name: 'Confirm, nothing is due today' }).click();
  await expect(page.getByRole('heading', { name: 'Your plan is scheduled' })).toBeVisible();
  await expect(topBar).toContainText('Plan scheduled');
  await expect(page).toHaveTitle('Plan scheduled | Waymark Account');
  const steps = page.getByRole('region', { name: 'Your order' }).getByRole('listitem');
  await expect(steps.last()).toHaveText('Basic begins: Van 12 Mar 3, 2027');
  await expect(page.getByText('Until then: Premium Plus')).toBeVisible();
  // Nothing was charged.
  await expect(page.getByRole('main').getByRole('link', { name: 'Go to subscriptions' })).toBeVisible();
  await expect(page.getByText(/receipt/i)).toHaveCount(0);
  await page.getByRole('button', { name: 'Keep Premium Plus' }).click();
  await pressTwice(page.getByRole('dialog').getByRole('button', { name: 'Keep Premium Plus' }));
  await expect(steps.last()).toHaveText('Basic was canceled: Van 12');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your plan change is canceled' })).toBeVisible();
  await expect(topBar).toContainText('Change canceled');
  await expect(steps.last()).toHaveText('Basic was canceled: Van 12');
});
