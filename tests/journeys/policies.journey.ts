import { readFileSync } from 'node:fs';
import { expect, PHONE, test } from './journey.ts';

for (const { path, title, says } of [
  { path: '/privacy-policy', title: 'Privacy policy', says: /A guest with Read Only access sees the vehicle/ },
  { path: '/terms', title: 'Terms', says: /A seasonal pause lasts 3 months/ },
  { path: '/terms-and-conditions', title: 'Terms', says: /A remote start can take up to 1 minute/ },
  { path: '/return-policy', title: 'Return policy', says: /processed in 2 business days.* within 30 to 60 days/ },
  { path: '/support', title: 'Support', says: 'We reply within 48 to 72 hours.' },
]) {
  test(`[core 2.1, commerce 2, commerce 9] ${path} opens without a sign-in`, async ({ page, world: _world }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByText(says)).toBeVisible();
    await expect(page).toHaveTitle(`${title} | Waymark Account`);
    expect(new URL(page.url()).pathname).toBe(path);
  });
}

test('[core 2.3] all pages of visitors link to the policies and back home', async ({ page, world: _world }) => {
  await page.goto('/login');
  await page.getByRole('navigation', { name: 'Policies' }).getByRole('link', { name: 'Privacy policy' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy policy' })).toBeVisible();
  await page.getByRole('link', { name: 'Waymark, dashboard' }).click();
  await expect(page).toHaveURL(/\/login/);
});

test('[core 2.1] the terms link to the software licenses', async ({ page, world: _world }) => {
  await page.goto('/terms');
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Third-party notices' }).click();
  const notices = await opened;
  await expect(notices.getByText(/amazon-cognito-identity-js .* \(Apache-2\.0\)/)).toBeVisible();
  expect(await notices.evaluate(() => document.characterSet)).toBe('UTF-8');
});

test('[core 2.1] the table of contents scrolls to a section and focuses it', async ({ page, world: _world }) => {
  await page.goto('/privacy-policy');
  await page
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link', { name: 'How long we keep it' })
    .click();
  const heading = page.getByRole('heading', { level: 2, name: 'How long we keep it' });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  await expect(page).toHaveURL(/\/privacy-policy#retention$/);
  await page.reload();
  await expect(heading).toBeInViewport();
});

test('[core 2.1] lines of a policy fit in 70 characters, and print shows only the text', async ({
  page,
  world: _world,
}) => {
  await page.goto('/terms');
  const line = page.getByText(/^Each device needs a plan/);
  const widths = await line.evaluate((paragraph) => {
    const zero = document.createElement('span');
    zero.textContent = '0'.repeat(70);
    zero.style.whiteSpace = 'nowrap';
    paragraph.append(zero);
    const measure = zero.getBoundingClientRect().width;
    zero.remove();
    return { measure, line: paragraph.getBoundingClientRect().width };
  });
  expect(widths.line).toBeLessThanOrEqual(widths.measure);

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(line).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
});

for (const { locale, date, reply } of [
  { locale: 'fr-CA', date: 'En vigueur depuis le 1er octobre 2026', reply: 'Nous répondons en 48 à 72 heures.' },
  { locale: 'es-MX', date: 'En vigor desde el 1 de octubre de 2026', reply: 'Respondemos en 48 a 72 horas.' },
]) {
  test.describe(locale, () => {
    test.use({ locale, viewport: PHONE });

    test('[core 1] policies and support use the visitor’s language', async ({ page, world: _world }) => {
      await page.goto('/privacy-policy');
      await expect(page.getByText(date)).toBeVisible();
      await page.goto('/support');
      await expect(page.getByText(reply, { exact: true })).toBeVisible();
    });
  });
}

test('[commerce 2] support links to the help site of the brand', async ({ page, world: _world }) => {
  await page.route('**/config.json', async (route) => {
    const config = (await (await route.fetch()).json()) as { brand: object };
    await route.fulfill({ json: { ...config, brand: { ...config.brand, helpSite: 'https://guides.brand.example/' } } });
  });
  await page.goto('/support');
  const link = page.getByRole('link', { name: /^Open the help site/ });
  await expect(link).toHaveAttribute('href', 'https://guides.brand.example/');
  await expect(link).toHaveAttribute('rel', 'noreferrer');
});

for (const { locale, language, title } of [
  { locale: 'en-AU', language: 'en', title: 'This browser is not supported' },
  { locale: 'fr-CA', language: 'fr', title: 'Ce navigateur n’est pas pris en charge' },
  { locale: 'es-MX', language: 'es', title: 'Este navegador no es compatible' },
]) {
  test.describe(`an old browser, ${locale}`, () => {
    test.use({ locale });

    test('[commerce 8] shows an unsupported browser a message by a script that current ones skip', async ({
      page,
      world: _world,
    }) => {
      const requested: string[] = [];
      page.on('request', (request) => requested.push(new URL(request.url()).pathname));
      await page.goto('/login');
      await expect(page.getByRole('textbox', { name: /./ }).first()).toBeVisible();
      expect(requested).not.toContain('/unsupported.js');

      // The page as seen by a browser without modules: only scripts without `type="module"`.
      await page.route('**/login', async (route) => {
        const html = await (await route.fetch()).text();
        const old = html.replace(/<script type="module"[^>]*><\/script>/, '').replace('<script nomodule', '<script');
        await route.fulfill({ contentType: 'text/html', body: old });
      });
      await page.goto('/login');
      await expect(page.getByRole('alert').getByRole('heading', { name: title })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page).toHaveTitle(title);
    });
  });
}

test('[commerce 8] the script for old browsers uses only syntax that they support', () => {
  const script = readFileSync(new URL('../../client/public/unsupported.js', import.meta.url), 'utf8');
  const code = script.replaceAll(/\/\*[\s\S]*?\*\/|'[^']*'/g, '0');
  expect(
    code.match(/=>|`|\b(?:let|const|class|async|await|of|import|export)\b|\?\.|\?\?|\.{3}|,\s*[)}\]]/g),
  ).toBeNull();
  expect(script).not.toMatch(/[^\x20-\x7e\n]/);
});
