import { MutationCache, QueryClient } from '@tanstack/react-query';
import { type ApiError, isAccessRefusal } from '../api/errors.ts';
import { retryDelay, retryRead } from '../api/retry.ts';
import { onLogout } from '../state/logout-registry.ts';
import { afterWrite, isWrite, type Write } from './invalidation.ts';

declare module '@tanstack/react-query' {
  interface Register {
    /** Queries and mutations use the transport, or reject with the same errors. */
    defaultError: ApiError;
  }
}

/** Writes about one vehicle or its device. If it is unknown or access is refused, the user's access has changed. */
const OF_VEHICLE: ReadonlySet<Write> = new Set<Write>([
  'updateVehicle',
  'updateFeatures',
  'updateOptionTables',
  'updateCameraSettings',
  'sendConfiguration',
  'setServiceMode',
  'clearTroubleCode',
  'createAlertRule',
  'updateAlertRule',
]);

/** Time for which another page reuses a read. */
const FRESH = 30_000;

/** The query cache. A mutation's key begins with its operation, which determines the stale reads. */
export const queryClient: QueryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: retryRead, retryDelay: (failures) => retryDelay(failures), staleTime: FRESH },
    // No retries and no offline queue: a vehicle must not unlock an hour after the press.
    mutations: { retry: false, networkMode: 'always' },
  },
  mutationCache: new MutationCache({
    onSuccess: (_data, _variables, _result, mutation) => {
      const write = mutation.options.mutationKey?.[0];
      if (isWrite(write)) afterWrite(queryClient, write);
    },
    onError: (failure, _variables, _result, mutation) => {
      const write = mutation.options.mutationKey?.[0];
      // Reads again what the user may see and do, so that no page pretends otherwise.
      if (isWrite(write) && OF_VEHICLE.has(write) && isAccessRefusal(failure)) afterWrite(queryClient, 'deleteUser');
    },
  }),
});

onLogout(() => {
  void queryClient.cancelQueries();
  queryClient.clear();
});
