import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expectNoDigits, listen, typeCard } from './card-digits.ts';
import { expect, headersOf, PHONE, test, type World } from './journey.ts';

async function buy(page: Page, world: World, body: object, persona = 'owner'): Promise<string> {
  const headers = await headersOf(world, persona);
  const answer = await page.request.post('/api/v1/payments', { headers, data: body });
  expect(answer.ok(), await answer.text()).toBe(true);
  return ((await answer.json()) as { uuid: string }).uuid;
}

for (const [device, viewport] of [
  ['desktop', null],
  ['phone', PHONE],
] as const) {
  test(`[commerce 4] replaces the card of the renewals on a ${device}`, async ({ page, enter }) => {
    if (viewport) await page.setViewportSize(viewport);
    await enter('owner', '/subscriptions/update/billing');
    await typeCard(page, { number: '378282246310005', code: '7391' });
    await expect(page.getByText('American Express')).toBeVisible();
    await page.getByRole('button', { name: 'Save card' }).click();
    await expect(page).toHaveURL(/\/subscriptions$/);
    await expect(page.getByText('Card saved. It pays the renewals from now on')).toBeVisible();
    await page.goto('/billing');
    const cards = page.getByRole('region', { name: 'Cards' }).getByRole('listitem');
    await expect(cards.getByText('Main', { exact: true })).toHaveCount(1);
    await expect(
      cards.filter({ hasText: 'American Express ending in 0005' }).getByText('Main', { exact: true }),
    ).toBeVisible();
  });
}

test('[commerce 3] keeps the typed digits of a card out of browser and mock, also after a failure', async ({
  page,
  world,
  enter,
}) => {
  const said = listen(page);
  await enter('owner', '/billing');
  await page.getByRole('button', { name: 'Add card' }).click();
  // A first call that fails, because errors carry details of their calls.
  await world.control('POST', '/faults', { operation: 'createCard', times: 1, effect: { status: 500, body: {} } });
  await typeCard(page);
  await page.getByRole('button', { name: 'Save card' }).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expect(page.getByLabel('Card number')).toHaveValue('5555 5555 5555 4444');
  await expect(page.getByLabel('Security code')).toHaveValue('');
  await page.getByLabel('Security code').fill('739');
  await page.getByRole('button', { name: 'Save card' }).click();
  await expect(page.getByText('Card saved')).toBeVisible();
  await expect(page.getByText('Mastercard ending in 4444')).toHaveCount(2);
  await expectNoDigits(page, world, { said, known: 'Riley Kowalski' });
});

test('[commerce 4] warns of a main card that expires before a renewal, which its replacement then pays', async ({
  page,
  world,
  enter,
}) => {
  await enter('owner', '/billing');
  await page.getByRole('button', { name: 'Set as main: Mastercard ending in 4444' }).click();
  await page.goto('/subscriptions');
  const warning = page.getByRole('status').filter({ hasText: 'Mastercard ending in 4444' });
  await expect(warning).toBeVisible();
  await warning.getByRole('link').click();
  await expect(page).toHaveURL(/\/subscriptions\/update\/billing$/);
  await typeCard(page, { number: '378282246310005', code: '7391' });
  await page.getByRole('button', { name: 'Save card' }).click();
  await expect(page).toHaveURL(/\/subscriptions$/);
  await expect(warning).toHaveCount(0);
  await world.control('POST', '/clock', { now: '2027-02-19T15:00:00.000Z' });
  await enter('owner', '/billing');
  const renewal = page.getByRole('row').filter({ hasText: 'Feb 17, 2027' });
  await expect(renewal).toContainText('American Express 0005');
  await expect(renewal).toContainText('$134.30');
});

test('[commerce 4] moves the main flag to one other card, and refuses an expired one', async ({
  page,
  world,
  enter,
}) => {
  await enter('owner', '/billing');
  const row = (name: string) =>
    page.getByRole('region', { name: 'Cards' }).getByRole('listitem').filter({ hasText: name });
  await page.getByRole('button', { name: 'Set as main: Mastercard ending in 4444' }).click();
  await expect(row('Mastercard').getByText('Main', { exact: true })).toBeVisible();
  await expect(row('Visa').getByText('Main', { exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Set as main: Visa ending in 4242' }).click();
  await expect(row('Visa').getByText('Main', { exact: true })).toBeVisible();
  // The Mastercard is valid through November.
  await world.control('POST', '/clock', { now: '2026-12-01T15:00:00.000Z' });
  // The session of November has ended.
  await enter('owner', '/billing');
  await expect(row('Mastercard')).toContainText('Expired 11/26');
  await expect(page.getByRole('button', { name: 'Set as main: Mastercard ending in 4444' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await expect(row('Mastercard')).toContainText('An expired card cannot become the main card.');
});

test('[commerce 8] says that receipts did not load and that a card was not updated', async ({ page, world, enter }) => {
  await world.control('POST', '/faults', { operation: 'updateCard', times: 1, effect: { status: 500, body: {} } });
  await world.control('POST', '/faults', { operation: 'listPayments', effect: { status: 500, body: {} } });
  await enter('owner', '/billing');
  await expect(page.getByText('Receipts fetch failed')).toBeVisible();
  await page.getByRole('button', { name: 'Set as main: Mastercard ending in 4444' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Update card failed' })).toBeVisible();
});

test('[commerce 4] names the renewals of a removed card, and the card that pays them then', async ({ page, enter }) => {
  await enter('owner', '/billing');
  await page.getByRole('button', { name: 'Remove: Visa ending in 4242' }).click();
  const question = page.getByRole('dialog', { name: 'Remove Visa ending in 4242?' });
  await expect(question).toContainText('This card pays these renewals:');
  await expect(question.getByRole('listitem').first()).toContainText('$');
  await expect(question.getByLabel('New main card')).toHaveValue('502');
  await question.getByRole('button', { name: 'Remove card' }).click();
  await expect(question).toBeHidden();
  const cards = page.getByRole('region', { name: 'Cards' }).getByRole('listitem');
  await expect(cards).toHaveCount(1);
  await expect(cards).toContainText('Mastercard ending in 4444');
  await expect(cards.getByText('Main', { exact: true })).toBeVisible();
});

test('[commerce 3] shows what was paid each year, and the receipts of one', async ({ page, enter }) => {
  await page.route(/\/api\/v1\/payments\?/, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { results: object[] };
    const old = { transaction_date: '2024-05-02T15:00:00Z', final_charge: 20, success: true };
    const results = body.results.map((receipt, index) => (index === 0 ? { ...receipt, ...old } : receipt));
    await route.fulfill({ response: answer, json: { ...body, results } });
  });
  await enter('owner', '/billing');
  const year = page.getByRole('list', { name: 'Paid per year' }).getByRole('button', { name: '2024 $20.00 1 payment' });
  const rows = page.getByRole('table', { name: 'Payments' }).locator('tbody tr');
  await expect(rows.nth(1)).toBeVisible();
  const all = await rows.count();
  await year.click();
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('May 2, 2024');
  await year.click();
  await expect(rows).toHaveCount(all);
});

test('[commerce 3] prints a receipt that adds up, with a named file and edited details', async ({
  page,
  world,
  enter,
}) => {
  const address = { line_1: '1026 W Fulton Market', city: 'Chicago', state: 'IL', postal_code: '60607', country: 'US' };
  const uuid = await buy(page, world, {
    line_items: [
      { device_key: 'GG-20417-A7', plan_id: 'premium-plus-year' },
      { product_id: 2, product_quantity: 2 },
    ],
    shipping_address: address,
    coupon_code: 'WELCOME10',
  });
  await page.addInitScript(() => {
    window.print = () => window.dispatchEvent(new Event('beforeprint'));
  });
  await enter('owner', '/billing');
  await page.getByRole('region', { name: 'Receipts' }).getByRole('link').first().click();
  await expect(page).toHaveURL(new RegExp(`/billing/receipt/${uuid}$`));
  const table = page.getByRole('table', { name: 'Items' });
  await expect(table).toBeVisible();
  const cents = async (rows: string) => {
    const texts = await table.locator(`${rows} td:last-child`).allInnerTexts();
    return texts.map((text) => Math.round(Number(text.replaceAll(/[$,]/g, '')) * 100));
  };
  const lines = await cents('tbody tr');
  const footer = await cents('tfoot tr');
  const [subtotal = 0, ...rest] = footer;
  const total = rest.pop();
  expect(lines.reduce((sum, amount) => sum + amount, 0)).toBe(subtotal);
  expect(rest.reduce((sum, amount) => sum + amount, subtotal)).toBe(total);

  await page.getByRole('button', { name: 'Edit for printing' }).click();
  await page.getByLabel('Billing details on the printed receipt').fill('Kowalski Plumbing LLC\nTax ID 12-345');
  await page.getByRole('button', { name: 'Print' }).click();
  await expect(page).toHaveTitle(`Waymark receipt 2026-11-21 ${uuid.slice(0, 8).toUpperCase()}`);
  const folder = await mkdtemp(join(tmpdir(), 'receipt-'));
  await page.pdf({ path: join(folder, 'receipt.pdf'), format: 'Letter' });
  const pdf = await readFile(join(folder, 'receipt.pdf'), 'latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(table.locator('tfoot tr').last().locator('td')).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(page.getByText('Nov 21, 2026', { exact: true })).toBeHidden();
  await expect(page.locator('address', { hasText: 'Tax ID 12-345' })).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('button')).toHaveCount(0);
});

test('[commerce 3] a receipt names products in the language of the user, and where they were shipped', async ({
  page,
  world,
  enter,
}) => {
  await page.setViewportSize(PHONE);
  const headers = await headersOf(world);
  const line = { product_id: 4, product_quantity: 2 };
  const address = { line_1: '600 W Chicago Ave', city: 'Chicago', state: 'IL', postal_code: '60654', country: 'US' };
  const uuid = await buy(page, world, { line_items: [line], shipping_address: address });
  const changed = await page.request.patch('/api/v1/user/101', { headers, data: { language: 'French' } });
  expect(changed.ok()).toBe(true);
  await enter('owner', `/billing/receipt/${uuid}`);
  const receipt = page.getByRole('article');
  await expect(receipt.getByRole('row', { name: /^Coffret à clés/ })).toBeVisible();
  await expect(receipt.getByRole('heading', { name: 'Expédié à' })).toBeVisible();
  await expect(receipt.getByText('600 W Chicago Ave')).toBeVisible();
  // Its drawing is light on paper, also in dark mode.
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(receipt.locator('svg rect').first()).toHaveCSS('fill', 'rgb(255, 255, 255)');
  await page.emulateMedia({ media: 'screen' });
  // Nothing was shipped with a plan alone: nothing is said.
  const plan = await buy(page, world, { line_items: [{ device_key: 'GG-20417-A7', plan_id: 'premium-plus-year' }] });
  await page.goto(`/billing/receipt/${plan}`);
  await expect(receipt.getByRole('row', { name: /^Premium Plus/ })).toBeVisible();
  await expect(receipt.getByRole('heading', { name: 'Expédié à' })).toHaveCount(0);
});

test('[commerce 9] states bonus data beside the allowance', async ({ page, enter }) => {
  await enter('owner', '/subscriptions/update/streaming/1008');
  const bonus = page.getByText('Bonus data').locator('..');
  await expect(bonus).toHaveText('Bonus data 0.25 of 1 GB');
});

test('[commerce 1] shows guests no billing, and leaves it out of their navigation', async ({ page, enter }) => {
  await enter('guest-full', '/billing');
  await expect(page.getByText('Only for account owners')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Products' })).toHaveCount(0);
  await page.goto('/products');
  await expect(page.getByText('Only for account owners')).toBeVisible();
});

test('[commerce 9] sells a module with the plan of its vehicle, which lowers the price', async ({ page, enter }) => {
  await enter('owner', '/products');
  const add = page.getByRole('button', { name: 'Add to cart: Waymark X1 MAX' });
  await page.getByLabel('Plan: Waymark X1 MAX').selectOption('Premium · 1-Year, $134.28');
  await add.click();
  await expect(page.getByText('In cart: 1', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Cart, 2 items' }).click();
  const line = page.getByRole('listitem').filter({ hasText: 'Waymark X1 MAX' });
  await expect(line).toContainText('Premium, 1-Year');
  await expect(line).toContainText('Included');
  await expect(page.getByText('Pay $107.42')).toBeVisible();
  // A second vehicle with the same, in the same order.
  await page.goBack();
  await page.getByLabel('Plan: Waymark X1 MAX').selectOption('Premium · 1-Year, $134.28');
  await add.click();
  await expect(page.getByText('In cart: 2', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Cart, 4 items' }).click();
  await expect(line).toContainText('2 × Premium, 1-Year');
  await expect(line).toContainText('Each of the 2 plans begins when you add its vehicle');
  await expect(page.getByText('Pay $214.84')).toBeVisible();
});

test('[commerce 3] puts products for customers into the cart, up to ten of each', async ({ page, enter }) => {
  await page.setViewportSize(PHONE);
  await enter('owner', '/products');
  const harness = page.getByText('Installer harness');
  await page.getByLabel('Quantity: Waymark X1R').selectOption('9');
  await expect(harness).toHaveCount(0);
  const add = page.getByRole('button', { name: 'Add to cart: Waymark X1R' });
  await add.click();
  await expect(page.getByText('In cart: 9')).toBeVisible();
  await add.click();
  await expect(page.getByText('In cart: 10')).toBeVisible();
  await expect(add).toHaveAttribute('aria-disabled', 'true');
  await expect(
    page.getByText('The Waymark X1R ships in 30 to 60 days. You confirm this before you pay.'),
  ).toBeVisible();
});
