import type { Locator, Page } from '@playwright/test';
import { box, dialog, openList, writes } from './groups.ts';
import { expect, hold, loseNetwork, test, type World } from './journey.ts';
import { openMap, row } from './vehicles.ts';

/** Fills the dialog of a new group with two vehicles. */
async function fillInGroup(page: Page): Promise<Locator> {
  await openList(page, 'New Group');
  const create = dialog(page, 'New Group');
  await create.getByRole('textbox', { name: 'Group name' }).fill('Night shift');
  await box(page, 'Box truck').click();
  await box(page, 'Dump truck').click();
  return create;
}

/** Fails the two writes of such a group. */
const failWrites = (world: World, effect: object) =>
  world.control('POST', '/faults', { operation: 'updateVehicle', times: 2, effect });

test('[core 8] keeps a dialog open after a complete failure, and saves at the next try', async ({
  page,
  world,
  enter,
}) => {
  const detail = 'The fleet is being moved.';
  await failWrites(world, { status: 503, body: { detail } });
  await enter('owner', '/control-center');
  const create = await fillInGroup(page);
  await create.getByRole('button', { name: 'Create group' }).click();
  await expect(create.getByRole('alert')).toHaveText(detail);
  await expect(create.getByRole('textbox', { name: 'Group name' })).toHaveValue('Night shift');
  await expect(create.getByText('2 selected')).toBeVisible();
  await create.getByRole('button', { name: 'Create group' }).click();
  await expect(page.getByText('Group “Night shift” created')).toBeVisible();
  expect(await writes(world)).toEqual([503, 503, 200, 200]);
});

test('[core 8] keeps a dialog open while it saves, despite Escape, a click beside it and Back', async ({
  page,
  world,
  enter,
}) => {
  await failWrites(world, { status: 500, body: {} });
  const { release } = await hold(page, '**/api/v1/vehicle/*');
  await enter('owner', '/');
  await openMap(page);
  const create = await fillInGroup(page);
  await create.getByRole('button', { name: 'Create group' }).click();
  await expect(create.getByRole('button', { name: 'Saving…' })).toBeVisible();
  await expect(create.getByRole('button', { name: 'Close' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await page.mouse.click(700, 890);
  await page.goBack();
  await expect(create).toBeVisible();
  await expect(page).toHaveURL(/\/control-center$/);
  release();
  await expect(create.getByRole('alert')).toHaveText('Unexpected error. Please try again later.');
  await expect(create.getByRole('textbox', { name: 'Group name' })).toHaveValue('Night shift');
  await expect(create.getByText('2 selected')).toBeVisible();
  expect(await writes(world)).toEqual([500, 500]);
});

test('[core 8] asks before Back discards a group that is not saved, and stays on the page', async ({ page, enter }) => {
  await enter('owner', '/');
  await openMap(page);
  const create = await fillInGroup(page);
  await page.goBack();
  await expect(create.getByRole('alert').filter({ hasText: 'Discard what you entered?' })).toBeVisible();
  await expect(create.getByRole('button', { name: 'Keep editing' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(create.getByRole('button', { name: 'Create group' })).toBeVisible();
  await page.keyboard.press('Escape');
  await create.getByRole('button', { name: 'Discard' }).click();
  await expect(create).toBeHidden();
  await expect(page).toHaveURL(/\/control-center$/);
});

test('[core 8] a dialog that failed to load offline appears once the network is back, with its texts', async ({
  page,
  enter,
}) => {
  await enter('owner', '/control-center');
  await expect(row(page, 'Van 14')).toBeVisible();
  await loseNetwork(page);
  await openList(page);
  const missing = dialog(page, 'A part of the portal did not load. Please try again.');
  await missing.getByRole('button', { name: 'Try again' }).click();
  await expect(missing.getByRole('button', { name: 'Try again' })).not.toHaveAttribute('aria-disabled', 'true');
  await page.context().setOffline(false);
  await expect(dialog(page, 'Groups').getByRole('button', { name: 'Edit Vans' })).toBeVisible();
  await expect(missing).toBeHidden();
});
