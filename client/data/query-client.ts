import { MutationCache, QueryClient } from '@tanstack/react-query';
import type { ApiError } from '../api/errors.ts';
import { retryDelay, retryRead } from '../api/retry.ts';
import { onLogout } from '../state/logout-registry.ts';
import { afterWrite, isWrite } from './invalidation.ts';

declare module '@tanstack/react-query' {
  interface Register {
    /** Queries and mutations use the transport, or reject with the same errors. */
    defaultError: ApiError;
  }
}

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
  }),
});

onLogout(() => {
  void queryClient.cancelQueries();
  queryClient.clear();
});
