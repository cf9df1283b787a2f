import { getReadyState } from '../../../generated/client/device.ts';
import { errorOfFailure } from '../../api/errors.ts';

/** Why a device cannot be added, as named by the contract (commerce 8). */
const REFUSALS = ['ALREADY_IN_USE', 'DEACTIVATED', 'INVALID_STATE', 'NO_PRICING_PLAN'] as const;
export type DeviceRefusal = (typeof REFUSALS)[number] | 'NOT_FOUND' | 'OTHER';

/** A device by its serial number. `refusal`: why it cannot be added, `null` if it can. */
export type ReadyDevice = { key: string; product: string; refusal: DeviceRefusal | null };

/** Looks up a serial number without sign-in. Rejects if the lookup fails. */
export async function readyDevice(key: string): Promise<ReadyDevice> {
  const state = await orNull(getReadyState(key, { auth: 'none' }));
  if (!state) return { key, product: '', refusal: 'NOT_FOUND' };
  const refusal = state.ready ? null : (REFUSALS.find((known) => known === state.reason) ?? 'OTHER');
  return { key: state.device_key ?? key, product: state.product_name ?? '', refusal };
}

/** Data of a response. `null` for not found, which is no failure here (commerce 8). */
export async function orNull<Data>(answer: Promise<Data>): Promise<Data | null> {
  try {
    return await answer;
  } catch (failure) {
    if (errorOfFailure(failure).status === 404) return null;
    throw failure;
  }
}
