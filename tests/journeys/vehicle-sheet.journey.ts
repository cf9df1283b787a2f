import type { Locator, Page } from '@playwright/test';
import { expect, PHONE, test } from './journey.ts';
import { panelOf, row } from './vehicles.ts';

test.use({ viewport: PHONE, hasTouch: true, isMapDrawn: true });

const top = async (sheet: Locator) => Math.round((await sheet.boundingBox())?.y ?? 0);
/** Tops of a vehicle's sheet in a window of 844 with a top bar of 50. */
const TOPS = { peek: 748, half: 372, full: 62 };

/** Moves a finger in steps from one height to another, and lifts it. */
async function swipe(page: Page, x: number, from: number, to: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const at = (y: number) => [{ x, y }];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(from) });
  for (let step = 1; step <= 12; step++) {
    const y = from + ((to - from) * step) / 12;
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(y) });
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** Distance in pixels that the content of a sheet scrolls in five frames. A lifted finger lets it continue. */
async function glide(sheet: Element): Promise<number> {
  const scrolled = () => [...sheet.querySelectorAll('*')].reduce((sum, part) => sum + part.scrollTop, 0);
  const before = scrolled();
  for (let frame = 0; frame < 5; frame++) await new Promise(requestAnimationFrame);
  return scrolled() - before;
}

test('[core 9] a full sheet makes space for a control behind it that gets the focus by keyboard', async ({
  page,
  enter,
}) => {
  await enter('owner', '/control-center');
  const handle = page.getByRole('button', { name: /^Vehicles, height/ });
  await handle.press('End');
  await expect(handle).toHaveAccessibleName('Vehicles, height: full');
  const control = page.getByRole('button', { name: 'Show all vehicles' });
  await control.focus();
  await expect(handle).toHaveAccessibleName('Vehicles, height: half');
  const list = page.getByRole('region', { name: 'Vehicles', exact: true });
  const box = (await control.boundingBox()) ?? { y: 0, height: 0 };
  await expect.poll(() => top(list)).toBeGreaterThan(box.y + box.height);
});

test('[core 2.1] a sheet has three heights, by mouse, finger, wheel and keys', async ({ page, enter }) => {
  await enter('owner', '/control-center');
  await row(page, 'Silverado').click();
  const sheet = panelOf(page, 'Silverado');
  const handle = sheet.getByRole('button', { name: /^Silverado, height/ });
  await expect.poll(() => top(sheet)).toBe(TOPS.half);
  await expect(handle).toHaveAccessibleName('Silverado, height: half');

  await handle.focus();
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => top(sheet)).toBe(TOPS.full);
  await page.keyboard.press('Home');
  await expect.poll(() => top(sheet)).toBe(TOPS.peek);
  await expect(handle).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => top(sheet)).toBe(TOPS.half);

  await page.mouse.move(195, TOPS.half + 10);
  await page.mouse.down();
  await page.mouse.move(195, 300, { steps: 4 });
  await page.mouse.move(195, 120, { steps: 8 });
  await page.mouse.up();
  await expect.poll(() => top(sheet)).toBe(TOPS.full);

  await swipe(page, 195, 300, 640);
  await expect.poll(() => top(sheet)).not.toBe(TOPS.full);
  await handle.focus();
  await page.keyboard.press('Home');
  await expect.poll(() => top(sheet)).toBe(TOPS.peek);

  await page.mouse.move(195, 800);
  await page.mouse.wheel(0, 120);
  await expect.poll(() => top(sheet)).toBe(TOPS.half);
});

test('[core 2.1] a full list scrolls before its sheet closes', async ({ page, enter }) => {
  await enter('owner', '/control-center');
  const list = page.getByRole('region', { name: 'Vehicles', exact: true });
  await expect(row(page, 'Silverado')).toBeVisible();
  await swipe(page, 195, 700, 300);
  await expect(list).toHaveAttribute('data-detent', 'full');
  await swipe(page, 195, 700, 300);
  await expect(row(page, 'Silverado')).not.toBeInViewport();
  await expect(list).toHaveAttribute('data-detent', 'full');
  await expect.poll(() => list.evaluate(glide)).toBe(0);
  // From the top of the list, the sheet follows the finger. The distance depends on the speed.
  await list.evaluate((sheet) => {
    for (const part of sheet.querySelectorAll('*')) part.scrollTop = 0;
  });
  await expect(row(page, 'Silverado')).toBeInViewport();
  await swipe(page, 195, 300, 600);
  await expect(list).not.toHaveAttribute('data-detent', 'full');
});

test('[core 2.1] search fills the sheet, the panel docks its commands, closing restores the row', async ({
  page,
  enter,
}) => {
  await enter('owner', '/control-center');
  await page.getByRole('searchbox').fill('van 05');
  await expect(page.getByRole('region', { name: 'Vehicles', exact: true })).toHaveAttribute('data-detent', 'full');
  await row(page, 'Van 05').tap();
  const sheet = panelOf(page, 'Van 05');
  await expect(sheet.getByRole('heading', { name: 'Van 05' })).toBeFocused();
  for (const name of ['Lock', 'Unlock', 'Start', 'Refresh']) {
    const box = await sheet.getByRole('button', { name, exact: true }).boundingBox();
    expect(box?.y ?? 0).toBeGreaterThan(422);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(844);
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
  await sheet.getByRole('button', { name: 'Close' }).tap();
  await expect(sheet).toBeHidden();
  await expect(row(page, 'Van 05')).toBeFocused();
});
