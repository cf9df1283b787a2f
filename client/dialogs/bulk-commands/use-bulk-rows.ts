import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { Vehicle } from '../../api/model.ts';
import { useServiceNotices } from '../../data/notices/use-service-notices.ts';
import { vehiclesQuery } from '../../data/vehicles/queries.ts';
import type { BulkCommand, BulkViewer } from '../../rules/bulk.ts';
import { useUser } from '../../state/session.ts';
import { useNow } from '../../ui/use-now.ts';
import { placesOf, rowsFor } from './bulk-rows.ts';

const MINUTE = 60_000;
const NONE: readonly Vehicle[] = [];

/** Every vehicle as a row for the chosen command. */
export function useBulkRows(command: BulkCommand | null) {
  const { data: vehicles = NONE } = useQuery(vehiclesQuery());
  const user = useUser();
  const now = useNow(MINUTE);
  const { outage, maintenance } = useServiceNotices().notices;
  const viewer: BulkViewer = useMemo(
    () => ({ user, now, notices: { outage, maintenance } }),
    [user, now, outage, maintenance],
  );
  const [places] = useState(() => placesOf(vehicles, viewer));
  return {
    viewer,
    rows: useMemo(() => rowsFor(vehicles, { places, command, viewer }), [vehicles, places, command, viewer]),
  };
}
