import type { Locator, Page } from '@playwright/test';
import { expect } from './journey.ts';

export const VAN_07 = '/control-center?vehicle=1002';

export const view = (page: Page) => page.getByRole('dialog');
export const button = (page: Page, name: string | RegExp) => view(page).getByRole('button', { name, exact: true });
export const picture = (page: Page) => page.locator('video');
export const timeOf = (page: Page) => picture(page).evaluate((video: HTMLVideoElement) => video.currentTime);
/** The date on the picture. */
export const clock = (page: Page) => page.getByText(/^[A-Z][a-z]{2} \d{1,2}, \d{4}, \d{1,2}:\d{2}:\d{2}/);

/** Waits for visible content. The client polls the id of a stream every 5 seconds, so this advances the browser's clock. */
export async function connected(page: Page, shown: Locator): Promise<void> {
  const isWaiting = view(page).getByRole('status').filter({ hasText: 'Setting up video stream…' });
  const shows = async () => {
    if ((await isWaiting.count()) > 0) await page.clock.fastForward(5_000);
    return shown.count();
  };
  await expect.poll(shows, { intervals: [200] }).toBe(1);
}

async function moves(page: Page): Promise<void> {
  const before = await timeOf(page);
  await expect.poll(() => timeOf(page)).toBeGreaterThan(before);
}

/** The clock in the picture advances, so the player knows that the video plays. */
export async function ticks(page: Page): Promise<void> {
  const shown = (await clock(page).textContent()) ?? '';
  await expect(clock(page)).not.toHaveText(shown);
}

export async function playing(page: Page): Promise<void> {
  await connected(page, clock(page));
  await moves(page);
}

/** Presses a control of the player. Moves the mouse first, because the controls may be hidden. */
export async function press(page: Page, name: string): Promise<void> {
  await page.mouse.move(300, 300);
  await page.mouse.move(310, 310);
  await button(page, name).click();
}

export async function choose(page: Page, camera: 'Front' | 'Rear'): Promise<void> {
  await page.mouse.move(300, 300);
  await page.mouse.move(310, 310);
  await view(page).getByText(camera, { exact: true }).click();
}

/** Before each test: takes over the browser's clock. */
export const prepare = (page: Page): Promise<void> => page.clock.install();

export { calls } from './journey.ts';
