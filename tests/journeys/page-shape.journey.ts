import { expect, headersOf, PHONE, test, WIDE } from './journey.ts';
import { PAGES } from './pages.ts';
import { follow, settling } from './settled.ts';

test('[core 9] fields are as high as the button of their form', async ({ page }) => {
  await page.goto('/register');
  const button = await page.getByRole('button', { name: 'Create account' }).boundingBox();
  const field = await page.getByLabel('First name').boundingBox();
  expect(field?.height).toBe(button?.height);
});

test('[commerce 4] shows the consequences of a transfer beside its form', async ({ page, enter }) => {
  await enter('owner', '/subscriptions/transfer/1001');
  const form = await page.getByRole('region', { name: 'Van 12' }).boundingBox();
  const changes = await page.getByRole('region', { name: 'Ends with the transfer' }).boundingBox();
  expect(changes?.width).toBe(376);
  expect(changes?.x).toBe((form?.x ?? 0) + (form?.width ?? 0) + 16);
});

test('[core 3] the settings of a vehicle stand below its header, at the same left edge', async ({ page, enter }) => {
  await enter('owner', '/control-center/vehicle/settings/1001');
  const card = await page.getByRole('region', { name: 'Security and sensors' }).boundingBox();
  const tabs = await page.getByRole('navigation', { name: 'Pages of Van 12' }).boundingBox();
  expect(card?.x).toBe(tabs?.x);
  // As wide as on pages with something beside it.
  expect(card?.width).toBe(784);
});

test('[core 3] keeps the name of a command on one line beside a long reason', async ({ page, world, enter }) => {
  await world.control('POST', '/faults', { operation: 'sendCommand', effect: { status: 424 } });
  await enter('owner', '/control-center/vehicle/1001');
  await page.getByRole('button', { name: /^Refresh/ }).click();
  const receipt = page.locator('[data-form="compact"]').filter({ hasText: 'The device did not answer.' });
  await expect(receipt.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect((await receipt.getByText('Refresh', { exact: true }).boundingBox())?.height).toBe(16);
});

/** Left edge of the column of padded pages, and of pages that fill the window. */
const EDGES: Readonly<Record<string, number>> = { padded: 132, 'full-height': 32 };
/** Maps reach the edge of the window. */
const MAPS = ['/control-center', '/control-center/trips'];

/** Distance of the title from the bar above: the breadcrumbs are in it. */
const TITLE_AT = 44;
/** These have a picture beside the title. */
const hasPicture = (path: string) => path.startsWith('/control-center/vehicle/');

test('[core 2.3] all pages of a layout begin at the same left edge, and titles at the same height', async ({
  page,
  enter,
}) => {
  await page.setViewportSize(WIDE);
  const settled = settling(page);
  await enter('owner', '/profile');
  const pages = PAGES.filter(({ path, layout }) => EDGES[layout] !== undefined && !MAPS.includes(path));
  const begins: Record<string, number> = {};
  const titles: Record<string, number> = {};
  for (const { path } of pages) {
    await follow(page, path);
    await settled(path);
    begins[path] = await page.getByRole('main').evaluate((main) => {
      const blocks = [...main.querySelectorAll('h1, [aria-label^="Pages of"], section, form, article')];
      const shown = blocks.map((one) => one.getBoundingClientRect()).filter(({ width }) => width > 1);
      return Math.round(Math.min(...shown.map(({ x }) => x)));
    });
    titles[path] = await page.getByRole('main').evaluate((main) => {
      const title = main.querySelector('h1');
      return Math.round((title?.getBoundingClientRect().y ?? 0) - main.getBoundingClientRect().y);
    });
  }
  expect(begins).toEqual(Object.fromEntries(pages.map(({ path, layout }) => [path, EDGES[layout]])));
  const titled = pages.filter(({ path, layout }) => layout === 'padded' && !hasPicture(path)).map(({ path }) => path);
  expect(titled.filter((path) => titles[path] !== TITLE_AT).map((path) => [path, titles[path]])).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test('[core 9] keeps the button of a long form in view, below the focused field', async ({ page, enter }) => {
    await enter('owner', '/profile');
    const button = page.getByRole('button', { name: 'Save details' });
    await expect(button).toBeInViewport({ ratio: 1 });
    const field = page.getByLabel('Postal code');
    await field.focus();
    const top = (await button.boundingBox())?.y ?? 0;
    const box = await field.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(top);
  });

  test('[core 2.7] keeps the disabled bulk commands on the line of their heading', async ({ page, enter }) => {
    await enter('guest-read-only', '/control-center');
    const heading = await page.getByText('3 vehicles', { exact: true }).boundingBox();
    const button = await page.getByRole('button', { name: 'Bulk Commands' }).boundingBox();
    expect(button?.x).toBeGreaterThan((heading?.x ?? 0) + (heading?.width ?? 0));
    expect(button?.y).toBeLessThan(heading?.y ?? 0);
    await expect(page.getByText('Your access is Read Only')).toBeVisible();
  });

  for (const language of ['French', 'Spanish']) {
    test(`[core 1] shows the values of filters whole in ${language}`, async ({ page, world, enter }) => {
      await page.request.patch('/api/v1/user/101', { headers: await headersOf(world), data: { language } });
      await enter('owner', '/reports');
      const cut: Record<string, string[]> = {};
      for (const path of ['/reports', '/control-center/alerts?group=Vans', '/control-center/trips']) {
        await page.goto(path);
        const fields = page.getByRole('main').locator('input[aria-haspopup="listbox"]');
        await expect(fields.first()).toBeVisible();
        cut[path] = await fields.evaluateAll((inputs: HTMLInputElement[]) => {
          const pen = document.createElement('canvas').getContext('2d');
          return inputs.flatMap((input) => {
            const { font, paddingLeft, paddingRight } = getComputedStyle(input);
            const text = input.value || input.placeholder;
            if (!pen) return [text];
            pen.font = font;
            const room = input.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
            return pen.measureText(text).width > room + 1 ? [text] : [];
          });
        });
      }
      expect(Object.values(cut).flat()).toEqual([]);
    });
  }
});
