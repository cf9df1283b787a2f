import { expect, test } from './journey.ts';

test('[core 2.4] the notice of the dashboard map never cuts off its button', async ({ page, enter }) => {
  await page.route('**/map/style/**', (route) => route.abort());
  await enter('owner');
  const again = page.getByRole('status').getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  for (const width of [320, 390, 640, 811, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const words = again.getByText('Try again');
    expect([width, await words.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)]).toEqual([
      width,
      false,
    ]);
    await again.scrollIntoViewIfNeeded();
    await again.click({ trial: true });
  }
});
