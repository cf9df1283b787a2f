import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { expect, headersOf, hold, loseNetwork, PHONE, pressTwice, test, type World } from './journey.ts';
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

/** Groups of a vehicle, changed from another browser. */
async function setGroups(page: Page, world: World, vehicle: number, groups: string): Promise<void> {
  const data = { custom_fields: { field_1: groups } };
  const answer = await page.request.patch(`/api/v1/vehicle/${vehicle}`, { headers: await headersOf(world), data });
  expect(answer.status()).toBe(200);
}

/** Ends the exclusive access of another user to Van 02. */
async function endExclusiveAccess(page: Page, world: World): Promise<void> {
  const data = { vehicle_access: [] };
  const answer = await page.request.patch('/api/v1/user/205', { headers: await headersOf(world), data });
  expect(answer.status()).toBe(200);
}

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
  await expect(create.getByRole('textbox', { name: 'Group name' })).toBeFocused();
  const submit = create.getByRole('button', { name: 'Create group' });
  await expect(submit).toHaveAccessibleDescription('Tick at least one vehicle.');
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

test('[core 5] shows errors of a group name beside it, and accepts 28 characters', async ({ page, enter }) => {
  await enter('owner', '/control-center');
  await openList(page, 'New Group');
  const create = dialog(page, 'New Group');
  const name = create.getByRole('textbox', { name: 'Group name' });
  await name.fill('vans');
  await expect(create.getByText('Group name already exists').first()).toBeVisible();
  await name.fill('Trucks & co');
  await page.keyboard.press('Tab');
  await expect(
    create.getByText('Must contain only letters, numbers, hyphens, spaces, or apostrophes').first(),
  ).toBeVisible();
  await name.fill('');
  await name.pressSequentially('abcdefghijklmnopqrstuvwxyz1234567890');
  await expect(name).toHaveValue('abcdefghijklmnopqrstuvwxyz12');
});

test('[core 2.10] marks an expired device, and does not add it to a group', async ({ page, enter }) => {
  await enter('owner', '/control-center');
  await openList(page, 'New Group');
  const expired = box(page, 'Van 09');
  await expect(expired).toHaveAttribute('aria-disabled', 'true');
  await expect(expired).toHaveAccessibleDescription('Paused');
  // Arrow keys reach it, but Space does not tick it.
  await box(page, 'Van 03').focus();
  for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('ArrowDown');
  await expect(expired).toBeFocused();
  await page.keyboard.press('Space');
  await expect(expired).not.toBeChecked();
});

test('[core 2.10] explains which vehicle prevents changes of its group', async ({ page, enter }) => {
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
});

test('[core 2.10] a group can be changed once the exclusive access to its vehicle ends', async ({
  page,
  world,
  enter,
}) => {
  await enter('owner', '/control-center');
  await openList(page);
  const remove = page.getByRole('button', { name: 'Delete Vans' });
  await expect(remove).toHaveAttribute('aria-disabled', 'true');
  await endExclusiveAccess(page, world);
  await page.reload();
  await openList(page);
  await expect(remove).toBeVisible();
  await expect(remove).not.toHaveAttribute('aria-disabled', 'true');
});

test('[core 2.10] a rename keeps the changes that another browser makes meanwhile', async ({ page, world, enter }) => {
  await endExclusiveAccess(page, world);
  await enter('owner', '/control-center');
  await openList(page);
  await page.getByRole('button', { name: 'Edit Vans' }).click();
  const edit = dialog(page, 'Edit group');
  await expect(box(page, 'Van 12')).toBeChecked();
  // Another browser adds a vehicle of this group to another one, and another vehicle to this group.
  await setGroups(page, world, 1001, "['North', 'Vans']");
  await setGroups(page, world, 1008, "['Trucks', 'Vans']");
  await edit.getByRole('textbox', { name: 'Group name' }).fill('Wagons');
  await box(page, 'Van 05').click();
  await edit.getByRole('button', { name: 'Save group' }).click();
  await expect(page.getByText('Group “Wagons” saved')).toBeVisible();
  const after = await lists(page, world);
  expect(after).toMatchObject({
    'Van 02': "['Wagons']",
    'Van 12': "['North', 'Wagons']",
    'Box truck': "['Trucks', 'Wagons']",
  });
  expect(after).not.toHaveProperty('Van 05');
});

test('[core 2.10] retries the failed vehicles of a renamed group', async ({ page, world, enter }) => {
  await endExclusiveAccess(page, world);
  const locked = { status: 403, body: { detail: 'Another user has exclusive access to this vehicle now.' } };
  const again = { operation: 'updateVehicle', device_key: VAN_02_DEVICE, times: 2, effect: locked };
  await world.control('POST', '/faults', again);
  await enter('owner', '/control-center');
  await openList(page);
  const list = dialog(page, 'Groups');
  await list.getByRole('button', { name: 'Edit Vans' }).click();
  const edit = dialog(page, 'Edit group');
  await edit.getByRole('textbox', { name: 'Group name' }).fill('Wagons');
  await edit.getByRole('button', { name: 'Save group' }).dblclick();
  const partial = dialog(page, 'Some vehicles were not changed');
  await expect(partial.getByText('6 vehicles of 7 were changed.')).toBeVisible();
  await expect(partial.getByText('Van 02', { exact: true })).toBeVisible();
  await expect(partial.getByText('Another user has exclusive access to this vehicle now.')).toBeVisible();
  await expect(partial.getByText('Van 03, Van 05, Van 07, Van 09, Van 12, Van 14')).toBeVisible();
  expect(await lists(page, world)).toMatchObject({ 'Van 02': "['Vans']", 'Van 12': "['Wagons']" });

  // The retry only writes the remaining vehicle.
  expect((await writes(world)).length).toBe(7);
  await partial.getByRole('button', { name: 'Try again' }).click();
  await expect(partial.getByText('6 vehicles of 7 were changed.')).toBeVisible();
  await expect.poll(async () => (await writes(world)).slice(7)).toEqual([403]);
  await partial.getByRole('button', { name: 'Keep as it is' }).click();
  await expect(list.getByRole('button', { name: 'Edit Wagons' })).toBeVisible();
  await expect(list.getByRole('listitem')).toHaveCount(4);
  await expect(list.getByRole('button', { name: 'New Group' })).toHaveCount(0);
});

test('[core 2.10] deletes a group once, and keeps the other groups of its vehicles', async ({ page, world, enter }) => {
  await endExclusiveAccess(page, world);
  await setGroups(page, world, 1001, "['North', 'Vans']");
  await world.control('DELETE', '/journal');
  await enter('owner', '/control-center');
  await openList(page);
  const list = dialog(page, 'Groups');
  await expect(list.getByRole('listitem')).toHaveCount(4);
  await list.getByRole('button', { name: 'Delete Vans' }).click();
  const question = dialog(page, 'Delete “Vans”?');
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await pressTwice(question.getByRole('button', { name: 'Delete group' }));
  await expect(page.getByText('Group “Vans” deleted')).toBeVisible();
  await expect(list.getByRole('listitem')).toHaveCount(3);
  const after = await lists(page, world);
  expect(Object.values(after).filter((names) => names.includes('Vans'))).toEqual([]);
  expect(after).toMatchObject({ 'Van 12': "['North']" });
  expect(await writes(world)).toEqual(Array<number>(7).fill(200));
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
  await setGroups(page, world, 1001, "['Vans', 'Trucks']");
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
  await setGroups(page, world, 1001, "['Vans', 'North']");
  await create.getByRole('button', { name: 'Create group' }).click();
  await expect(create.getByRole('alert')).toHaveText(
    'You can only create up to 4 groups. Groups can be found under “Filters.”',
  );
  await expect(create.getByRole('textbox', { name: 'Group name' })).toHaveValue('Night shift');
  expect(await writes(world)).toEqual([200]);
  expect(Object.values(await lists(page, world)).filter((names) => names.includes('Night shift'))).toEqual([]);
});

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
