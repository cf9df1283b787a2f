import { MutationCache, QueryClient } from '@tanstack/react-query';
import type { ApiError } from '../api/errors.ts';
import { retryDelay, retryRead } from '../api/retry.ts';
import { onLogout } from '../state/logout-registry.ts';
import { afterWrite, isWrite } from './invalidation.ts';

declare module '@tanstack/react-query' {
  interface Register {
    /** Every query and mutation goes through the transport, or throws what the transport would. */
    defaultError: ApiError;
  }
}

/** What was read within this time is not read again when another page asks for it. */
const FRESH = 30_000;

/** The one cache. A mutation's key begins with its operation, which says what it makes out of date. */
export const queryClient: QueryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: retryRead, retryDelay: (failures) => retryDelay(failures), staleTime: FRESH },
    // Never tried again, nor kept until there is a connection: a door must not unlock an hour after the button.
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
