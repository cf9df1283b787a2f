import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from './journey.ts';

/** Every page that is built, signed in where it has to be. */
const PAGES = [
  { path: '/login', persona: null },
  { path: '/control-center', persona: 'owner' },
  { path: '/no-such-page', persona: 'owner' },
] as const;

for (const { path, persona } of PAGES) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`${path}, ${colorScheme}`, () => {
      test.use({ colorScheme });

      test('meets WCAG 2.2 AA', async ({ page, enter, world: _world }) => {
        if (persona) await enter(persona, path);
        else await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        if (path === '/control-center') await page.getByRole('button', { name: /^Van 14/ }).click();
        const { violations } = await new AxeBuilder({ page })
          .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
          .analyze();
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(' ')}`)).toEqual([]);
      });
    });
  }
}
