import { queryOptions } from '@tanstack/react-query';
import { getListMaintenanceQueryOptions, getListOutagesQueryOptions } from '../../../generated/client/notice.ts';
import { SERVICE_STATUS_POLL } from '../../rules/constants/calls.ts';
import { newestOf } from '../../rules/notices/notices.ts';
import { queryClient } from '../query-client.ts';

/** Another page does not ask again between two polls; whoever comes back to the window finds what is true by then. */
const polled = {
  staleTime: SERVICE_STATUS_POLL,
  refetchInterval: SERVICE_STATUS_POLL,
  refetchOnWindowFocus: 'always',
  refetchOnReconnect: 'always',
} as const;

/** The newest outage (core 7). Asked for without a token: an expired session must not hide it. */
export const outagesQuery = () =>
  queryOptions({
    ...getListOutagesQueryOptions({ request: { auth: 'none' } }),
    ...polled,
    select: newestOf,
  });

/** The newest maintenance (core 7), asked for in the same way. */
export const maintenanceQuery = () =>
  queryOptions({
    ...getListMaintenanceQueryOptions({ request: { auth: 'none' } }),
    ...polled,
    select: newestOf,
  });

/** Asks now, or joins a question that is under way. Never rejects: a failure is the queries' error. */
export async function recheckNotices(): Promise<void> {
  await Promise.allSettled([
    queryClient.fetchQuery({ ...outagesQuery(), staleTime: 0 }),
    queryClient.fetchQuery({ ...maintenanceQuery(), staleTime: 0 }),
  ]);
}
