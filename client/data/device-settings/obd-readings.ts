import { useSyncExternalStore } from 'react';
import { getGetObdQueryKey } from '../../../generated/client/vehicle.ts';
import type { AdvancedObd } from '../../api/model.ts';
import type { ObdReadings } from '../../rules/vehicle/concerns.ts';
import { queryClient } from '../query-client.ts';

const [OPERATION] = getGetObdQueryKey(0);
let known: ObdReadings = new Map();

function read(): ObdReadings {
  const found = queryClient.getQueriesData<AdvancedObd>({ queryKey: [OPERATION] });
  const readings = new Map(
    found.flatMap(([[, id], bus]) => (typeof id === 'number' && bus ? [[id, bus] as const] : [])),
  );
  const isSame = readings.size === known.size && [...readings].every(([id, bus]) => known.get(id) === bus);
  if (!isSame) known = readings;
  return known;
}

const subscribe = (changed: () => void) =>
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    const [operation]: readonly unknown[] = query.queryKey;
    if (operation === OPERATION && (type === 'updated' || type === 'removed')) changed();
  });

/** Readings of the bus that pages have read so far. Reads none: each read wakes a device over its cellular plan. */
export const useObdReadings = (): ObdReadings => useSyncExternalStore(subscribe, read);
