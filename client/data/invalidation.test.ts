import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { afterWrite, isWrite, MAKES_STALE } from './invalidation.ts';

test('marks the reads of a write as stale and leaves the others', async () => {
  const client = new QueryClient();
  client.setQueryData(['listGeofences'], ['home']);
  client.setQueryData(['listAlertRules', { limit: 100 }], ['arrive']);
  client.setQueryData(['listVehicles'], ['van']);
  afterWrite(client, 'deleteGeofence');
  const stale = client.getQueryCache().findAll({ stale: true });
  expect(stale.map(({ queryKey, state }) => [queryKey[0], state.isInvalidated])).toContainEqual([
    'listAlertRules',
    true,
  ]);
  expect(client.getQueryState(['listGeofences'])?.isInvalidated).toBe(true);
  expect(client.getQueryState(['listVehicles'])?.isInvalidated).toBe(false);
});

test('[core 7] reads users and vehicles again after deleting a user', () => {
  expect(MAKES_STALE.deleteUser).toEqual(expect.arrayContaining(['listUsers', 'listVehicles', 'getVehicle']));
});

test('accepts only writes of the contract', () => {
  expect([isWrite('sendCommand'), isWrite('listVehicles'), isWrite('toString'), isWrite(undefined)]).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
