import { queryOptions } from '@tanstack/react-query';
import { getListMaintenanceQueryOptions, getListOutagesQueryOptions } from '../../../generated/client/notice.ts';
import { SERVICE_STATUS_POLL } from '../../rules/constants/calls.ts';
import { newestOf } from '../../rules/notices/notices.ts';
import { queryClient } from '../query-client.ts';

/** Other pages do not refetch between polls. A focused window does. */
const polled = {
  staleTime: SERVICE_STATUS_POLL,
  refetchInterval: SERVICE_STATUS_POLL,
  refetchOnWindowFocus: 'always',
  refetchOnReconnect: 'always',
} as const;

/** The newest outage (core 7). Requested without a token, so that an expired session does not hide it. */
export const outagesQuery = () =>
  queryOptions({
    ...getListOutagesQueryOptions({ request: { auth: 'none' } }),
    ...polled,
    select: newestOf,
  });

/** The newest maintenance (core 7), also without a token. */
export const maintenanceQuery = () =>
  queryOptions({
    ...getListMaintenanceQueryOptions({ request: { auth: 'none' } }),
    ...polled,
    select: newestOf,
  });

/** Checks now, or joins a check in flight. Never rejects: the queries hold the error. */
export async function recheckNotices(): Promise<void> {
  await Promise.allSettled([
    queryClient.fetchQuery({ ...outagesQuery(), staleTime: 0 }),
    queryClient.fetchQuery({ ...maintenanceQuery(), staleTime: 0 }),
  ]);
}
