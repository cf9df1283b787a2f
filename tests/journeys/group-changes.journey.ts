import type { Page } from '@playwright/test';
import { box, dialog, lists, openList, setGroups, writes } from './groups.ts';
import { expect, headersOf, pressTwice, test, type World } from './journey.ts';

const VAN_02_DEVICE = '3182038840';

/** Ends the exclusive access of another user to Van 02. */
async function endExclusiveAccess(page: Page, world: World): Promise<void> {
  const data = { vehicle_access: [] };
  const answer = await page.request.patch('/api/v1/user/205', { headers: await headersOf(world), data });
  expect(answer.status()).toBe(200);
}

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

test('[core 2.10] a rename keeps the changes that another browser makes during the dialog', async ({
  page,
  world,
  enter,
}) => {
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
