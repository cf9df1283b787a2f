import 'fake-indexeddb/auto';
import { beforeAll, expect, test, vi } from 'vitest';
import type { User } from '../../api/model.ts';
import { aVehicle } from '../../rules/vehicle/vehicle.fixture.ts';
import { forgetOthers } from './forget-others.ts';
import { forgetKept, keep, readKept } from './kept.ts';

beforeAll(() => {
  vi.stubGlobal('document', { baseURI: 'https://portal.example/demo/' });
});

/** A browser with the remembered session of a user, or with none. */
const browser = (subject: string | null) => ({
  canRenew: () => subject !== null,
  person: () => (subject === null ? null : { subject, email: '', username: '', accountType: null }),
});

const user: Pick<User, 'email'> = { email: 'riley@waymark.example' };

test('[core 2.2] creates no database for visitors', async () => {
  await forgetOthers(browser(null));
  expect(await indexedDB.databases()).toEqual([]);
});

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

test.each([
  ['of the others, if a session is remembered', 'subject-2', [null, 2]],
  ['of everyone, if none is', null, [null, null]],
])('[core 2.2] clears the data %s', async (_what, remembered, left) => {
  await keep('subject-1', { user: user as User, vehicles: [], at: 1 });
  await keep('subject-2', { user: user as User, vehicles: [], at: 2 });
  await forgetOthers(browser(remembered));
  const kept = [await readKept('subject-1'), await readKept('subject-2')];
  expect(kept.map((known) => known?.at ?? null)).toEqual(left);
});
