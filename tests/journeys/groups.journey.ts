import { expectAccessible } from './accessibility.ts';
import { box, dialog, lists, openList, setGroups, writes } from './groups.ts';
import { expect, PHONE, test } from './journey.ts';
import { rows } from './vehicles.ts';

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
