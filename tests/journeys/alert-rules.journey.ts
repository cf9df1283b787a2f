import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { besideField, button, choose, field } from './controls.ts';
import { expect, headersOf, PHONE, test, WIDE } from './journey.ts';

const RULES = '/control-center/alerts?view=rules';
/** Number of alerts of the replay. */
const counted = (page: Page) => page.getByRole('status').locator('b').first();
const row = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('link', { name, exact: true }) });

test('[core 9] sets a speed by keyboard, and the replay follows what is typed', async ({ page, enter }) => {
  await page.setViewportSize(WIDE);
  await enter('owner', `${RULES}&vehicle_id=1002`);
  const sentence = 'Tell me by phone notification when Van 07 drives faster than the limit of the road.';
  await expect(row(page, 'Speed limit exceeded')).toContainText(sentence);
  await expectAccessible(page, 'alert rules of a vehicle');
  await page.getByRole('link', { name: 'Speed limit exceeded' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Speed limit exceeded: Van 07' })).toBeFocused();
  await expect(page.getByText('As many as with the saved rule')).toBeVisible();
  const now = Number(await counted(page).innerText());
  expect(now).toBeGreaterThan(0);
  await expect(page.getByRole('figure', { name: 'Alerts per day' }).locator('i').first()).toBeVisible();
  await expect(page.getByRole('main')).toContainText(sentence);
  await expectAccessible(page, 'an alert rule beside its replay');

  // Dots, list and map mark the same alerts.
  const marked = page.getByRole('region', { name: 'Newest' }).locator('li[data-marked="true"]');
  const markedDots = page.getByRole('figure', { name: 'Alerts per day' }).locator('i[data-marked="true"]');
  const days = page.getByRole('slider', { name: 'Day' });
  await days.focus();
  await expect(days).toHaveAttribute('aria-valuetext', 'Nov 21: 2 alerts');
  await expect(marked).toHaveCount(2);
  await days.press('ArrowLeft');
  await expect(marked).toHaveCount(3);
  await expect(markedDots).toHaveCount(5);
  await page.getByRole('button', { name: /^Map: Van 07, Nov 21, 2026, 9:18/ }).focus();
  await expect(marked).toHaveCount(1);
  await expect(markedDots).toHaveCount(1);
  const onMap = page.getByText(/^Van 07 · Nov 21 · 9:18/);
  await expect(onMap).toBeVisible();
  const ring = await onMap.locator('..').boundingBox();
  await button(page, 'Show as table').focus();
  await expect(marked).toHaveCount(0);
  await page.mouse.move((ring?.x ?? 0) + (ring?.width ?? 0) / 2, (ring?.y ?? 0) + (ring?.height ?? 0) / 2);
  await expect(marked).toHaveCount(1);
  await expect(markedDots).toHaveCount(1);

  await button(page, 'Speed: faster than the limit of the road').press('Enter');
  await page.getByRole('combobox', { name: 'Compare with' }).press('ArrowDown');
  await page.getByRole('option', { name: 'A speed of your choice' }).click();
  const speed = field(page, 'Speed above');
  await speed.fill('151');
  await speed.press('Enter');
  const word = button(page, 'Speed: faster than 151 mph');
  await expect(word).toBeFocused();
  await expect(word).toHaveAccessibleDescription('Must be between 20 and 150');
  await expect(page.getByText('Enter valid values')).toBeVisible();
  await button(page, 'Save alert rule').click();
  await expect(word).toBeFocused();
  await word.press('Space');
  await expect(besideField(page, 'Must be between 20 and 150').first()).toBeVisible();
  await expectAccessible(page, 'a word of a rule with an error');
  await speed.fill('150');
  await expect(page.getByText('Nothing in the last 30 days')).toBeVisible();
  await expect(page.getByRole('figure', { name: 'Alerts per day' })).toHaveCount(0);
  await expect(page.getByText(`${now} fewer than with the saved rule`)).toBeVisible();
  await speed.fill('30');
  await expect(page.getByRole('link', { name: /^Trip of Van 07, / })).toHaveCount(5);
  await speed.press('Escape');
  await expect(button(page, 'Speed: faster than 30 mph')).toBeFocused();
  await button(page, 'Save alert rule').click();
  await expect(page.getByText('Alert rule saved')).toBeVisible();
  await expect(page.getByText('As many as with the saved rule')).toBeVisible();
  await page.getByRole('link', { name: 'All alert rules' }).click();
  await expect(page.getByRole('link', { name: 'Speed limit exceeded' })).toBeFocused();
  await expect(row(page, 'Speed limit exceeded')).toContainText('drives faster than 30 mph.');
});

test('[core 9] keeps a curfew over midnight in the time of the user, and opens the trip of a replayed alert', async ({
  page,
  enter,
}) => {
  await enter('owner', `${RULES}&vehicle_id=1001&rule=curfew`);
  await button(page, 'From: 10 PM').click();
  await page.getByRole('option', { name: '6:00 PM' }).click();
  await button(page, 'Until: 5 AM').click();
  await expect(page.getByText('Until the next day.')).toBeVisible();
  await page.getByRole('option', { name: '9:00 AM' }).click();
  await expect(page.getByRole('link', { name: /^Trip of Van 12, / }).first()).toBeVisible();
  await button(page, 'Save alert rule').click();
  await expect(page.getByText('Alert rule saved')).toBeVisible();
  // From 6 PM on in winter: what a change of the clocks is compared with.
  const seen = () => page.evaluate(() => localStorage.getItem('waymark.kept.curfews.1'));
  await expect.poll(seen).toMatch(/"zone":"America\/Chicago".*\[0,54000,-6\]/);
  await page.reload();
  await expect(button(page, 'From: 6 PM')).toBeVisible();
  await expect(button(page, 'Until: 9 AM')).toBeVisible();
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
  await button(page, 'Idle longer than: 5 min').click();
  await field(page, 'Idle longer than').fill('12');
  await button(page, 'Done').click();
  await button(page, 'Save alert rule').click();
  await expect(page.getByRole('alert').getByText(words)).toBeVisible();
  await expect(button(page, 'Idle longer than: 12 min')).toBeVisible();
  await page.getByRole('link', { name: 'All alert rules' }).click();
  await page.getByRole('button', { name: 'Stay on this page' }).click();
  await expect(button(page, 'Idle longer than: 12 min')).toBeVisible();
});

test('[commerce 7] sets a rule on a group, lists what failed by vehicle, and retries only that', async ({
  page,
  enter,
}) => {
  await page.setViewportSize(PHONE);
  await enter('owner', `${RULES}&vehicle_id=1008&rule=engine`);
  await button(page, 'Set on several vehicles').click();
  await expect(page).toHaveURL(/several=true/);
  await expect(page.getByText('Each chosen vehicle gets this rule in place of its own.')).toBeFocused();
  await choose(page, 'Add a group', 'Trucks');
  await expectAccessible(page, 'vehicles of a rule on a phone');
  await button(page, 'Done').click();
  await expect(button(page, 'Vehicles: 3 of 4 in Trucks')).toBeFocused();
  await button(page, 'Engine runs longer than: 1 hr 30 min').click();
  await field(page, 'Engine runs longer than').fill('45');
  await field(page, 'Engine runs longer than').press('Enter');
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
  // Once above the list, and with each switch for a screen reader.
  await expect(page.getByText('Your access is Read Only')).toHaveCount(1);
  await expect(toggle).toHaveAccessibleDescription(
    'The vehicle stands with its engine running. These rules cannot be changed now Your access is Read Only',
  );
  await expect(page.getByText('A geofence of the owner')).not.toHaveCount(0);
  await expect(page.getByText(/Geofence \d/)).toHaveCount(0);
  await page.getByRole('link', { name: 'Engine idling' }).click();
  await expect(page.getByRole('main')).toContainText(/stands with its engine running for more than \d+ min\./);
  await expect(page.getByRole('button', { name: /^Idle longer than/ })).toHaveCount(0);
  await expect(button(page, 'Save alert rule')).toHaveAttribute('aria-disabled', 'true');
});

test('[commerce 9] sets curfews back after a change of the clocks, and keeps offering what failed', async ({
  page,
  enter,
  world,
}) => {
  const headers = await headersOf(world);
  const parameters = { start_time: 23 * 3_600, end_time: 11 * 3_600 };
  const data = { vehicle_ids: [1001, 1002, 1003], alert_type: 'curfew', is_enabled: true, parameters };
  const answer = await page.request.post('/api/v1/alert/rule', { headers, data });
  const { alert_rules: rules } = (await answer.json()) as { alert_rules: { id: number }[] };
  // Seen in summer, when they began at 6 PM.
  const seen = Object.fromEntries(rules.map(({ id }) => [id, [parameters.start_time, parameters.end_time, -5]]));
  await page.addInitScript(
    (kept) => {
      if (!localStorage.getItem('waymark.kept.curfews.1')) localStorage.setItem('waymark.kept.curfews.1', kept);
    },
    JSON.stringify({ zone: 'America/Chicago', rules: seen }),
  );
  await world.control('POST', '/faults', {
    operation: 'updateAlertRule',
    nth: 2,
    times: 1,
    effect: { status: 424, body: { detail: 'The device rejected the rule.', code: 'RULE_REJECTED' } },
  });
  await enter('owner', RULES);
  await expect(page.getByText('Since the clocks changed, 3 curfews begin at 5 PM instead of 6 PM.')).toBeVisible();
  await expectAccessible(page, 'curfews to set back');
  await world.control('DELETE', '/journal');
  await button(page, 'Set all back').evaluate((press: HTMLElement) => {
    press.click();
    press.click();
  });
  await expect(page.getByText('1 curfew was not set back.')).toBeVisible();
  await expect(page.getByText('Since the clocks changed, 1 curfew begins at 5 PM instead of 6 PM.')).toBeVisible();
  await button(page, 'Set it back').click();
  await expect(page.getByText(/Since the clocks changed/)).toHaveCount(0);
  await expect(page.getByText('1 curfew set back')).toBeVisible();
  const journal = (await world.control('GET', '/journal')) as { operation: string | null }[];
  expect(journal.filter(({ operation }) => operation === 'updateAlertRule')).toHaveLength(4);
  const saved = await page.request.get('/api/v1/alert/rule?alert_type=curfew&limit=100', { headers });
  const { results } = (await saved.json()) as { results: { id: number; parameters: object }[] };
  const ids = new Set(rules.map(({ id }) => id));
  expect(results.filter(({ id }) => ids.has(id)).map((rule) => rule.parameters)).toEqual(
    rules.map(() => ({ start_time: 0, end_time: 12 * 3_600 })),
  );
});
