import { ApiError } from '../api/errors.ts';
import { afterWrite, type Write } from './invalidation.ts';
import { queryClient } from './query-client.ts';
import { refreshOwnUser } from './users/cache.ts';

const ACCESS_CODES: readonly (string | null)[] = ['READ_ONLY', 'PARTIAL_ACCESS', 'EXCLUSIVE_ACCESS'];

/** Whether the user's access to a vehicle is another one than the page knows: it was lowered, has ended, or someone has it alone. */
export const isAccessRefusal = (failure: unknown): boolean =>
  failure instanceof ApiError && (failure.kind === 'not-found' || ACCESS_CODES.includes(failure.code));

/** Reads again what the user may see and do, so that no control pretends otherwise. */
export function lookAtAccess(): void {
  afterWrite(queryClient, 'deleteUser');
  void refreshOwnUser().catch(() => undefined);
}

/** Writes of forms and dialogs about one vehicle or its device. Requests to the device look themselves. */
const OF_VEHICLE: ReadonlySet<unknown> = new Set<Write>([
  'updateVehicle',
  'updateFeatures',
  'updateOptionTables',
  'updateCameraSettings',
  'setServiceMode',
  'clearTroubleCode',
  'createAlertRule',
  'updateAlertRule',
]);

/** Looks at the user's access after each refusal of such a write. Returns a function that stops it. */
export const followRefusals = (): (() => void) =>
  queryClient.getMutationCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'error') return;
    if (OF_VEHICLE.has(event.mutation.options.mutationKey?.[0]) && isAccessRefusal(event.action.error)) lookAtAccess();
  });
