import type { Page } from '@playwright/test';
import { DAY } from '../../mock-server/world/duration.ts';
import { expectAccessible } from './accessibility.ts';
import { thanks } from './checkout.ts';
import { button } from './controls.ts';
import { calls, expect, headersOf, PHONE, pressTwice, test, WIDE } from './journey.ts';

/** Van 03 of the owner: Premium for a year, 190 days left. */
const VAN_03 = { id: 1005, key: '3182038857' };

/** Nina's CR-V on the monthly trial. */
const CRV = { id: 1012, key: '3182042795' };

/** A guest has exclusive access to it for some days. */
const VAN_02 = 1004;

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

test('[commerce 4] pays an upgrade less the credit of the current term', async ({ page, enter, world }) => {
  await enter('owner', '/subscriptions');
  await expect(page.getByText('16 vehicles, 14 active.')).toBeVisible();
  await expect(page.getByText(/^2 vehicles are not tracked\./)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Charges in the next 12 months' })).toBeVisible();
  const year = page.getByRole('region', { name: 'Charges in the next 12 months' });
  await expect(year.getByRole('button')).toHaveCount(12);
  const may = year.getByRole('button', { name: /^May 2027 .* charges$/ });
  await expect(may).toHaveAttribute('aria-expanded', 'false');
  await may.press('Enter');
  await expect(may).toHaveAttribute('aria-expanded', 'true');
  await expect(year.getByText('Van 03 $107.42')).toBeVisible();
  // No plan follows the trial.
  await expect(page.getByRole('row').nth(1)).toContainText('Trial ends Nov 26, 2026');
  await expect(page.getByRole('row').nth(2)).toContainText('Ends Dec 5, 2026, no renewal');
  // A transfer that waits leads to its receipt.
  const transfer = page.getByRole('link', { name: 'Transfer pending: waiting for transfer-recipient@waymark.example' });
  await expect(row(page, 'Wrangler').and(page.getByRole('row').filter({ has: transfer }))).toBeVisible();
  await expect(transfer).toHaveAttribute('href', '/subscriptions/transfer/1014');
  await expectAccessible(page, 'list');
  await page.getByRole('searchbox', { name: 'Search vehicles' }).fill('van 03');
  await expect(page.getByRole('row')).toHaveCount(2);
  await button(page, 'More for Van 03').click();
  await page.getByRole('menuitem', { name: 'Change plan' }).click();

  // One price for each plan and for each term that saves, once, whatever is chosen.
  const prices = () => calls(world, 'createPayment');
  const saves = page.getByRole('button', { name: '1-Year' });
  await expect(saves).toHaveAccessibleDescription(/^Saves \$/);
  await expect.poll(prices).toBe(7);
  for (const name of ['Basic', 'Premium Plus', 'Premium', 'Basic']) {
    await page.getByRole('radio', { name, exact: true }).check();
    await expect(page.getByText(`Savings over monthly, with ${name}`)).toBeVisible();
    await expect(saves).toHaveAccessibleDescription(/^Saves \$/);
  }
  // Basic is not offered for two or three years.
  await expect.poll(prices).toBe(7 + 1 + 3);
  await page.getByRole('radio', { name: /^Premium Plus/ }).check();
  const summary = page.getByRole('region', { name: 'Your change to Premium Plus' });
  await expect(summary.getByText('190 of 365 days left')).toBeVisible();
  await expect(summary.getByText('$64.40', { exact: true })).toBeVisible();
  await expect(summary.getByText('Then $134.30 on Nov 21, 2027.')).toBeVisible();
  await expect(page.getByText('You gain: Location every 30 seconds · Tire pressure and fuel')).toBeVisible();
  const trips = page.getByRole('table').getByRole('row', { name: /^Trips/ });
  await expect(trips.getByRole('cell')).toHaveText(['Not included', 'Included', 'Included', 'Included']);
  // The choice, all plans and the way to the cart need no scrolling.
  for (const one of [
    page.getByRole('radio', { name: 'Ultimate' }),
    summary.getByRole('button', { name: 'Continue to checkout' }),
  ])
    await expect(one).toBeInViewport({ ratio: 1 });
  await expectAccessible(page, 'plans');
  await pressTwice(summary.getByRole('button', { name: 'Add to cart' }));
  await expect(page.getByText('Premium Plus for Van 03 added to cart')).toBeVisible();
  await expect(summary.getByRole('button', { name: 'In the cart' })).toBeDisabled();
  await page.getByRole('link', { name: 'Cart, 1 item' }).click();
  await button(page, 'Pay $64.40').click();
  await expect(thanks(page)).toBeVisible();
  await expect(page.getByText('The next charge is $134.30 on Nov 21, 2027.')).toBeVisible();
  await page.getByRole('link', { name: 'View receipt' }).click();
  await expect(page.getByRole('table', { name: 'Items' }).locator('tfoot tr')).toHaveText([
    'Subtotal$167.88',
    /^Multi-vehicle discount[-−]\$33\.58$/,
    'Sales tax$0.00',
    /^Account credit[-−]\$69\.90$/,
    'Total USD$64.40',
  ]);

  // The address of a term change compares the terms of the current plan.
  await page.goto(`/subscriptions/update/${VAN_03.id}?change_term=true`);
  await expect(page.getByRole('radio', { name: 'Premium Plus 3-Year' })).toBeVisible();
  await expect(page.getByRole('radio', { name: /^Ultimate/ })).toHaveCount(0);
});

test('[commerce 4] buys a downgrade for the end of the term, shows it on both plans, takes it back', async ({
  page,
  world,
  enter,
}) => {
  await enter('owner', `/subscriptions/update/${VAN_03.id}`);
  await page.getByRole('radio', { name: /^Basic/ }).check();
  await expect(page.getByText(/^You keep Premium until May 29, 2027/)).toBeVisible();
  await button(page, 'Continue to checkout').click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Van 03' })).toContainText(
    'Starts on May 29, 2027, when the current plan ends. $71.90 is due then',
  );
  await button(page, 'Confirm, nothing is due today').click();
  await expect(page.getByText('The next charge is $71.90 on May 29, 2027.')).toBeVisible();
  await page.goto('/billing/receipt');
  await expect(page.getByText('Starts on May 29, 2027. $71.90 due then')).toBeVisible();
  await page.goto('/billing');
  await expect(page.getByRole('row').filter({ hasText: 'Basic' }).first()).toContainText(/—No charge$/);
  await page.goto('/subscriptions');
  await expect(row(page, 'Van 03')).toContainText('Basic from May 29, 2027');
  await page.getByRole('link', { name: 'Manage: Van 03' }).click();
  await expect(page.getByText('Changes to Basic on May 29, 2027.')).toBeVisible();
  await expectAccessible(page, 'pending change');
  await button(page, 'Keep Premium').click();
  const question = page.getByRole('dialog', { name: 'Keep Premium?' });
  await expect(question).toContainText('Basic does not begin on May 29, 2027. Nothing was charged for it.');
  await expect(question).toContainText('Premium then renews on May 29, 2027 for $107.42.');
  await question.getByRole('button', { name: 'Leave as it is' }).click();
  await expect(page.getByText('Changes to Basic on May 29, 2027.')).toBeVisible();
  await button(page, 'Keep Premium').click();
  await pressTwice(question.getByRole('button', { name: 'Keep Premium' }));
  await expect(page.getByText('Van 03 keeps Premium')).toBeVisible();
  await expect(page.getByText('Renews May 29, 2027')).toBeVisible();

  const renewal = page.getByRole('switch', { name: 'Renew Premium automatically' });
  await renewal.press('Space');
  await expect(renewal).not.toBeChecked();
  await expect(page.getByText(/^Service continues until May 29, 2027, then is suspended/)).toBeVisible();
  const effect = { status: 503, body: { detail: 'Down for a moment.' } };
  await world.control('POST', '/faults', { operation: 'setAutorenewal', times: 1, effect });
  await renewal.press('Space');
  await expect(page.getByRole('alert').filter({ hasText: 'Down for a moment.' })).toBeVisible();
  await expect(renewal).not.toBeChecked();
});

test('[commerce 2] cancels a streaming plan and keeps it after all, but has nothing to cancel of a trial', async ({
  page,
  enter,
}) => {
  await enter('owner', '/subscriptions/cancel-streaming-plan/1002');
  await button(page, 'Cancel streaming plan').click();
  await expect(page.getByText('Canceled. Streaming continues until Nov 30, 2026.')).toBeVisible();
  await button(page, 'Keep streaming plan').click();
  await expect(
    page.getByText('If you cancel, streaming continues until Nov 30, 2026 and does not renew after that.'),
  ).toBeVisible();
  await page.goto('/subscriptions/manage/1002');
  await expect(page.getByRole('region', { name: 'Next charge' })).toContainText(
    '$9.99Streaming, 1-Monthon Nov 30, 2026',
  );
  await page.goto('/subscriptions/update/1002');
  await page.getByRole('radio', { name: 'Ultimate' }).check();
  await expect(
    page.getByText(/^Streaming, 1-Month costs \$0\.00 a month with this plan instead of \$9\.99\.$/),
  ).toBeVisible();
  await page.goto('/subscriptions/cancel-streaming-plan/1012');
  await expect(page.getByText('Streaming continues until Nov 26, 2026.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  await page.goto('/subscriptions/manage/1012');
  await expect(page.getByText('Ends on Nov 26, 2026.')).toBeVisible();
  await expect(page.getByRole('switch')).toHaveCount(0);
});

test("[commerce 6] the owner still renews during a guest's exclusive access, and cannot end service", async ({
  page,
  enter,
}) => {
  await enter('owner', `/subscriptions/manage/${VAN_02}`);
  const renewal = page.getByRole('switch').first();
  await renewal.press('Space');
  await expect(renewal).not.toBeChecked();
  await page.goto(`/suspend/${VAN_02}`);
  await expect(page.getByText('Amara Okafor has exclusive access')).toBeVisible();
  await expect(page.getByText(/^Until Nov 22, 2026, .* you can only view this vehicle\.$/)).toBeVisible();
  await expect(page.getByRole('switch')).toHaveCount(0);
});

test('[commerce 6] shows a guest no subscriptions', async ({ page, world, enter }) => {
  await enter('guest-full', '/subscriptions');
  await expect(page.getByRole('heading', { name: 'Only for account owners' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Subscriptions' })).toHaveCount(
    0,
  );
  await page.goto(`/suspend/${VAN_03.id}`);
  await expect(page.getByRole('heading', { name: 'Only for account owners' })).toBeVisible();
  const answer = await page.request.post('/api/v1/payments?validate=true', {
    headers: await headersOf(world, 'guest-full'),
    data: { line_items: [{ device_key: 'GG-20417-A7', plan_id: 'premium-year' }] },
  });
  expect(answer.status()).toBe(403);
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('[commerce 4] pauses, resumes and deletes a vehicle', async ({ page, world, enter }) => {
    await enter('owner', `/suspend/${VAN_03.id}`);
    await page.getByRole('radio', { name: '2 months' }).check();
    await expect(page.getByText('Jul 29, 2027')).toBeVisible();
    await expectAccessible(page, 'pause');
    await pressTwice(button(page, 'Pause vehicle'));
    await expect(page.getByText('Van 03 pauses on May 29, 2027')).toBeVisible();
    await button(page, 'Cancel pause').click();
    await expect(page.getByText('The pause of Van 03 is canceled')).toBeVisible();
    await button(page, 'Pause vehicle').click();
    await expect(button(page, 'Cancel pause')).toBeVisible();
    await world.control('POST', '/clock', { advance_ms: 200 * DAY });
    await enter('owner', '/subscriptions');
    await page.getByRole('link', { name: 'Resume: Van 03' }).click();
    await button(page, 'Resume for $107.42').click();
    const question = page.getByRole('dialog', { name: 'Resume Van 03?' });
    await expect(question).toContainText('$107.42 is charged now: from account credit first, then to Visa ending in');
    await pressTwice(question.getByRole('button', { name: 'Pay $107.42 and resume' }));
    await expect(page.getByText('Van 03 is active again')).toBeVisible();

    await world.control('POST', '/faults', { operation: 'deactivateDevice', times: 1, effect: { status: 424 } });
    await button(page, 'Delete Van 03').click();
    const dialog = page.getByRole('dialog', { name: 'Delete Van 03?' });
    await dialog.getByRole('button', { name: 'Delete vehicle' }).click();
    await expect(dialog.getByText(/Van 03 was not deleted\. Try again when it has coverage\./)).toBeVisible();
    await expectAccessible(page, 'unreachable');
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await expect(page).toHaveURL(/\/subscriptions$/);
    await expect(row(page, 'Silverado')).toBeVisible();
    await expect(row(page, 'Van 03')).toHaveCount(0);
  });

  test('[commerce 8] shows subscriptions to a Canadian in French', async ({ page, enter }) => {
    await enter('owner-canadian', '/subscriptions');
    await expect(page.getByRole('heading', { name: 'Abonnements', level: 1 })).toBeAttached();
    await expect(row(page, 'Corolla')).toContainText('Remplacement commandé');
    await expect(row(page, 'Remorque')).toContainText('$');
    await expectAccessible(page, 'list');
    await button(page, 'Autres actions : Outback').click();
    await page.getByRole('menuitem', { name: 'Changer de forfait' }).click();
    await page.getByRole('radio', { name: /^Premium Plus/ }).check();
    const summary = page.getByRole('region', { name: 'Votre passage à Premium Plus' });
    await expect(summary.getByText(/ sera prélevé le /)).toBeVisible();
    await expect(summary.getByText('À payer aujourd’hui')).toBeVisible();
    await expect(page.getByText(/^Vous gagnez/)).toBeVisible();
    await expect(button(page, 'Continuer vers le paiement')).toBeInViewport({ ratio: 1 });
    await expectAccessible(page, 'plans');
  });
});

for (const [width, viewport] of [
  ['wide', WIDE],
  ['on a phone', PHONE],
] as const) {
  test.describe(`${width}:`, () => {
    test.use({ viewport });

    test('[core 5] every item of a row menu can be hit in a filtered list', async ({ page, enter }) => {
      await enter('owner', '/subscriptions');
      await page.getByRole('searchbox', { name: 'Search vehicles' }).fill('van 03');
      await expect(page.getByRole('row', { name: /Van \d/ })).toHaveCount(1);
      await button(page, 'More for Van 03').click();
      const items = page.getByRole('menuitem');
      await expect(items).toHaveText([
        'Change plan',
        'Manage subscription',
        'Suspend or cancel',
        'Transfer to a new owner',
      ]);
      for (const item of await items.all()) await item.click({ trial: true });
      const heights = await items.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
      expect(Math.min(...heights)).toBeGreaterThanOrEqual(viewport === PHONE ? 44 : 36);
    });

    test('[commerce 4] asks before the plan after a trial is canceled, and says that service stops', async ({
      page,
      world,
      enter,
    }) => {
      const buy = await page.request.post('/api/v1/payments', {
        headers: await headersOf(world),
        data: { line_items: [{ device_key: CRV.key, plan_id: 'premium-month' }] },
      });
      expect(buy.status()).toBe(200);
      await enter('owner', `/subscriptions/manage/${CRV.id}`);
      await expect(page.getByText('Premium begins on Nov 26, 2026, when the free trial ends.')).toBeVisible();
      await expect(button(page, 'Keep Premium Plus')).toHaveCount(0);
      await button(page, 'Cancel Premium').click();
      const question = page.getByRole('dialog', { name: 'Cancel Premium?' });
      await expect(question).toContainText(
        'The free trial ends on Nov 26, 2026, and no plan follows it: service stops then. Nothing was charged.',
      );
      await question.getByRole('button', { name: 'Cancel Premium' }).click();
      await expect(page.getByText("No plan follows the trial of Nina's CR-V. It ends on Nov 26, 2026")).toBeVisible();
      await expect(page.getByText('Trial ends Nov 26, 2026')).toBeVisible();
    });

    test('[commerce 4] a term paid ahead is canceled for credit, and keeps other plans from its place', async ({
      page,
      world,
      enter,
    }) => {
      const buy = await page.request.post('/api/v1/payments', {
        headers: await headersOf(world),
        data: { line_items: [{ device_key: VAN_03.key, plan_id: 'premium-year' }] },
      });
      expect(buy.status()).toBe(200);
      await enter('owner', `/subscriptions/update/${VAN_03.id}`);
      await expect(page.getByText(/^The next term is paid already\. Cancel it first/)).toBeVisible();
      await expect(page.getByText('Some items cannot be bought')).toHaveCount(0);
      await button(page, 'Cancel the paid term').click();
      const question = page.getByRole('dialog', { name: 'Cancel the next term of Premium?' });
      await expect(question).toContainText('The term that begins on May 29, 2027 is paid already.');
      await expect(question).toContainText('If you cancel it, $107.42 becomes account credit');
      await expect(question).toContainText('Premium then renews on May 29, 2027 for $107.42.');
      await pressTwice(question.getByRole('button', { name: 'Cancel the paid term' }));
      await expect(page.getByText('The next term of Van 03 is canceled. Its price is now credit')).toBeVisible();
      await expect(page.getByText(/^The next term is paid already/)).toHaveCount(0);
    });

    test('[commerce 2] resumes a vehicle that is paused within its paid term, free', async ({ page, enter }) => {
      await enter('owner-canadian', '/subscriptions');
      await page.getByRole('link', { name: 'Reprendre : Autocaravane' }).click();
      await expect(page.getByText(/La reprise est gratuite et ne change pas cette date/)).toBeVisible();
      await pressTwice(button(page, 'Reprendre maintenant'));
      await expect(page.getByText('De nouveau actif : Autocaravane')).toBeVisible();
      await expect(page.getByText(/^Se renouvelle le 4 mai 2027/)).toBeVisible();
    });
  });
}

test('[commerce 4] a renewal opens with its plan chosen, its price and one button', async ({ page, enter }) => {
  await enter('owner', '/subscriptions');
  await page.getByRole('link', { name: 'Renew: Van 09' }).click();
  const summary = page.getByRole('region', { name: /^Renew / });
  await expect(summary.getByText('Due today')).toBeVisible();
  await expect(summary.getByRole('button')).toHaveText(['Continue to checkout']);
  // 12 × 9.59 less 107.42, both with the multi-vehicle discount.
  await expect(button(page, '1-Year')).toHaveAccessibleDescription('Saves $7.66');
  await button(page, '1-Year').click();
  await expect(page.getByRole('radio', { name: 'Premium', exact: true })).toBeChecked();
  await expect(page.getByRole('region', { name: 'Your change to Premium' }).getByText('$107.42').first()).toBeVisible();
});

test('[commerce 7] offers an Australian owner no bulk renewal in the alert', async ({ page, enter }) => {
  await enter('owner-australian', '/dashboard');
  const bar = page.getByRole('region', { name: 'Messages' });
  await expect(bar.getByRole('link', { name: 'Choose a plan' })).toBeVisible();
  await expect(bar.getByRole('button', { name: 'Add to cart' })).toHaveCount(0);
});
