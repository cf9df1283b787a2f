import { queryOptions, skipToken } from '@tanstack/react-query';
import { getListLocationLinksQueryOptions, listLocationLinks } from '../../../generated/client/location-link.ts';
import { MINUTE } from '../../rules/time/duration.ts';
import { ifOffered } from '../offered.ts';
import { isSeen } from '../vehicles/is-seen.ts';

/** Open location links of a vehicle. Followed while shown, for when they were last opened. `null`: none is shown. */
export const locationLinksQuery = (vehicleId: number | null) =>
  queryOptions({
    queryKey: getListLocationLinksQueryOptions(vehicleId ?? 0).queryKey,
    queryFn:
      vehicleId === null
        ? skipToken
        : ({ signal }) =>
            ifOffered(
              () => listLocationLinks(vehicleId, { signal }),
              () => isSeen(vehicleId),
            ),
    staleTime: 0,
    refetchInterval: MINUTE,
  });
