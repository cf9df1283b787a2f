import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { User, Vehicle } from '../../api/model.ts';
import { useServiceNotices } from '../../data/notices/use-service-notices.ts';
import { usersQuery } from '../../data/users/queries.ts';
import { vehiclesQuery } from '../../data/vehicles/queries.ts';
import type { BulkCommand, BulkViewer } from '../../rules/bulk.ts';
import { lentVehicles } from '../../rules/exclusive-access.ts';
import { useUser } from '../../state/session.ts';
import { useNow } from '../../ui/use-now.ts';
import { placesOf, rowsFor } from './bulk-rows.ts';

const MINUTE = 60_000;
const NONE: readonly Vehicle[] = [];
const NOBODY: readonly User[] = [];

/** Every vehicle as a row for the chosen command. */
export function useBulkRows(command: BulkCommand | null) {
  const { data: vehicles = NONE } = useQuery(vehiclesQuery());
  const user = useUser();
  const now = useNow(MINUTE);
  const { outage, maintenance } = useServiceNotices().notices;
  const { data: people = NOBODY } = useQuery(usersQuery());
  const lent = useMemo(
    () => lentVehicles(vehicles, people, { userId: user.id, now }),
    [vehicles, people, user.id, now],
  );
  const viewer: BulkViewer = useMemo(
    () => ({ user, now, notices: { outage, maintenance }, lent }),
    [user, now, outage, maintenance, lent],
  );
  const [places] = useState(() => placesOf(vehicles, viewer));
  return {
    viewer,
    rows: useMemo(() => rowsFor(vehicles, { places, command, viewer }), [vehicles, places, command, viewer]),
  };
}
