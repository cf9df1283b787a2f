import { expect, test } from './journey.ts';

test.use({ locale: 'fr-CA' });

test('[core 8] retries a configuration that fails to load', async ({ page, world: _world }) => {
  let requests = 0;
  let failing = 1;
  await page.route('**/config.json', (route) => {
    requests += 1;
    if (requests > failing) return route.continue();
    return requests % 2 === 1 ? route.abort() : route.fulfill({ status: 503 });
  });
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1, name: 'Connexion' })).toBeVisible();
  expect(requests).toBe(2);

  [requests, failing] = [0, 3];
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Pas de connexion' })).toBeVisible();
  await expect(page).toHaveTitle('Pas de connexion');
  expect(requests).toBe(3);
  await page.getByRole('button', { name: 'Réessayer' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Connexion' })).toBeVisible();

  await page.route('**/config.json', (route) => route.fulfill({ status: 404 }));
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Le portail n’est pas configuré' })).toBeVisible();
});
