import { afterEach, beforeEach, vi } from 'vitest';
import { configureApi } from '../../api/transport.ts';
import { aVehicle } from '../../rules/vehicle/vehicle.fixture.ts';
import { emptyEverything } from '../../state/logout-registry.ts';
import { queryClient } from '../query-client.ts';
import { vehiclesQuery } from '../vehicles/queries.ts';

export const KEY = 'GG-20417-A7';
/** Stubs the API. */
export const fetched = vi.fn<typeof fetch>();

/** Before each test, signs in a user with one vehicle in the list. Logs out after each. */
export function withOneVehicle(): void {
  beforeEach(() => {
    fetched.mockReset();
    vi.stubGlobal('fetch', fetched);
    const origin = new URL('https://portal.example/');
    configureApi({ base: origin, origin, accessToken: async () => 'token', onUnauthorized: () => undefined });
    queryClient.setQueryData(vehiclesQuery().queryKey, [aVehicle({ device_key: KEY })]);
  });
  afterEach(() => {
    emptyEverything();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
}
