import { expect, test } from 'vitest';
import { createMock } from '../../tests/support/mock.ts';

const mock = createMock();
type Page = { results: { id: number; custom_fields: { field_1: string | null } }[] };
const VAN_02_EXCLUSIVE = 1004;
const TOO_MANY = {
  status: 400,
  body: { validation_errors: { 'custom_fields.field_1': ['You can only create up to 4 groups.'] } },
};

/** The owner's vehicles are in Vans, Trucks and Family; 1001 to 1005 are five of the seven vans, 1008 is a truck. */
async function signedIn(persona = 'owner') {
  const world = await mock.world();
  const send = await mock.as(world, persona);
  const put = (id: number, ...groups: string[]) =>
    send('PATCH', `/api/v1/vehicle/${id}`, { custom_fields: { field_1: `['${groups.join("', '")}']` } });
  const membersOf = async (group: string) =>
    ((await send('GET', '/api/v1/vehicle?limit=100')).body as Page).results
      .filter(({ custom_fields }) => custom_fields.field_1?.includes(`'${group}'`))
      .map(({ id }) => id);
  return { world, send, put, membersOf };
}

test('[core 5] allows four groups per account and refuses a fifth', async () => {
  const { put, membersOf } = await signedIn();
  expect((await put(1001, 'Vans', 'North')).status).toBe(200);
  for (const group of ['G5', 'G6']) {
    expect(await put(1003, 'Vans', group)).toMatchObject(TOO_MANY);
    expect(await put(1003, 'Vans', 'North', group)).toMatchObject(TOO_MANY);
  }
  expect(await membersOf('G5')).toEqual([]);
  expect((await put(1003, 'Vans', 'North', 'Trucks', 'Family')).status).toBe(200);
});

test('[core 5] refuses a fifth group on a vehicle that had none', async () => {
  const { world, put } = await signedIn();
  await put(1001, 'Vans', 'North');
  world.tables.vehicles.update(1003, { custom_fields: { field_1: null } });
  expect(await put(1003, 'East')).toMatchObject(TOO_MANY);
  expect((await put(1003, 'North')).status).toBe(200);
});

test('[core 2.10] renames one of four groups vehicle by vehicle, with both names until then', async () => {
  const { put, membersOf } = await signedIn();
  await put(1001, 'Vans', 'North');
  const vans = await membersOf('Vans');
  expect(vans).toHaveLength(7);
  const [first, ...others] = vans.filter((id) => id !== VAN_02_EXCLUSIVE);
  expect((await put(Number(first), 'Wagons', 'North')).status).toBe(200);
  // Existing names remain allowed, but no second group can be created or renamed until then.
  expect((await put(1008, 'Trucks', 'Wagons')).status).toBe(200);
  expect(await put(1008, 'Lorries', 'Wagons')).toMatchObject(TOO_MANY);
  expect(await put(1008, 'Trucks', 'East')).toMatchObject(TOO_MANY);
  for (const id of others) expect((await put(id, 'Wagons')).status).toBe(200);
  expect(await membersOf('Wagons')).toHaveLength(7);
  expect(await membersOf('Vans')).toEqual([VAN_02_EXCLUSIVE]);
});

test('[core 2.10] allows a new group in place of one that disappears', async () => {
  const { world, put } = await signedIn();
  await put(1001, 'Vans', 'North');
  // The only member of North, so the number of groups stays the same.
  expect((await put(1001, 'Vans', 'South')).status).toBe(200);
  expect(await put(1003, 'Vans', 'North')).toMatchObject(TOO_MANY);
  expect((await put(1001, 'Vans')).status).toBe(200);
  expect((await put(1003, 'Vans', 'North')).status).toBe(200);
  // An account above the limit keeps its groups and cannot add more.
  world.tables.vehicles.update(1008, { custom_fields: { field_1: "['Trucks', 'Old', 'Older']" } });
  expect((await put(1003, 'Vans', 'East')).status).toBe(200);
  expect(await put(1005, 'West')).toMatchObject(TOO_MANY);
});

test('[core 5] does not count groups of another account', async () => {
  const { world } = await signedIn();
  const canadian = await mock.as(world, 'owner-canadian');
  const { results } = (await canadian('GET', '/api/v1/vehicle')).body as Page;
  const [vehicle] = results;
  const field_1 = `["L'équipe", 'Famille', 'Ouest', 'Nord']`;
  expect((await canadian('PATCH', `/api/v1/vehicle/${vehicle?.id}`, { custom_fields: { field_1 } })).status).toBe(200);
});
