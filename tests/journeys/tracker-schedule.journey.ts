import { expectAccessible } from './accessibility.ts';
import { expect, headersOf, PHONE, test } from './journey.ts';

const TRACKER = 'GG-41873-T1';

test('[commerce 3] saves the schedule of a tracker in a zone of half hours', async ({ page, world, enter }) => {
  const headers = await headersOf(world);
  const read = async () => {
    const answer = await page.request.get(`/api/v1/device?device_key=${TRACKER}`, { headers });
    return ((await answer.json()) as { results: { vehicle_id?: number; schedule: unknown }[] }).results[0]?.schedule;
  };
  await enter('owner', '/control-center/vehicle/tracker-schedule');
  await page.getByRole('list', { name: 'Trackers' }).getByRole('link', { name: 'Trailer 3' }).click();
  await page.getByRole('switch', { name: 'Use a schedule' }).check();
  const choose = async (label: string, option: string) => {
    await page.getByRole('combobox', { name: label }).click();
    await page.getByRole('option', { name: option }).click();
  };
  await choose('From', '10:00 PM');
  await choose('Time zone', 'Newfoundland');
  await expect(page.getByText('Ends on the next day.')).toBeVisible();
  await page.getByRole('group', { name: 'Sensors that follow the schedule' }).getByLabel('Motion and towing').uncheck();
  await expectAccessible(page, 'schedule');
  await page.getByRole('button', { name: 'Save schedule' }).click();
  await expect(page.getByText('Schedule saved')).toBeVisible();
  // 22:00 to 06:00 at UTC−3:30.
  expect(await read()).toEqual({
    isScheduleActive: true,
    startTime: 5_400,
    endTime: 34_200,
    timezoneOffset: -3.5,
    timezoneName: 'America/St_Johns',
    sharedTrackerOptions: { location: true, motion: false },
  });
  await page.setViewportSize(PHONE);
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'From' })).toHaveValue('10:00 PM');
  await expect(page.getByLabel('Motion and towing')).not.toBeChecked();
  await expectAccessible(page, 'schedule on a phone');
});

test('[commerce 8] keeps the schedule as typed if the tracker does not respond', async ({ page, world, enter }) => {
  await world.control('POST', '/faults', { operation: 'sendConfiguration', effect: { unreachable: true } });
  await enter('owner', '/control-center/vehicle/tracker-schedule');
  await page.getByRole('list', { name: 'Trackers' }).getByRole('link', { name: 'Trailer 3' }).click();
  await page.getByRole('switch', { name: 'Use a schedule' }).check();
  await page.getByRole('button', { name: 'Save schedule' }).click();
  await expect(page.getByText(/^The device did not answer. Nothing was changed. Last contact: /)).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Use a schedule' })).toBeChecked();
});
