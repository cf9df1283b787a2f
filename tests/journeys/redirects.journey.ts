import { expect, test } from './journey.ts';

test('[core 2.2] a link that is pressed while a redirect waits to render wins', async ({ page, world: _world }) => {
  const isHeld = Promise.withResolvers<void>();
  await page.route(/\/assets\/support-page-[^/]*\.js$/, async (route) => {
    await isHeld.promise;
    await route.continue();
  });
  await page.goto('/return-policy');
  await expect(page.getByRole('heading', { level: 1, name: 'Return policy' })).toBeVisible();
  // Visitors are sent on from `/`. Presses Support once the router is there, before the page renders.
  await page.evaluate(() => {
    const support = [...document.querySelectorAll('a')].find((link) => link.pathname === '/support');
    const push = history.pushState.bind(history);
    history.pushState = (...entry) => {
      push(...entry);
      history.pushState = push;
      queueMicrotask(() => support?.click());
    };
  });
  await page.getByRole('link', { name: 'Waymark, dashboard' }).click();
  await page.waitForFunction(() => location.pathname !== '/return-policy');
  await page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );
  isHeld.resolve();
  await expect(page.getByRole('heading', { level: 1, name: 'Support' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
});
