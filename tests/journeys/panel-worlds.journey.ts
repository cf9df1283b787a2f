import type { FileChooser, Page, Route } from '@playwright/test';
import { expect, headersOf, openWorld, pressTwice, test } from './journey.ts';
import { drawer, expectStatus, openPart, showPanel } from './panel.ts';
import { follow } from './settled.ts';
import { row } from './vehicles.ts';

/** Loses the answer of the next call that makes a world, and returns a function that waits for its id. */
async function loseAnswer(page: Page, address: string): Promise<() => Promise<string>> {
  const { promise, resolve } = Promise.withResolvers<string>();
  const lose = async (route: Route) => {
    const { id } = (await (await route.fetch()).json()) as { id: string };
    resolve(id);
    await route.abort();
  };
  await page.route(address, lose, { times: 1 });
  return () => promise;
}

test.beforeEach(({ context, world: _world }) => showPanel(context));

test('the panel loads a scenario into the world, and resets changes', async ({ page, world, enter }) => {
  await enter('owner', '/control-center');
  await openPart(page, 'World');
  await drawer(page).getByLabel('Scenario').selectOption({ label: 'No vehicles' });
  await drawer(page).getByRole('button', { name: 'Load', exact: true }).click();
  await expectStatus(page, '“No vehicles” is loaded.');
  expect(await world.control('GET', `/worlds/${world.id}`)).toMatchObject({ scenario: 'empty' });

  await drawer(page).getByLabel('Scenario').selectOption({ label: 'An ordinary day' });
  await drawer(page).getByRole('button', { name: 'Load', exact: true }).click();
  await expectStatus(page, '“An ordinary day” is loaded.');
  const changed = { headers: await headersOf(world), data: { vehicle_name: 'Changed' } };
  await page.request.patch('/api/v1/vehicle/1001', changed);

  // The second click of a double click hits the button that takes its place.
  await drawer(page).getByRole('button', { name: 'Reset this world' }).dblclick();
  await drawer(page).getByRole('button', { name: 'Keep it' }).click();
  await drawer(page).getByRole('button', { name: 'Reset this world' }).focus();
  await page.keyboard.down('Enter');
  await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await drawer(page).getByRole('button', { name: 'Reset now' }).click();
  await expectStatus(page, 'The world was reset.');
  const van = await page.request.get('/api/v1/vehicle/1001', { headers: await headersOf(world) });
  expect(await van.json()).toMatchObject({ vehicle_name: 'Van 12' });

  // The mock itself replaces a world of the same name.
  await drawer(page).getByLabel('New world').fill(world.id);
  await drawer(page).getByRole('button', { name: 'Create' }).click();
  await expectStatus(page, /^There is a world w\d+ already\./);
});

test('the panel saves the world as a file, and opens it as a new world', async ({ page, world, enter }) => {
  await enter('owner', '/control-center');
  const renamed = { headers: await headersOf(world), data: { vehicle_name: 'From the file' } };
  await page.request.patch('/api/v1/vehicle/1001', renamed);
  await openPart(page, 'World');
  const download = page.waitForEvent('download');
  await drawer(page).getByRole('button', { name: 'Save this world' }).click();
  const file = await (await download).path();
  await expectStatus(page, `waymark-${world.id}.json was saved.`);

  const open = async (chosen: Parameters<FileChooser['setFiles']>[0]) => {
    const chooser = page.waitForEvent('filechooser');
    await drawer(page).getByRole('button', { name: 'Open a world' }).click();
    await (await chooser).setFiles(chosen);
  };
  await open({ name: 'list.json', mimeType: 'application/json', buffer: Buffer.from('[') });
  await expectStatus(page, 'This is not a world file.');
  await open({ name: 'other.json', mimeType: 'application/json', buffer: Buffer.from('{"format":"waymark-world/2"}') });
  await expectStatus(page, /Was saved by a newer mock/);
  // Only the answer is lost: the next press finds the world.
  const lost = await loseAnswer(page, '**/__mock/worlds/open');
  await open(file);
  await expectStatus(page, 'The mock does not answer.');

  await open(file);
  await expectStatus(page, `World: ${await lost()}`);
  const opened = (await drawer(page).getByRole('status').textContent())?.slice('World: '.length) ?? '';
  expect(opened).not.toBe(world.id);
  // Tokens of one world are not valid in another.
  const inOpened = { 'x-mock-world': opened };
  const token = await page.request.post('/__mock/token', { headers: inOpened, data: { persona: 'owner' } });
  const { access_token } = (await token.json()) as { access_token: string };
  const headers = { ...inOpened, authorization: `Bearer ${access_token}` };
  const van = await page.request.get('/api/v1/vehicle/1001', { headers });
  expect(await van.json()).toMatchObject({ vehicle_name: 'From the file' });
  await world.control('DELETE', `/worlds/${opened}`);
  await expectStatus(page, `World ${opened} was removed, or left in another tab. This is world default.`);
});

test('the panel removes a world after a question, and goes on in another one if it was its own', async ({
  page,
  world,
  enter,
}) => {
  const other = await openWorld(page.request, 'default');
  const gone = await openWorld(page.request, 'default');
  await enter('owner', '/control-center');
  await openPart(page, 'World');
  const part = drawer(page).getByRole('tabpanel', { name: 'World' });
  const list = part.getByLabel('World', { exact: true });
  const remove = part.getByRole('button', { name: 'Remove', exact: true });
  await list.selectOption('default');
  await remove.click();
  await expectStatus(page, 'World default cannot be removed. Reset it instead.');

  // The second click of a double click hits the button that takes its place.
  await list.selectOption(other.id);
  await remove.dblclick();
  await expect(part.getByText(`World ${other.id} and all its changes will be gone`)).toBeVisible();
  // Another choice takes the question back.
  await list.selectOption(gone.id);
  await expect(part.getByText('all its changes will be gone')).toHaveCount(0);
  await remove.click();
  // It is removed in another tab before the answer.
  await world.control('DELETE', `/worlds/${gone.id}`);
  await part.getByRole('button', { name: `Remove ${gone.id} now` }).click();
  await expectStatus(page, `World ${gone.id} had been removed already.`);
  await expect(list).toHaveValue(world.id);

  await list.selectOption(other.id);
  await remove.click();
  await pressTwice(part.getByRole('button', { name: `Remove ${other.id} now` }));
  await expectStatus(page, `World ${other.id} was removed.`);
  const worlds = (await world.control('GET', '/worlds')) as { id: string }[];
  expect(worlds.map(({ id }) => id)).not.toContain(other.id);

  await remove.click();
  await expect(part.getByText(`You are in world ${world.id}. It will be gone`)).toBeVisible();
  await part.getByRole('button', { name: `Remove ${world.id} now` }).click();
  await expectStatus(page, `World ${world.id} was removed.`);
  await expect(drawer(page).getByText(/^default · \d/)).toBeVisible();
  await expect(page).toHaveURL(/\/login/);
  // The test ends by removing its world.
  await world.control('POST', '/worlds', { id: world.id });
});

test('a scenario link opens a new world, with its person, time, fault and page', async ({ page, world, enter }) => {
  // Another user is signed in to another world.
  await enter('owner', '/control-center');
  await openPart(page, 'World');
  const part = drawer(page).getByRole('tabpanel', { name: 'World' });
  await follow(page, '/trips');
  await expect(part.getByLabel('Page')).toHaveValue('/trips');
  await part.getByLabel('Person').selectOption('guest-partial@waymark.example');
  await part.getByLabel('Fault').selectOption('No device answers');
  await part.getByLabel('Page').fill('//evil.example');
  await expect(part.getByText('A page is a path of the portal, such as /control-center.')).toBeVisible();
  await part.getByLabel('Page').fill('/control-center?q=Van');
  await part.getByLabel('At the time of this world').check();
  const link = await part.getByLabel('Link', { exact: true }).inputValue();
  expect(link).toContain('persona=guest-partial&at=');
  await world.control('POST', '/clock', { advance_ms: 86_400_000 });

  // Only the answer is lost: the link finds its world when it is opened again.
  const lost = await loseAnswer(page, '**/__mock/worlds');
  await page.goto(link);
  await expect(page.getByRole('status')).toHaveText('The mock does not answer.');
  await page.reload();
  await expect(page).toHaveURL(/\/control-center\?q=Van/);
  await expect(row(page, 'Van 12')).toBeVisible();
  await expect(row(page, 'Wrangler')).toBeHidden();
  const cookies = await page.context().cookies();
  const opened = cookies.find(({ name }) => name === 'mock_world')?.value ?? '';
  expect(opened).not.toBe(world.id);
  expect(opened).toBe(await lost());
  const inOpened = { headers: { 'x-mock-world': opened } };
  const rules = (await (await page.request.get('/__mock/faults', inOpened)).json()) as unknown[];
  expect(rules).toMatchObject([{ effect: { unreachable: true } }]);
  const clock = (await (await page.request.get('/__mock/clock', inOpened)).json()) as { now: string };
  expect(clock.now.slice(0, 10)).toBe(new URL(link).searchParams.get('at')?.slice(0, 10));
  expect(await world.control('GET', '/faults')).toEqual([]);

  await page.goto('/__mock/start?persona=nobody');
  await expect(page.getByRole('status')).toHaveText('The link does not open: it names a person that does not exist.');
  await page.getByRole('link', { name: 'Open the mock panel' }).click();
  await expect(page.getByRole('heading', { name: 'Outbox' })).toBeVisible();
  await world.control('DELETE', `/worlds/${opened}`);
});
