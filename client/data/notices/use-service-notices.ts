import { useQuery } from '@tanstack/react-query';
import type { ApiError } from '../../api/errors.ts';
import { portalTime } from '../../lib/now.ts';
import type { Notices } from '../../rules/notices/notices.ts';
import { maintenanceQuery, outagesQuery } from './queries.ts';

export type ServiceStatus = {
  /** What was last heard; of what was never heard nothing stands. */
  notices: Notices;
  /** Both answered at the last look, so that nothing means nothing. */
  isKnown: boolean;
  error: ApiError | null;
  /** When both were last heard, in the portal's time; null while one was not. */
  checkedAt: number | null;
};

/** Outages and maintenance, polled while somebody looks. */
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
