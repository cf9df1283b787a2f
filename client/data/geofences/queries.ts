import { infiniteQueryOptions } from '@tanstack/react-query';
import { getListAlertRulesQueryKey, listAlertRules } from '../../../generated/client/alert.ts';
import { getListGeofencesQueryKey, listGeofences } from '../../../generated/client/geofence.ts';
import { GEOFENCE_PAGES } from '../../rules/constants/geofences.ts';
import { everyPage } from '../every-page.ts';

/** Geofences of the account: first 10, so that the list shows at once, then 100 at a time (commerce 9). */
export const geofencesQuery = () =>
  infiniteQueryOptions({
    queryKey: [...getListGeofencesQueryKey(), 'pages'] as const,
    queryFn: ({ pageParam: offset, signal }) =>
      listGeofences({ limit: offset === 0 ? GEOFENCE_PAGES.first : GEOFENCE_PAGES.next, offset }, { signal }),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => {
      const read = pages.reduce((sum, { results }) => sum + results.length, 0);
      return last.results.length > 0 && read < last.count ? read : null;
    },
  });

const RULES = { alert_type: ['geofences' as const] };

/** Rules of all vehicles about geofences. */
export const geofenceRulesQuery = () =>
  everyPage(getListAlertRulesQueryKey(RULES), (page, options) => listAlertRules({ ...RULES, ...page }, options));
