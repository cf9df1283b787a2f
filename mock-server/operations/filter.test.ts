import { describe, expect, test } from 'vitest';
import { createMock } from '../../tests/support/mock.ts';

const mock = createMock();
const FILTERS = '/api/v1/custom-filter';
const BODY = { filter_name: 'Alarms', selected_alerts: ['theft_alarm'], selected_commands: ['panic'] };

async function people() {
  const world = await mock.world();
  const as = (persona: string) => mock.as(world, persona);
  return { world, owner: await as('owner'), guest: await as('guest-full'), stranger: await as('owner-stranger') };
}

async function names(send: Awaited<ReturnType<typeof people>>['owner']) {
  const { results } = (await send('GET', FILTERS)).body as { results: { filter_name: string; is_own: boolean }[] };
  return results.map(({ filter_name, is_own }) => `${filter_name}${is_own ? '' : ' (shared)'}`);
}

describe('[commerce 3] saved filters of the activity feed', () => {
  test('saves a filter of the last 7 days unless it names 30', async () => {
    const { owner } = await people();
    expect(await owner('POST', FILTERS, BODY)).toMatchObject({
      status: 201,
      body: { ...BODY, id: 900_001, is_shared: false, is_own: true, date_range: 'last_7_days' },
    });
    const month = { ...BODY, filter_name: 'Alarms of a month', date_range: 'last_30_days' };
    expect(await owner('POST', FILTERS, month)).toMatchObject({ status: 201, body: { date_range: 'last_30_days' } });
  });

  test('lists own and shared filters by name', async () => {
    const { owner, guest, stranger } = await people();
    expect(await names(owner)).toEqual(['Locks and alarms', 'Speeding this week']);
    expect(await names(guest)).toEqual(['Speeding this week (shared)']);
    expect(await names(stranger)).toEqual([]);
  });

  test('shares and renames a filter', async () => {
    const { owner, guest } = await people();
    const changes = { filter_name: 'Locks', is_shared: true };
    expect(await owner('PATCH', `${FILTERS}/32`, changes)).toMatchObject({ status: 200, body: changes });
    expect(await names(guest)).toEqual(['Locks (shared)', 'Speeding this week (shared)']);
  });

  test('removes a filter for everyone', async () => {
    const { owner, guest } = await people();
    expect((await owner('DELETE', `${FILTERS}/31`)).status).toBe(204);
    expect(await names(guest)).toEqual([]);
    expect((await owner('DELETE', `${FILTERS}/31`)).status).toBe(404);
  });

  test("shows a guest's shared filter to the owner while the guest has access", async () => {
    const { world, owner, guest } = await people();
    await guest('POST', FILTERS, { ...BODY, is_shared: true });
    expect(await names(owner)).toContain('Alarms (shared)');
    world.tables.users.update(201, { vehicle_access: [] });
    expect(await names(owner)).not.toContain('Alarms (shared)');
  });
});

describe('[commerce 5] refuses a saved filter', () => {
  test.each([
    ['without a selection', { ...BODY, selected_alerts: [], selected_commands: [] }, 'selected_alerts'],
    ['with a custom date range', { ...BODY, date_range: 'custom' }, 'date_range'],
    ['of unknown commands', { ...BODY, selected_commands: ['fly'] }, 'selected_commands.0'],
    ['without a name', { ...BODY, filter_name: ' ' }, 'filter_name'],
  ])('%s', async (_what, body, field) => {
    const { owner } = await people();
    const { status, body: answer } = await owner('POST', FILTERS, body);
    expect([status, Object.keys((answer as { validation_errors: object }).validation_errors)]).toEqual([400, [field]]);
  });

  test('with a name that its user sees in use, in any case', async () => {
    const { owner, guest, stranger } = await people();
    const body = { ...BODY, filter_name: 'speeding THIS week ' };
    const refused = { status: 400, body: { validation_errors: { filter_name: ['Filter name already exists'] } } };
    expect(await owner('POST', FILTERS, body)).toMatchObject(refused);
    expect(await guest('POST', FILTERS, body)).toMatchObject(refused);
    const locks = { ...BODY, filter_name: 'locks and ALARMS' };
    expect(await owner('POST', FILTERS, locks)).toMatchObject(refused);
    expect(await owner('PATCH', `${FILTERS}/32`, { filter_name: 'Speeding this week' })).toMatchObject(refused);
    expect((await stranger('POST', FILTERS, body)).status).toBe(201);
    expect((await owner('PATCH', `${FILTERS}/31`, { filter_name: 'Speeding This Week' })).status).toBe(200);
  });
});

test("[commerce 5] takes the name of another user's private filter, until both are shared", async () => {
  const { owner, guest } = await people();
  const saved = await guest('POST', FILTERS, { ...BODY, filter_name: 'Locks and alarms' });
  expect(saved.status).toBe(201);
  const { id } = saved.body as { id: number };
  expect((await owner('PATCH', `${FILTERS}/32`, { is_shared: true })).status).toBe(200);
  expect(await guest('PATCH', `${FILTERS}/${id}`, { is_shared: true })).toMatchObject({
    status: 400,
    body: { validation_errors: { filter_name: ['Filter name already exists'] } },
  });
  expect((await guest('PATCH', `${FILTERS}/${id}`, { is_shared: true, filter_name: 'Locks' })).status).toBe(200);
});

test('[commerce 3] stores each command and alert of a filter once', async () => {
  const { owner } = await people();
  const twice = { ...BODY, selected_alerts: ['dtc', 'theft_alarm', 'dtc'], selected_commands: ['panic', 'panic'] };
  expect(await owner('POST', FILTERS, twice)).toMatchObject({
    body: { selected_alerts: ['dtc', 'theft_alarm'], selected_commands: ['panic'] },
  });
});

test('[commerce 7] lets only the user change or remove a filter who saved it', async () => {
  const { guest, stranger } = await people();
  const refused = { status: 403, body: { code: 'OWNER_ONLY' } };
  expect(await guest('PATCH', `${FILTERS}/31`, { is_shared: false })).toMatchObject(refused);
  expect(await guest('DELETE', `${FILTERS}/31`)).toMatchObject(refused);
  expect((await guest('PATCH', `${FILTERS}/32`, { is_shared: false })).status).toBe(404);
  expect((await stranger('DELETE', `${FILTERS}/31`)).status).toBe(404);
});
