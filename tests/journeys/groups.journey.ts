import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { expect, headersOf, loseNetwork, PHONE, pressTwice, test, type World } from './journey.ts';
import { openMap, row, rows } from './vehicles.ts';

type Vehicle = { id: number; vehicle_name: string; custom_fields: { field_1: string | null } };

/** Groups of each vehicle on the server, by name. Omits empty ones. */
async function lists(page: Page, world: World): Promise<Record<string, string>> {
  const answer = await page.request.get('/api/v1/vehicle?limit=100', { headers: await headersOf(world) });
  const { results } = (await answer.json()) as { results: Vehicle[] };
  const stored = results.map(({ vehicle_name, custom_fields: { field_1 } }) => [vehicle_name, field_1 ?? '']);
  return Object.fromEntries(stored.filter(([, list]) => list !== '' && list !== '[]'));
}

/** Statuses of the writes, oldest first. */
async function writes(world: World): Promise<number[]> {
  const entries = (await world.control('GET', '/journal')) as { operation: string | null; status: number }[];
  return entries
    .filter(({ operation }) => operation === 'updateVehicle')
    .map(({ status }) => status)
    .reverse();
}

const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
const VAN_02_DEVICE = '3182038840';
const box = (page: Page, name: string) => page.getByRole('checkbox', { name: new RegExp(`^${name}`) });
const openList = async (page: Page, button = 'Edit groups') => {
  await page.getByRole('button', { name: /^Sort and filter/ }).click();
  await page.getByRole('button', { name: button }).click();
};

test('[core 2.10] creates a group from the filter by keyboard alone', async ({ page, world, enter }) => {
  await enter('owner', '/control-center');
  const { keyboard } = page;
  const filter = page.getByRole('button', { name: /^Sort and filter/ });
  await filter.focus();
  await keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toBeFocused();
  await page.getByRole('button', { name: 'New Group' }).focus();
  await keyboard.press('Enter');

  const create = dialog(page, 'New Group');
  const name = create.getByRole('textbox', { name: 'Group name' });
  await expect(name).toBeFocused();
  const submit = create.getByRole('button', { name: 'Create group' });
  await expect(submit).toHaveAccessibleDescription('Tick at least one vehicle.');

  // Errors of a name show beside it. The field accepts 28 characters.
  await keyboard.type('vans');
  await expect(create.getByText('Group name already exists').first()).toBeVisible();
  await keyboard.press('ControlOrMeta+a');
  await keyboard.type('Trucks & co');
  await keyboard.press('Tab');
  await expect(
    create.getByText('Must contain only letters, numbers, hyphens, spaces, or apostrophes').first(),
  ).toBeVisible();
  await keyboard.press('Shift+Tab');
  await keyboard.press('ControlOrMeta+a');
  await keyboard.type('abcdefghijklmnopqrstuvwxyz1234567890');
  await expect(name).toHaveValue('abcdefghijklmnopqrstuvwxyz12');
  await keyboard.press('ControlOrMeta+a');
  await keyboard.type('Riley’s picks');

  await keyboard.press('Tab');
  await keyboard.type('van');
  await keyboard.press('Enter');
  await expect(create.getByRole('listitem')).toHaveCount(7);
  await keyboard.press('Tab');
  await keyboard.press('Tab');
  await expect(create.getByRole('group', { name: 'Vehicles of this group' })).toBeVisible();
  await expect(box(page, 'Van 02')).toBeFocused();
  await keyboard.press('ArrowDown');
  await keyboard.press('Space');
  await expect(box(page, 'Van 03')).toBeChecked();
  // An expired device is marked and cannot be added.
  await expect(box(page, 'Van 09')).toHaveAttribute('aria-disabled', 'true');
  await expect(box(page, 'Van 09')).toHaveAccessibleDescription('Paused');
  for (let presses = 0; presses < 3; presses += 1) await keyboard.press('ArrowDown');
  await keyboard.press('Space');
  await expect(box(page, 'Van 09')).not.toBeChecked();
  await keyboard.press('End');
  await keyboard.press('Space');
  await expect(create.getByText('2 selected')).toBeVisible();
  await submit.focus();
  await keyboard.press('Enter');
  await expect(page.getByText("Group “Riley's picks” created")).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await expect(page.getByRole('button', { name: 'Sort and filter, 1 set' })).toBeFocused();
  await expect(rows(page)).toHaveText([/^Van 03/, /^Van 14/]);
  expect(await writes(world)).toEqual([200, 200]);
  expect(await lists(page, world)).toMatchObject({
    'Van 03': `['Vans', "Riley's picks"]`,
    'Van 14': `['Vans', "Riley's picks"]`,
    'Van 12': "['Vans']",
  });
});

test('[core 2.10] retries the failed vehicles of a renamed group', async ({ page, world, enter }) => {
  await enter('owner', '/control-center');
  await openList(page);
  const list = dialog(page, 'Groups');
  await expect(
    list.getByText('You can only create up to 4 groups. Groups can be found under “Filters.”'),
  ).toBeVisible();
  await expect(list.getByRole('listitem')).toHaveText([/Family3 vehicles/, /Trucks4 vehicles/, /Vans7 vehicles/]);
  // A vehicle with a pending transfer cannot be changed, so neither can its group.
  await expect(list.getByRole('button', { name: 'Delete Family' })).toHaveAccessibleDescription(/Wrangler$/);

  // Nor can a vehicle with exclusive access of another user.
  const exclusiveToOthers = /while someone has exclusive access: Van 02$/;
  await expect(list.getByRole('button', { name: 'Delete Vans' })).toHaveAccessibleDescription(exclusiveToOthers);
  await expect(list.getByRole('button', { name: 'Delete Vans' })).toHaveAttribute('aria-disabled', 'true');
  await list.getByRole('button', { name: 'Edit Vans' }).click();
  const edit = dialog(page, 'Edit group');
  await expect(edit.getByRole('textbox', { name: 'Group name' })).toBeDisabled();
  await expect(edit.getByText(exclusiveToOthers)).toBeVisible();
  await expect(box(page, 'Van 02')).toHaveAttribute('aria-disabled', 'true');
  await expect(box(page, 'Van 02')).toHaveAccessibleDescription('Exclusive access');

  // Without exclusive access, it is like the others.
  const headers = await headersOf(world);
  const ended = await page.request.patch('/api/v1/user/205', { headers, data: { vehicle_access: [] } });
  expect(ended.status()).toBe(200);
  await page.reload();
  await openList(page);
  await expect(list.getByRole('button', { name: 'Delete Vans' })).not.toHaveAttribute('aria-disabled', 'true');

  // Another browser adds one of them to another group, which the rename keeps.
  await list.getByRole('button', { name: 'Edit Vans' }).click();
  const data = { custom_fields: { field_1: "['North', 'Vans']" } };
  expect((await page.request.patch('/api/v1/vehicle/1001', { headers, data })).status()).toBe(200);
  // It adds another one to the group during the rename, which then gets the new name too.
  const joined = await page.request.patch('/api/v1/vehicle/1008', {
    headers,
    data: { custom_fields: { field_1: "['Trucks', 'Vans']" } },
  });
  expect(joined.status()).toBe(200);

  const locked = { status: 403, body: { detail: 'Another user has exclusive access to this vehicle now.' } };
  const again = { operation: 'updateVehicle', device_key: VAN_02_DEVICE, times: 2, effect: locked };
  await world.control('POST', '/faults', again);
  await edit.getByRole('textbox', { name: 'Group name' }).fill('Wagons');
  await box(page, 'Van 05').click();
  await edit.getByRole('button', { name: 'Save group' }).dblclick();
  const partial = dialog(page, 'Some vehicles were not changed');
  await expect(partial.getByText('7 vehicles of 8 were changed.')).toBeVisible();
  await expect(partial.getByText('Van 02', { exact: true })).toBeVisible();
  await expect(partial.getByText('Another user has exclusive access to this vehicle now.')).toBeVisible();
  await expect(partial.getByText('Box truck, Van 03, Van 05, Van 07, Van 09, Van 12, Van 14')).toBeVisible();
  expect(await lists(page, world)).toMatchObject({
    'Van 02': "['Vans']",
    'Van 12': "['North', 'Wagons']",
    'Box truck': "['Trucks', 'Wagons']",
  });
  expect(await lists(page, world)).not.toHaveProperty('Van 05');

  // The retry only writes the remaining vehicle. Two of the writes are from the other browser.
  expect((await writes(world)).length).toBe(10);
  await partial.getByRole('button', { name: 'Try again' }).click();
  await expect(partial.getByText('7 vehicles of 8 were changed.')).toBeVisible();
  await expect.poll(async () => (await writes(world)).slice(10)).toEqual([403]);
  await partial.getByRole('button', { name: 'Keep as it is' }).click();
  await expect(list.getByRole('listitem')).toHaveCount(5);
  await expect(list.getByRole('button', { name: 'New Group' })).toHaveCount(0);

  await list.getByRole('button', { name: 'Delete Wagons' }).click();
  const question = dialog(page, 'Delete “Wagons”?');
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await pressTwice(question.getByRole('button', { name: 'Delete group' }));
  await expect(page.getByText('Group “Wagons” deleted')).toBeVisible();
  await expect(list.getByRole('listitem')).toHaveCount(4);
  const after = await lists(page, world);
  expect(Object.values(after).filter((names) => names.includes('Wagons'))).toEqual([]);
  expect(after).toMatchObject({ 'Van 12': "['North']" });
});

test('[core 2.10] deleting a group also removes a vehicle that joined during the dialog', async ({
  page,
  world,
  enter,
}) => {
  await enter('owner', '/control-center');
  await openList(page, 'Edit groups');
  const list = dialog(page, 'Groups');
  await list.getByRole('button', { name: 'Delete Trucks' }).click();
  const question = dialog(page, 'Delete “Trucks”?');
  await expect(question.getByText(/^Its \d+ vehicles stay/)).toBeVisible();
  // Another tab adds a vehicle to the group.
  const headers = await headersOf(world);
  const data = { custom_fields: { field_1: "['Vans', 'Trucks']" } };
  expect((await page.request.patch('/api/v1/vehicle/1001', { headers, data })).status()).toBe(200);
  await question.getByRole('button', { name: 'Delete group' }).click();
  await expect(page.getByText('Group “Trucks” deleted')).toBeVisible();
  const after = await lists(page, world);
  expect(Object.values(after).filter((names) => names.includes('Trucks'))).toEqual([]);
  expect(after).toMatchObject({ 'Van 12': "['Vans']" });
});

test('[core 5] refuses a fifth group if another tab created the fourth', async ({ page, world, enter }) => {
  await enter('owner', '/control-center');
  await openList(page, 'New Group');
  const create = dialog(page, 'New Group');
  await create.getByRole('textbox', { name: 'Group name' }).fill('Night shift');
  await box(page, 'Box truck').click();
  // Another tab was faster.
  const headers = await headersOf(world);
  const data = { custom_fields: { field_1: "['Vans', 'North']" } };
  expect((await page.request.patch('/api/v1/vehicle/1001', { headers, data })).status()).toBe(200);
  await create.getByRole('button', { name: 'Create group' }).click();
  await expect(create.getByRole('alert')).toHaveText(
    'You can only create up to 4 groups. Groups can be found under “Filters.”',
  );
  await expect(create.getByRole('textbox', { name: 'Group name' })).toHaveValue('Night shift');
  expect(await writes(world)).toEqual([200]);
  expect(Object.values(await lists(page, world)).filter((names) => names.includes('Night shift'))).toEqual([]);
});

test('[core 8] keeps a dialog open after a complete failure', async ({ page, world, enter }) => {
  const detail = 'The fleet is being moved.';
  await world.control('POST', '/faults', {
    operation: 'updateVehicle',
    times: 2,
    effect: { status: 503, body: { detail } },
  });
  await enter('owner', '/');
  await openMap(page);
  await openList(page, 'New Group');
  const create = dialog(page, 'New Group');
  await create.getByRole('textbox', { name: 'Group name' }).fill('Night shift');
  await box(page, 'Box truck').click();
  await box(page, 'Dump truck').click();
  await create.getByRole('button', { name: 'Create group' }).click();
  await expect(create.getByRole('alert')).toHaveText(detail);

  await world.control('POST', '/faults', {
    operation: 'updateVehicle',
    times: 2,
    effect: { status: 500, body: {}, latency_ms: 1_500 },
  });
  await create.getByRole('button', { name: 'Create group' }).click();
  await expect(create.getByRole('button', { name: 'Saving…' })).toBeVisible();
  await expect(create.getByRole('button', { name: 'Close' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await page.mouse.click(700, 890);
  await page.goBack();
  await expect(create).toBeVisible();
  await expect(page).toHaveURL(/\/control-center$/);
  await expect(create.getByRole('alert')).toHaveText('Unexpected error. Please try again later.');
  await expect(create.getByRole('textbox', { name: 'Group name' })).toHaveValue('Night shift');
  await expect(create.getByText('2 selected')).toBeVisible();
  expect(await writes(world)).toEqual([503, 503, 500, 500]);

  // At other times Back closes the dialog if there is nothing to lose, and the page stays.
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

test.describe('with 10,000 vehicles', () => {
  test.use({ scenario: 'fleet' });

  test('[core 2.10] writes only the changed vehicle of a group of two thousand', async ({ page, world, enter }) => {
    await enter('owner-fleet', '/control-center');
    await openList(page);
    await page.getByRole('button', { name: "Edit Dana's picks" }).click();
    const edit = dialog(page, 'Edit group');
    await expect(edit.getByText(/^\d,\d{3} selected$/)).toBeVisible();
    expect(await edit.getByRole('listitem').count()).toBeLessThan(40);
    await edit.getByRole('list').getByRole('checkbox', { checked: true }).first().click();
    await edit.getByRole('button', { name: 'Save group' }).click();
    await expect(page.getByText("Group “Dana's picks” saved")).toBeVisible();
    expect(await writes(world)).toEqual([200]);
    await expect(dialog(page, 'Groups').getByRole('button', { name: 'New Group' })).toHaveCount(0);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('[core 6] explains to a guest why no group can be created', async ({ page, enter }) => {
    await enter('guest-read-only', '/control-center');
    const bulk = page.getByRole('button', { name: 'Bulk commands' });
    await expect(bulk).toHaveAccessibleDescription('Your access is Read Only');
    await openList(page);
    await expect(page.getByRole('button', { name: 'New Group' })).toHaveAccessibleDescription(
      'Groups hold vehicles of your own. Those that others share with you are left out.',
    );
    await expectAccessible(page, 'nothing to group');

    await enter('owner', '/control-center');
    await openList(page);
    await expect(dialog(page, 'Groups')).toBeVisible();
    await expectAccessible(page, 'list');
    await page.getByRole('button', { name: 'Edit Family' }).click();
    await expect(page.getByRole('textbox', { name: 'Group name' })).toBeDisabled();
    await expectAccessible(page, 'form');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Delete Trucks' }).click();
    await expectAccessible(page, 'question');
  });
});
