import { QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import type { User, Vehicle } from '../../api/model.ts';
import { aVehicle } from '../../rules/vehicle/vehicle.fixture.ts';
import { queryClient } from '../query-client.ts';
import { vehiclesQuery } from '../vehicles/queries.ts';
import { useGeofencesGate, useHasGeofences } from './use-geofences-gate.ts';

const signedIn = vi.hoisted(() => ({ user: {} as User }));
vi.mock('../../state/session.ts', async (original) => ({
  ...(await original<object>()),
  useUser: () => signedIn.user,
}));
afterEach(() => queryClient.clear());

/** What the hooks return for a user with these vehicles. `undefined`: they are loading. */
function seen(type: string, vehicles: Vehicle[] | undefined) {
  queryClient.clear();
  signedIn.user = { user_type: [{ type }] } as User;
  if (vehicles) queryClient.setQueryData(vehiclesQuery().queryKey, vehicles);
  const values: unknown[] = [];
  function Page() {
    values.push(useGeofencesGate(), useHasGeofences());
    return null;
  }
  renderToString(
    <QueryClientProvider client={queryClient}>
      <Page />
    </QueryClientProvider>,
  );
  return values;
}

test('[commerce 8] an owner has geofences with a located vehicle, which is assumed while the vehicles are loading', () => {
  const { pricing_plan } = aVehicle();
  const basic = aVehicle({ pricing_plan: { ...pricing_plan, location_services: false } });
  expect(seen('owner', undefined)).toEqual([{ allowed: true }, false]);
  expect(seen('owner', [aVehicle()])).toEqual([{ allowed: true }, true]);
  expect(seen('owner', [basic])).toEqual([{ allowed: false, reason: 'plan' }, false]);
});

test('[commerce 7] a guest has none', () => {
  const [gate, hasGeofences] = seen('vehicle_user', [aVehicle()]);
  expect(gate).toMatchObject({ allowed: false });
  expect(hasGeofences).toBe(false);
});
