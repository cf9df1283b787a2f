import { useQuery } from '@tanstack/react-query';
import type { ApiError } from '../../api/errors.ts';
import { portalTime } from '../../lib/now.ts';
import type { Notices } from '../../rules/notices/notices.ts';
import { maintenanceQuery, outagesQuery } from './queries.ts';

export type ServiceStatus = {
  /** Last read notices. Empty before the first read. */
  notices: Notices;
  /** Both lists were read, so that empty means no incident. */
  isKnown: boolean;
  error: ApiError | null;
  /** Time of the older read, in the portal's time. `null` while one is missing. */
  checkedAt: number | null;
};

/** Outages and maintenance, polled while mounted. */
export function useServiceNotices(): ServiceStatus {
  const outage = useQuery(outagesQuery());
  const maintenance = useQuery(maintenanceQuery());
  const heardAt = Math.min(outage.dataUpdatedAt, maintenance.dataUpdatedAt);
  return {
    notices: { outage: outage.data ?? null, maintenance: maintenance.data ?? null },
    isKnown: outage.isSuccess && maintenance.isSuccess,
    error: outage.error ?? maintenance.error,
    checkedAt: heardAt === 0 ? null : portalTime(heardAt),
  };
}
