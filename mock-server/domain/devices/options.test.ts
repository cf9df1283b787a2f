import { expect, test } from 'vitest';
import { createMock, NOW } from '../../../tests/support/mock.ts';

const mock = createMock();
const VAN_14 = '3182042261';
const pathOf = (key: string, query = '') => `/api/v1/device/${key}/option-tables${query}`;

async function asOwner() {
  const world = await mock.world();
  return { world, send: await mock.as(world, 'owner') };
}
const numbersOf = ({ tables }: { tables: { table: number; options: { option: number }[] }[] }) =>
  tables.flatMap(({ table, options }) => options.map(({ option }) => `${table}.${option}`)).join(' ');

test.each([
  ['', '1.1 1.2 2.1 2.3'],
  ['?keylocker=true', '1.1 1.2 1.4 2.1 2.3'],
  ['?show_3_4=true&keylocker=true', '1.1 1.2 1.4 2.1 2.3 3.1 4.2'],
])('[commerce 7] reads the option tables of a device with %s', async (query, expected) => {
  const { send } = await asOwner();
  const { status, body } = await send('GET', pathOf(VAN_14, query));
  expect([status, numbersOf(body)]).toEqual([200, expected]);
});

test('[commerce 7] writes options, all or none', async () => {
  const { send } = await asOwner();
  const good = { table: 1, option: 1, value: 2 };
  const refused = await send('PATCH', pathOf(VAN_14), { options: [good, { table: 2, option: 1, value: 7 }] });
  expect(refused).toMatchObject({
    status: 400,
    body: { validation_errors: { 'options.1.value': ['Must be one of 5, 10, 15, 20'] } },
  });
  const before = await send('GET', pathOf(VAN_14));
  expect(before.body).toMatchObject({ tables: [{ options: [{ option: 1, value: 1 }, {}] }, {}] });
  expect((await send('PATCH', pathOf(VAN_14), { options: [good] })).status).toBe(200);
  const after = await send('GET', pathOf(VAN_14));
  expect(after.body).toMatchObject({ tables: [{ options: [{ option: 1, value: 2 }, {}] }, {}] });
});

test('[commerce 8] refuses options of an installer, and unknown ones', async () => {
  const { send } = await asOwner();
  expect(await send('PATCH', pathOf(VAN_14), { options: [{ table: 3, option: 1, value: 2 }] })).toMatchObject({
    status: 403,
    body: { code: 'INSTALLER_REQUIRED' },
  });
  expect(await send('PATCH', pathOf(VAN_14), { options: [{ table: 4, option: 60, value: 2 }] })).toMatchObject({
    status: 400,
    body: { validation_errors: { 'options.0.option': ['Unknown option'] } },
  });
});

test('[commerce 8] refuses an option that is named twice, whose order would decide', async () => {
  const { send } = await asOwner();
  const options = [
    { table: 1, option: 1, value: 0 },
    { table: 1, option: 2, value: 1 },
    { table: 1, option: 1, value: 2 },
  ];
  expect(await send('PATCH', pathOf(VAN_14), { options })).toMatchObject({
    status: 400,
    body: { validation_errors: { 'options.2.option': ['Is named twice'] } },
  });
});

test('[commerce 5] changes options of the key locker only while it has a master or a guest PIN', async () => {
  const { world, send } = await asOwner();
  const pulse = { options: [{ table: 1, option: 4, value: 3 }] };
  const refused = { status: 403, body: { code: 'PIN_REQUIRED' } };
  expect(await send('PATCH', pathOf(VAN_14), pulse)).toMatchObject(refused);
  const both = { options: [{ table: 1, option: 1, value: 2 }, ...pulse.options] };
  expect(await send('PATCH', pathOf(VAN_14), both)).toMatchObject(refused);
  const secondary_end_date = new Date(NOW + 600_000).toISOString();
  const pin = { pin: '730164', is_secondary_pin: true, secondary_end_date };
  expect((await send('PATCH', `/api/v1/device/${VAN_14}/pin`, pin)).status).toBe(200);
  expect((await send('PATCH', pathOf(VAN_14), pulse)).status).toBe(200);
  world.clock.advance(600_000);
  expect(await send('PATCH', pathOf(VAN_14), pulse)).toMatchObject(refused);
  expect((await send('PATCH', `/api/v1/device/${VAN_14}/pin`, { pin: '482913' })).status).toBe(200);
  expect((await send('PATCH', pathOf(VAN_14), pulse)).status).toBe(200);
});

test('[commerce 7] says what an option needs, and has options of the key locker for products with one', async () => {
  const { send } = await asOwner();
  const { body } = await send('GET', pathOf(VAN_14, '?show_3_4=true&keylocker=true'));
  const needs = (body as { tables: { options: { name: string; requires?: string }[] }[] }).tables.flatMap(
    ({ options }) => options.flatMap(({ name, requires }) => (requires ? [[name, requires]] : [])),
  );
  expect(needs).toEqual([
    ['Key locker pulse', 'pin'],
    ['Engine sensing', 'installer'],
  ]);
  const dashCam = await send('GET', pathOf('3182041907', '?show_3_4=true&keylocker=true'));
  expect(numbersOf(dashCam.body)).toBe('1.1 1.2 2.1 2.3 3.1 4.2');
});

test('[commerce 8] answers 424 if the device does not respond, and changes nothing', async () => {
  const world = await mock.world('devices-unreachable');
  const send = await mock.as(world, 'owner');
  const before = world.tables.devices.get(VAN_14)?.settings;
  const unreachable = { status: 424, body: { code: 'DEVICE_UNREACHABLE' } };
  expect(await send('GET', pathOf(VAN_14))).toMatchObject(unreachable);
  expect(await send('PATCH', pathOf(VAN_14), { options: [{ table: 1, option: 1, value: 2 }] })).toMatchObject(
    unreachable,
  );
  expect(world.tables.devices.get(VAN_14)?.settings).toEqual(before);
});
