import { getListAlertRulesQueryKey, updateAlertRule } from '../../../generated/client/alert.ts';
import { type ApiError, errorOfFailure } from '../../api/errors.ts';
import { sixAtOnce } from '../../lib/limiter.ts';
import type { NoticeWrite } from '../../rules/geofences/notices.ts';
import { queryClient } from '../query-client.ts';

/**
 * Changes rules, six at once, and reads all rules again. Resolves with the failures by vehicle: a device that rejects its rule keeps
 * none of the others from being saved (commerce 8).
 */
export async function setNotices(
  writes: readonly NoticeWrite[],
  onProgress: (done: number) => void,
): Promise<ReadonlyMap<number, ApiError>> {
  const failed = new Map<number, ApiError>();
  let done = 0;
  await sixAtOnce(writes, async ({ rule, data }) => {
    try {
      await updateAlertRule(rule.id, data);
    } catch (failure) {
      failed.set(rule.vehicle_id, errorOfFailure(failure));
    }
    onProgress(++done);
  });
  await queryClient.invalidateQueries({ queryKey: getListAlertRulesQueryKey() });
  return failed;
}
