import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { button, field } from './controls.ts';
import { calls, expect, headersOf, hold, PHONE, pressTwice, test, type World } from './journey.ts';
import { fillIn } from './session.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name });
const main = (page: Page) => page.getByRole('main');
const tick = (page: Page, name: string) => page.getByRole('checkbox', { name: new RegExp(`^${name}`) }).check();

async function lettersTo(world: World, to: string): Promise<{ subject: string; body: string }[]> {
  const all = (await world.control('GET', '/outbox')) as { to: string; subject: string; body: string }[];
  return all.filter((letter) => letter.to === to);
}

test('[commerce 2] leads from a topic over phone and vehicles to the form, the case and its letter', async ({
  page,
  world,
  enter,
}) => {
  await enter('owner', '/');
  await page.locator('[data-profile-menu]').click();
  await page.getByRole('menuitem', { name: 'Help Center' }).click();
  await expect(heading(page, 'Help Center')).toBeVisible();
  await expect(page).toHaveTitle('Help Center | Waymark Account');

  await link(page, /^App and device/).click();
  await expect(heading(page, 'Your phone')).toBeFocused();
  await link(page, 'iPhone (iOS)').click();
  await button(page, 'Continue').click();
  await expect(page.getByText('Choose at least one vehicle.')).toBeVisible();
  await tick(page, 'Van 07');
  await button(page, 'Continue').click();
  await expect(heading(page, 'App and device')).toBeVisible();
  await link(page, 'Something else').click();

  await expect(heading(page, 'Contact support')).toBeVisible();
  await expect(field(page, 'Name')).toHaveValue('Riley Kowalski');
  await expect(page.getByRole('combobox', { name: 'Phone' })).toHaveValue('iPhone (iOS)');
  const area = field(page, 'Description');
  await area.pressSequentially('No map <');
  await expect(area).toHaveValue('No map ');
  await area.fill('The map stays empty on my phone.');
  const sent = page.waitForRequest('**/create-case');
  await pressTwice(button(page, 'Send'));
  expect((await sent).postDataJSON()).toMatchObject({
    email: 'riley.kowalski@waymark.example',
    phone_type: 'ios',
    description: expect.stringMatching(/^The map stays empty on my phone\.\n[^]*Van 07, serial number 3182041907/),
  });

  await expect(heading(page, 'We received your request')).toBeVisible();
  await expect(main(page)).toContainText('Case number: CASE-004217');
  await expect(main(page)).toContainText('riley.kowalski@waymark.example');
  await expect(main(page)).toContainText('within 72 hours');
  const letters = await lettersTo(world, 'riley.kowalski@waymark.example');
  expect(letters.filter(({ subject }) => subject.includes('CASE-'))).toHaveLength(1);
  await page.reload();
  await expect(main(page)).toContainText('CASE-004217');
  await link(page, 'Ask something else').click();
  await expect(page.getByRole('region', { name: 'Your requests' })).toContainText('CASE-004217');
});

test('[commerce 3] resets devices, and tries the failed one again', async ({ page, world, enter }) => {
  const fault = { operation: 'sendCommand', device_key: '3182041907', times: 1, effect: { unreachable: true } };
  await world.control('POST', '/faults', fault);
  await enter('owner', '/help-center?at=reset');
  await tick(page, 'Van 07');
  await tick(page, 'Van 14');
  await button(page, 'Continue').click();
  await expect(page.getByText('is locked after its reset')).toBeVisible();
  await button(page, 'Reset 2 devices').click();
  await expect(page.getByText('1 device answers.')).toBeVisible();
  await expect(page.getByText('1 vehicle needs another try.')).toBeVisible();
  const row = (name: string) => main(page).getByRole('listitem').filter({ hasText: name }).first();
  await expect(row('Van 07')).toContainText('Reset failed');
  await expect(row('Van 14')).toContainText('The device answers');
  await expect(page.getByRole('region', { name: 'Latest activity: Van 14' }).getByRole('listitem')).toHaveCount(3);

  await page.reload();
  await expect(row('Van 07')).toContainText('Reset failed');
  await button(page, 'Try 1 vehicle again').click();
  await expect(page.getByText('2 devices answer.')).toBeVisible();
  await link(page, 'Contact support').click();
  await expect(page.getByRole('region', { name: 'Sent with your message' })).toContainText(
    'Van 07, serial number 3182041907. Reset done. The device answers',
  );
});

test('[commerce 8] shows both results of the test message', async ({ page, world, enter }) => {
  await enter('owner', '/help-center?at=alerts');
  await button(page, 'Send test notification').click();
  await expect(page.getByText('The test notification was sent.')).toBeVisible();
  const result = { push_notification_sent: false, push_notification_result: 'No phone is registered' };
  await world.control('POST', '/faults', { operation: 'testPush', effect: { status: 200, body: result } });
  await button(page, 'Send test notification').click();
  await expect(page.getByText('The test was not sent.')).toBeVisible();
  await expect(page.getByText('No phone is registered')).toBeVisible();
  await link(page, 'Other alerts').click();
  await expect(page.getByRole('region', { name: 'Sent with your message' })).toContainText('Test message: not sent');
});

test('[commerce 2] finds an article by a word of its body, with the values of the vehicle, and returns', async ({
  page,
  enter,
}) => {
  await enter('owner', '/help-center');
  await page.getByRole('searchbox').fill('ferry');
  await link(page, 'Towing alerts are missing').click();
  await expect(heading(page, 'Towing')).toBeVisible();
  await expect(page).toHaveURL(/\?article=000001211$/);
  await expect(page.getByRole('region', { name: 'Your values' })).toContainText('Serial number');
  await expect(page.getByRole('article')).toContainText('A ride on a ferry');
  await expect(button(page, 'Print')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('searchbox')).toHaveValue('ferry');
  await page.reload();
  await expect(link(page, 'Towing alerts are missing')).toBeVisible();
  await page.getByRole('searchbox').fill('zzzz');
  await expect(page.getByText('No article has these words.')).toBeVisible();
});

test('[commerce 2] the search keeps each key and the caret', async ({ page, enter }) => {
  await enter('owner', '/help-center');
  const search = page.getByRole('searchbox');
  await search.fill('fry');
  await search.press('Home');
  await search.press('ArrowRight');
  await search.pressSequentially('er');
  await expect(search).toHaveValue('ferry');
  await expect(page).toHaveURL(/\?search=ferry$/);
  await expect(link(page, 'Towing alerts are missing')).toBeVisible();
});

test('[commerce 2] a request that is answered on another page leaves its user there', async ({ page, enter }) => {
  await enter('owner', '/help-center?at=form&about=renewal');
  await field(page, 'Description').fill('Charged twice in November.');
  const slow = await hold(page, '**/create-case');
  await button(page, 'Send').click();
  await expect.poll(slow.count).toBe(1);
  await link(page, 'Reports').first().click();
  await expect(heading(page, 'Reports')).toBeVisible();
  slow.release();
  await expect(page.getByText('We received your request. Case number: CASE-004217')).toBeVisible();
  await expect(page).toHaveURL(/\/reports/);
});

test('[commerce 2] prints an article without the frame of the portal', async ({ page, enter }) => {
  await enter('owner', '/help-center?article=000001219');
  await expect(page.getByRole('article')).toContainText('One card is the main card');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(button(page, 'Print')).toBeHidden();
  await expect(page.getByRole('article')).toBeVisible();
});

test('[commerce 2] each slide has an address for reload and links, and Back returns step by step', async ({
  page,
  enter,
}) => {
  await enter('owner', '/help-center');
  await link(page, /^Billing/)
    .last()
    .click();
  await link(page, 'Renewal').click();
  await expect(heading(page, 'Renewal')).toBeVisible();
  await page.reload();
  await expect(heading(page, 'Renewal')).toBeVisible();
  await link(page, 'Back').click();
  await expect(heading(page, 'Billing')).toBeVisible();
  await page.goBack();
  await expect(heading(page, 'Renewal')).toBeVisible();

  await page.goto('/help-center?article=000001213');
  await expect(page.getByRole('article')).toContainText('Shock sensor');
  await page.goto('/help-center?article=000009999');
  await expect(page.getByText('This article is not available')).toBeVisible();
});

test('[commerce 8] asks for what a request needs before it sends anything', async ({ page, world, enter }) => {
  await enter('owner', '/help-center?at=form&about=renewal');
  await field(page, 'Name').fill('');
  const email = page.getByRole('combobox', { name: 'Email' });
  await email.fill('riley');
  await button(page, 'Send').click();
  await expect(field(page, 'Name')).toHaveAttribute('aria-invalid', 'true');
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(field(page, 'Description')).toHaveAttribute('aria-invalid', 'true');
  expect(await calls(world, 'createCase')).toBe(0);
});

test('[core 2.2] keeps the typed text over a failure, leaving, and an expired session', async ({
  page,
  world,
  enter,
}) => {
  await enter('owner', '/help-center?at=form&about=renewal');
  await field(page, 'Description').fill('Charged twice in November.');
  await world.control('POST', '/faults', { operation: 'createCase', times: 1, effect: { status: 500 } });
  await button(page, 'Send').click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(field(page, 'Description')).toHaveValue('Charged twice in November.');

  await link(page, 'Back').click();
  await expect(heading(page, 'Billing')).toBeVisible();
  await link(page, 'Something else').click();
  await expect(field(page, 'Description')).toHaveValue('Charged twice in November.');
  await world.control('POST', '/clock', { advance_ms: 61 * 60_000 });
  await page.reload();
  await expect(page.getByText('Your session has expired. Please sign in again.')).toBeVisible();
  await fillIn(page, 'riley.kowalski@waymark.example');
  await expect(field(page, 'Description')).toHaveValue('Charged twice in November.');
});

/** Loses the answer in the browser, because browsers repeat by themselves what a closed connection cut off. */
const loseAnswer = (page: Page) =>
  page.route(
    '**/create-case',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );

test('[commerce 2] opens one case although its answer was lost', async ({ page, world, enter }) => {
  await enter('owner', '/help-center?at=form&about=renewal');
  await field(page, 'Description').fill('Charged twice in November.');
  await loseAnswer(page);
  await world.control('POST', '/faults', { operation: 'listCases', times: 1, effect: { status: 503 } });
  await button(page, 'Send').click();
  const unanswered = page.getByRole('alert').filter({ hasText: 'No answer came, so your request may have arrived.' });
  await expect(unanswered).toContainText('a confirmation at riley.kowalski@waymark.example');
  await expectAccessible(page, 'a request without an answer');
  await page.reload();
  await expect(field(page, 'Description')).toHaveValue('Charged twice in November.');
  await button(page, 'Send again').click();
  await expect(main(page)).toContainText('Case number: CASE-004217');
  await expect(page.getByText('Your first try had arrived. It was not sent again.')).toBeVisible();
  expect(await calls(world, 'createCase')).toBe(1);
});

test('[commerce 2] sends a case again that did not arrive', async ({ page, enter }) => {
  await enter('owner', '/help-center?at=form&about=renewal');
  await field(page, 'Description').fill('Charged twice in November.');
  await page.route('**/create-case', (route) => route.abort(), { times: 1 });
  await button(page, 'Send').click();
  await expect(page.getByText(/your request is not among your requests yet\. You can send it again\./)).toBeVisible();
  await button(page, 'Send again').click();
  await expect(main(page)).toContainText('Case number: CASE-004217');
});

/** Uses a page that may have violations of the content policy: sanitizing hostile content reports some. */
const unwatched = test.extend({
  page: async ({ context }, provide) => provide(await context.newPage()),
});

unwatched.describe('hostile content', () => {
  unwatched.use({ scenario: 'hostile-content' });

  unwatched('[commerce 7] an article runs no script, sends nothing and keeps its text', async ({ page, enter }) => {
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('attacker.example')) foreign.push(request.url());
    });
    await enter('owner', '/help-center?article=000001204');
    const article = page.getByRole('article');
    await expect(article.getByRole('heading', { name: 'Read this first' })).toBeVisible();
    await expect(article.getByRole('link')).toHaveText(['help site']);
    await expect(article.locator('img, iframe, form, input, style, [style], [onclick]')).toHaveCount(0);
    expect(await page.evaluate(() => '__waymarkOwned' in window)).toBe(false);
    expect(foreign).toEqual([]);
  });
});

test('[core 2.1] the palette finds an article by its title', async ({ page, enter }) => {
  await enter('owner', '/help-center');
  await expect(heading(page, 'Help Center')).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('textbox', { name: 'Search vehicles, pages and commands' }).fill('discount code');
  await page.getByRole('button', { name: 'Use a discount code' }).click();
  await expect(page.getByRole('article')).toContainText('Each payment takes one code.');
});

test.describe('cases', () => {
  test.use({ scenario: 'case-open' });

  test('[commerce 7] lists the cases of the user with their states', async ({ page, enter }) => {
    await enter('owner', '/help-center');
    const cases = page.getByRole('region', { name: 'Your requests' });
    await expect(cases.getByRole('listitem')).toHaveCount(3);
    await expect(cases.getByRole('listitem').first()).toContainText('Trailer 3 does not report');
    await expect(cases).toContainText('Answered');
  });
});

test.describe('without assumed operations', () => {
  test.use({ scenario: 'documented-only' });

  test('[commerce 7] works without the list of cases and the search over bodies', async ({ page, enter }) => {
    await enter('owner', '/help-center');
    await page.getByRole('searchbox').fill('towing');
    await link(page, 'Towing').click();
    // The text of an article is not documented.
    await expect(page.getByText('This article is not available')).toBeVisible();
    await link(page, 'Contact support').click();
    await field(page, 'Description').fill('No towing alerts since Monday.');
    await button(page, 'Send').click();
    await expect(page.getByRole('main')).toContainText('Case number: CASE-004217');
  });

  test('[commerce 2] leaves a case without an answer to its sender', async ({ page, world, enter }) => {
    await enter('owner', '/help-center?at=form&about=renewal');
    await field(page, 'Description').fill('Charged twice in November.');
    await loseAnswer(page);
    await button(page, 'Send').click();
    await expect(page.getByText(/Send it again only if none comes, or we get it twice\./)).toBeVisible();
    expect(await calls(world, 'createCase')).toBe(1);
    await button(page, 'Send again').click();
    await expect(main(page)).toContainText('Case number: CASE-004218');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('[commerce 2] has no accessibility finding and no sideways scrolling on any slide', async ({ page, enter }) => {
    await enter('owner', '/help-center');
    for (const query of [
      '',
      '?at=phone',
      '?at=vehicles',
      '?at=alerts',
      '?at=form&about=app_other',
      '?article=000001204',
    ]) {
      await page.goto(`/help-center${query}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expectAccessible(page, query);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
    }
  });
});

for (const [language, title, article] of [
  ['fr', 'Réinitialiser l’appareil', 'Garez le véhicule à ciel ouvert'],
  ['es', 'Reiniciar el dispositivo', 'Estacione a cielo abierto'],
] as const) {
  test(`[commerce 1] speaks ${language}, articles included`, async ({ page, world, enter }) => {
    const named = language === 'fr' ? 'French' : 'Spanish';
    const headers = await headersOf(world);
    await page.request.patch('/api/v1/user/101', { headers, data: { language: named } });
    await enter('owner', '/help-center?at=reset');
    await expect(heading(page, title)).toBeVisible();
    await page.goto('/help-center?article=000001204');
    await expect(page.getByRole('article')).toContainText(article);
  });
}

test('[commerce 2] keeps what was changed after a request that had arrived', async ({ page, world, enter }) => {
  await enter('owner', '/help-center?at=form&about=renewal');
  await field(page, 'Description').fill('Charged twice in November.');
  await loseAnswer(page);
  await world.control('POST', '/faults', { operation: 'listCases', times: 1, effect: { status: 503 } });
  await button(page, 'Send').click();
  await expect(page.getByRole('alert').filter({ hasText: 'No answer came' })).toBeVisible();
  await field(page, 'Description').fill('Charged twice, on November 3 and 5.');
  await button(page, 'Send again').click();
  await expect(page.getByText('Your first try had arrived as case CASE-004217.')).toBeVisible();
  await expect(field(page, 'Description')).toHaveValue('Charged twice, on November 3 and 5.');
  await button(page, 'Send').click();
  await expect(main(page)).toContainText('Case number: CASE-004218');
  expect(await calls(world, 'createCase')).toBe(2);
});
