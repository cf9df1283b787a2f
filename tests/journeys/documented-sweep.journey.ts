/** Every page of the route table against a server that sends documented answers alone (decision 0019). */
import { expect, PHONE, test, WIDE } from './journey.ts';
import { PAGES } from './pages.ts';

/** A value that is missing in code instead of in words. */
const IN_CODE = /An error occurred|\bundefined\b|\bNaN\b|Invalid date|\[object |\{\{/i;
/** Ids that have a name: of add-ons, vehicles of the account, and products. */
const RAW_ID = /^(streaming-\w+|1\d{3}|ft-[\w-]+)$/m;
/** Calls of one page to one address that fails. More would be a retry without end. */
const MOST_FAILED = 2;
const PARTS = 5;

for (const viewport of [WIDE, PHONE]) {
  for (let part = 0; part < PARTS; part++) {
    test.describe(`${viewport.width} px, part ${part + 1} of ${PARTS}`, () => {
      test.use({ scenario: 'documented-only', viewport });

      test('[core 2.1] every page is whole', async ({ page, enter }) => {
        const failed = new Map<string, number>();
        page.on('response', (response) => {
          const { pathname } = new URL(response.url());
          if (response.status() >= 400) failed.set(pathname, (failed.get(pathname) ?? 0) + 1);
        });
        const whole = async (path: string) => {
          // A busy browser may be silent before it draws.
          await expect.poll(async () => (await page.locator('body').innerText()).length).toBeGreaterThan(60);
          await page.waitForLoadState('networkidle');
          const text = await page.locator('body').innerText();
          expect.soft([path, IN_CODE.exec(text)?.[0], RAW_ID.exec(text)?.[0]]).toEqual([path, undefined, undefined]);
          // A page that nobody asked anything reports no failure.
          expect.soft([path, await page.locator('[data-type="error"]').count()]).toEqual([path, 0]);
          for (const [address, times] of failed) {
            expect.soft([path, address, times <= MOST_FAILED]).toEqual([path, address, true]);
          }
          failed.clear();
        };
        const ofPart = PAGES.filter((_, index) => index % PARTS === part);
        for (const { path, isPublic } of ofPart) {
          if (!isPublic) continue;
          await page.goto(`${path}?token=3f2b8a1c-1111-4222-8333-444455556666`);
          await whole(path);
        }
        await enter('owner');
        for (const { path, isPublic } of ofPart) {
          if (isPublic) continue;
          await page.goto(path);
          await whole(path);
        }
      });
    });
  }
}
