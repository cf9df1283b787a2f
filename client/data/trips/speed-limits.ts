import { queryOptions } from '@tanstack/react-query';
import { getListAlertEventsQueryOptions } from '../../../generated/client/alert.ts';
import type { Period } from '../../rules/time/day-range.ts';
import { MINUTE } from '../../rules/time/duration.ts';

/** Episodes of one trip that are read. */
const MOST = 100;

/** Speeding alerts of a vehicle in a period, which state the limits. */
export const speedingQuery = (vehicleId: number, { from, to }: Period) =>
  queryOptions({
    ...getListAlertEventsQueryOptions({
      vehicle_id: [vehicleId],
      alert_type: ['speed_limit'],
      from_date: new Date(from).toISOString(),
      to_date: new Date(to - 1).toISOString(),
      limit: MOST,
    }),
    staleTime: 5 * MINUTE,
    select: ({ results }) => results,
  });
