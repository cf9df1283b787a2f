import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { besideField, button, choose, field } from './controls.ts';
import { expect, PHONE, test, WIDE } from './journey.ts';

const RULES = '/control-center/alerts?view=rules';
/** Number of alerts of the replay. */
const counted = (page: Page) => page.getByRole('status').locator('b').first();
const row = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('link', { name, exact: true }) });

test('[core 9] sets a speed by keyboard, and the replay follows what is typed', async ({ page, enter }) => {
  await page.setViewportSize(WIDE);
  await enter('owner', `${RULES}&vehicle_id=1002`);
  await expect(row(page, 'Speed limit exceeded')).toContainText('Above the limit of the road · Push');
  await expectAccessible(page, 'alert rules of a vehicle');
  await page.getByRole('link', { name: 'Speed limit exceeded' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Speed limit exceeded: Van 07' })).toBeFocused();
  await expect(page.getByText('As many as with the saved rule')).toBeVisible();
  const now = Number(await counted(page).innerText());
  expect(now).toBeGreaterThan(0);
  await expect(page.getByRole('figure', { name: 'Alerts per day' }).locator('path').first()).toBeVisible();
  await expectAccessible(page, 'an alert rule beside its replay');

  await page.getByRole('combobox', { name: 'Compare with' }).press('ArrowDown');
  await page.getByRole('option', { name: 'A speed of your choice' }).click();
  const speed = field(page, 'Speed above');
  await speed.fill('151');
  await speed.press('Enter');
  await expect(besideField(page, 'Must be between 20 and 150')).toBeVisible();
  await expect(page.getByText('Enter valid values')).toBeVisible();
  await speed.fill('150');
  await expect(counted(page)).toHaveText('0');
  await expect(page.getByText(`${now} fewer than with the saved rule`)).toBeVisible();
  await speed.fill('30');
  await expect(counted(page)).not.toHaveText('0');
  await expect(page.getByRole('link', { name: /^Trip of Van 07, / })).toHaveCount(5);
  await speed.press('Enter');
  await expect(page.getByText('Alert rule saved')).toBeVisible();
  await page.getByRole('link', { name: 'All alert rules' }).click();
  await expect(page.getByRole('link', { name: 'Speed limit exceeded' })).toBeFocused();
  await expect(row(page, 'Speed limit exceeded')).toContainText('Above 30 mph · Push');
});

test('[core 9] keeps a curfew over midnight in the time of the user, and opens the trip of a replayed alert', async ({
  page,
  enter,
}) => {
  await enter('owner', `${RULES}&vehicle_id=1001&rule=curfew`);
  await choose(page, 'From', '6:00 PM');
  await choose(page, 'Until', '9:00 AM');
  await expect(page.getByText('Until the next day.')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Trip of Van 12, / }).first()).toBeVisible();
  await button(page, 'Save alert rule').click();
  await expect(page.getByText('Alert rule saved')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'From' })).toHaveValue('6:00 PM');
  await expect(page.getByRole('combobox', { name: 'Until' })).toHaveValue('9:00 AM');
  await page
    .getByRole('link', { name: /^Trip of Van 12, / })
    .first()
    .click();
  await expect(page).toHaveURL(/\/control-center\/trips\?vehicle_id=1001&at=/);
});

test('[commerce 3] says that an alert without history cannot be replayed, and turns it on', async ({ page, enter }) => {
  await enter('owner', `${RULES}&vehicle_id=1001&rule=car_call`);
  await expect(page.getByText('This alert cannot be replayed')).toBeVisible();
  await expect(counted(page)).toHaveCount(0);
  await button(page, 'Save alert rule').click();
  await page.getByRole('link', { name: 'All alert rules' }).click();
  await expect(page.getByRole('switch', { name: 'Alert: Called from the vehicle' })).toBeChecked();
});

test('[commerce 8] a rejected rule keeps what was typed and names its vehicle, and leaving asks', async ({
  page,
  enter,
}) => {
  await page.setViewportSize(PHONE);
  await enter('owner', `${RULES}&vehicle_id=1011`);
  await page.getByRole('switch', { name: 'Alert: Engine idling' }).click();
  const words = 'Dump truck: the device rejected this rule. Nothing was saved. Please try again.';
  await expect(row(page, 'Engine idling')).toContainText(words);
  await expect(page.getByRole('switch', { name: 'Alert: Engine idling' })).toBeChecked();
  await expectAccessible(page, 'alert rules on a phone');
  await page.getByRole('link', { name: 'Engine idling' }).click();
  await field(page, 'Idle longer than').fill('12');
  await button(page, 'Save alert rule').click();
  await expect(page.getByRole('alert').getByText(words)).toBeVisible();
  await expect(field(page, 'Idle longer than')).toHaveValue('12');
  await page.getByRole('link', { name: 'All alert rules' }).click();
  await page.getByRole('button', { name: 'Stay on this page' }).click();
  await expect(field(page, 'Idle longer than')).toHaveValue('12');
});

test('[commerce 7] sets a rule on a group, lists what failed by vehicle, and retries only that', async ({
  page,
  enter,
}) => {
  await page.setViewportSize(PHONE);
  await enter('owner', `${RULES}&vehicle_id=1008&rule=engine`);
  await button(page, 'Set on several vehicles').click();
  await expect(page).toHaveURL(/several=true/);
  await choose(page, 'Add a group', 'Trucks');
  await field(page, 'Engine runs longer than').fill('45');
  await expectAccessible(page, 'a rule for several vehicles on a phone');
  const lists: number[][] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/alert/rule'))
      lists.push((request.postDataJSON() as { vehicle_ids: number[] }).vehicle_ids);
  });
  // Two presses in one instant send nothing twice.
  await button(page, 'Set on 3 vehicles').evaluate((submit: HTMLElement) => {
    submit.click();
    submit.click();
  });
  await expect(page.getByText('Set on 2 vehicles.')).toBeVisible();
  // One list, and what it takes to find the device that rejects it.
  expect([lists[0]?.length, lists.length]).toEqual([3, 5]);
  await expect(page.getByText('Dump truck: The device rejected this rule.')).toBeVisible();
  const asked = page.waitForRequest((request) => request.url().endsWith('/alert/rule'));
  await button(page, 'Try 1 vehicle again').click();
  expect((await asked).postDataJSON()).toMatchObject({ vehicle_ids: [1011], parameters: { threshold: 45 } });
  await expect(page.getByText('Set on 2 vehicles.')).toBeHidden();
  await expect(page.getByText('1 vehicle failed:')).toBeVisible();
});

test('[commerce 6] a guest with read-only access sees rules and changes none', async ({ page, enter }) => {
  await enter('guest-read-only', RULES);
  const toggle = page.getByRole('switch', { name: 'Alert: Engine idling' });
  await expect(toggle).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByText('Your access is Read Only').first()).toBeVisible();
  await page.getByRole('link', { name: 'Engine idling' }).click();
  await expect(field(page, 'Idle longer than')).toBeDisabled();
  await expect(button(page, 'Save alert rule')).toHaveAttribute('aria-disabled', 'true');
});
