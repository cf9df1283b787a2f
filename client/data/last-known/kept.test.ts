import 'fake-indexeddb/auto';
import { beforeAll, expect, test, vi } from 'vitest';
import type { User } from '../../api/model.ts';
import { aVehicle } from '../../rules/vehicle/vehicle.fixture.ts';
import { forgetKept, keep, readKept } from './kept.ts';

beforeAll(() => {
  vi.stubGlobal('document', { baseURI: 'https://portal.example/demo/' });
});

const user: Pick<User, 'email'> = { email: 'riley@waymark.example' };

test('restores data only for its user', async () => {
  await keep('subject-1', {
    user: user as User,
    vehicles: [aVehicle({ vehicle_name: 'Van 12' })],
    at: 1_700_000_000_000,
  });
  const known = await readKept('subject-1');
  expect(known?.at).toBe(1_700_000_000_000);
  expect(known?.user.email).toBe('riley@waymark.example');
  expect(known?.vehicles.map(({ vehicle_name }) => vehicle_name)).toEqual(['Van 12']);
  expect(await readKept('subject-2')).toBeNull();
});

test('[core 2.2] clears the data of every user on logout', async () => {
  await keep('subject-1', { user: user as User, vehicles: [], at: 1 });
  await keep('subject-2', { user: user as User, vehicles: [], at: 1 });
  await forgetKept();
  expect(await readKept('subject-1')).toBeNull();
  expect(await readKept('subject-2')).toBeNull();
});
