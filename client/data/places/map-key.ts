import { queryOptions } from '@tanstack/react-query';
import { getGetMapPlatformQueryOptions } from '../../../generated/client/notice.ts';
import { MINUTE } from '../../rules/time/duration.ts';
import { queryClient } from '../query-client.ts';

/** A key that the service refuses is asked for again, but not more often than this. */

/** The key of the map and geocoding service; read once and reused, gone with the session (commerce 7). */
export const mapKeyQuery = () =>
  queryOptions({
    ...getGetMapPlatformQueryOptions({ request: { isHelper: true } }),
    select: ({ apikey }) => apikey,
    staleTime: Infinity,
    gcTime: Infinity,
  });

/** The key, or null without one. `refused` is one that the service did not take: another is wanted, if there is one. */
export async function mapKey(refused?: string): Promise<string | null> {
  const staleTime = refused === undefined ? Infinity : MINUTE;
  const { apikey: key } = await queryClient.fetchQuery({ ...mapKeyQuery(), staleTime });
  return key === '' || key === refused ? null : key;
}
