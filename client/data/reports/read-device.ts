import { getListAlertEventsQueryKey, listAlertEvents } from '../../../generated/client/alert.ts';
import { getListTripsQueryOptions } from '../../../generated/client/device.ts';
import type { Vehicle } from '../../api/model.ts';
import { requireDeviceKeys } from '../../api/required-arguments.ts';
import { now, portalTime } from '../../lib/now.ts';
import { alertTime } from '../../rules/alerts/alert-time.ts';
import { type PeriodType, type Reading, SAFETY_ALERTS } from '../../rules/reports/figures.ts';
import type { Period } from '../../rules/time/day-range.ts';
import { MINUTE } from '../../rules/time/duration.ts';
import { sumsOf, type TripSums } from '../../rules/trips/trip-sums.ts';
import { everyPage } from '../every-page.ts';
import { queryClient } from '../query-client.ts';
import { tripsQuery } from '../trips/trips.ts';

/** A reading is used again for this time, so that another tab of the same report needs no requests. */
const FRESH = 5 * MINUTE;

const iso = (at: number) => new Date(at).toISOString();
/** The API includes the end of a range. */
const dates = ({ from, to }: Period) => ({ from_date: iso(from), to_date: iso(to - 1) });

/** A reading and when it was made, in milliseconds since 1970. */
export type DatedReading = { reading: Reading; at: number };

/** When the cache got an answer. */
const readAt = (queryKey: readonly unknown[]): number => {
  const state = queryClient.getQueryState(queryKey);
  return state ? portalTime(state.dataUpdatedAt) : now();
};

/** Reads one device's part of a report: sums of its trips, or times of its vehicle's alerts. */
export async function readDevice(
  type: PeriodType,
  { id, device_key }: Pick<Vehicle, 'id' | 'device_key'>,
  period: Period,
): Promise<DatedReading> {
  requireDeviceKeys([device_key]);
  if (type === 'mileage' || type === 'idle' || type === 'hours') {
    // Every page has the sums of the whole range, so one row is enough.
    const query = getListTripsQueryOptions(device_key, { ...dates(period), limit: 1 });
    const { stats } = await queryClient.fetchQuery({ ...query, staleTime: FRESH });
    const reading: Reading = { kind: 'trips', stats: stats ?? (await sumsOfAll(device_key, period)) };
    return { reading, at: readAt(query.queryKey) };
  }
  const filter = { ...dates(period), vehicle_id: [id], alert_type: [SAFETY_ALERTS[type]] };
  const query = everyPage(getListAlertEventsQueryKey(filter), (page, options) =>
    listAlertEvents({ ...filter, ...page }, options),
  );
  const events = await queryClient.fetchQuery({ ...query, staleTime: FRESH });
  return { reading: { kind: 'alerts', times: events.map(alertTime) }, at: readAt(query.queryKey) };
}

/** Sums of all trips, for a server that sends none. */
async function sumsOfAll(deviceKey: string, period: Period): Promise<TripSums> {
  const { trips } = await queryClient.fetchQuery({ ...tripsQuery(deviceKey, period), staleTime: FRESH });
  return sumsOf(trips);
}
