import { queryOptions } from '@tanstack/react-query';
import { getGetMapPlatformQueryOptions } from '../../../generated/client/notice.ts';
import { MINUTE } from '../../rules/time/duration.ts';
import { queryClient } from '../query-client.ts';

/** Key of the map and geocoding service, read once and cleared with the session (commerce 7). */
export const mapKeyQuery = () =>
  queryOptions({
    ...getGetMapPlatformQueryOptions({ request: { isHelper: true } }),
    select: ({ apikey }) => apikey,
    staleTime: Infinity,
    gcTime: Infinity,
  });

/** The key, or `null`. `refused`: a rejected key, replaced at most once per minute. */
export async function mapKey(refused?: string): Promise<string | null> {
  const staleTime = refused === undefined ? Infinity : MINUTE;
  const { apikey: key } = await queryClient.fetchQuery({ ...mapKeyQuery(), staleTime });
  return key === '' || key === refused ? null : key;
}
