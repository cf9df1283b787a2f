import { infiniteQueryOptions } from '@tanstack/react-query';
import { getListAlertRulesQueryKey, listAlertRules } from '../../../generated/client/alert.ts';
import { getListGeofencesQueryKey, listGeofences } from '../../../generated/client/geofence.ts';
import { type PageRequest, pageAfter } from '../../api/paging.ts';
import { GEOFENCE_PAGES } from '../../rules/constants/geofences.ts';
import { everyPage } from '../every-page.ts';

const FIRST: PageRequest = { limit: GEOFENCE_PAGES.first, offset: 0 };

/** Geofences of the account: first 10, so that the list shows at once, then 100 at a time (commerce 9). */
export const geofencesQuery = () =>
  infiniteQueryOptions({
    queryKey: [...getListGeofencesQueryKey(), 'pages'] as const,
    queryFn: ({ pageParam, signal }) => listGeofences(pageParam, { signal }),
    initialPageParam: FIRST,
    getNextPageParam: (last, _pages, asked) => {
      const next = pageAfter(last, asked);
      return next && { ...next, limit: GEOFENCE_PAGES.next };
    },
  });

const RULES = { alert_type: ['geofences' as const] };

/** Rules of all vehicles about geofences. */
export const geofenceRulesQuery = () =>
  everyPage(getListAlertRulesQueryKey(RULES), (page, options) => listAlertRules({ ...RULES, ...page }, options));
