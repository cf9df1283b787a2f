import { expect, openWorld, test } from './journey.ts';
import { drawer, expectStatus, openPart, showPanel } from './panel.ts';

test.beforeEach(({ context, world: _world }) => showPanel(context));

test.describe('a mock that is away', () => {
  /** Presses that ask the mock, by section. */
  const CONTROLS: Readonly<Record<string, readonly (string | RegExp)[]>> = {
    People: [/^guest-full@/, 'Reload the page'],
    World: ['Load', 'Use', 'Create', 'Save this world'],
    Time: ['Stop the clock', 'Back to now', '15 min', 'Go'],
    Faults: ['X1', '2.5 s', 'Decline the next payment', 'Make unreachable: Van 12'],
    Journal: ['Clear'],
  };

  test('each control says so and does nothing, and the panel is back without a reload when the mock is', async ({
    page,
    world,
    enter,
  }) => {
    await enter('owner', '/control-center');
    for (const title of Object.keys(CONTROLS)) await openPart(page, title);
    await openPart(page, 'Faults');
    await expect(drawer(page).getByRole('button', { name: 'Make unreachable: Van 12' })).toBeVisible();
    let asked = 0;
    await page.route('**/__mock/**', (route) => {
      asked += 1;
      return route.abort('connectionrefused');
    });
    for (const [title, names] of Object.entries(CONTROLS)) {
      await openPart(page, title);
      for (const name of names) {
        const before = asked;
        await drawer(page).getByRole('button', { name, exact: true }).click();
        await expect.poll(() => asked).toBeGreaterThan(before);
        await expectStatus(page, 'The mock does not answer.');
      }
    }
    await openPart(page, 'World');
    await drawer(page).getByRole('button', { name: 'Reset this world' }).click();
    await drawer(page).getByRole('button', { name: 'Reset now' }).click();
    await expectStatus(page, 'The mock does not answer.');
    await expect(page).toHaveURL(/\/control-center/);

    const made = await openWorld(page.request, 'default');
    await page.unroute('**/__mock/**');
    await expect(drawer(page).getByRole('status')).toBeHidden();
    // Sections that do not poll show what has changed.
    await expect(drawer(page).getByLabel('World', { exact: true }).locator(`option[value="${made.id}"]`)).toHaveCount(
      1,
    );
    await drawer(page).getByRole('button', { name: 'Load', exact: true }).click();
    await expectStatus(page, '“An ordinary day” is loaded.');
    await world.control('DELETE', `/worlds/${made.id}`);
  });

  test('a key that was taken away is a sentence that says what to do', async ({ page, enter }) => {
    await enter('owner', '/control-center');
    await openPart(page, 'Time');
    const detail = 'The key of this request belongs to no team.';
    await page.route('**/__mock/**', (route) => route.fulfill({ status: 401, json: { detail, code: 'KEY_UNKNOWN' } }));
    const sentence = 'The key of this browser is no longer valid. Reload the page to enter another one.';
    await expectStatus(page, sentence);
    await drawer(page).getByRole('button', { name: '1 day' }).click();
    await expectStatus(page, sentence);
    const reloaded = page.waitForEvent('load');
    await drawer(page).getByRole('button', { name: 'Reload the page' }).click();
    await reloaded;
  });
});
