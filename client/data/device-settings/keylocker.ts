import { queryOptions } from '@tanstack/react-query';
import { deletePin, getFeatures, getGetFeaturesQueryKey, setPin } from '../../../generated/client/device.ts';
import { ApiError } from '../../api/errors.ts';
import type { KeylockerState, PinRequest, PinState } from '../../api/model.ts';
import { MINUTE } from '../../rules/time/duration.ts';
import { askDevice } from '../device-requests/request.ts';
import { queryClient } from '../query-client.ts';

/** Key locker of a device, `null` without one. `isStored`: the device did not answer, this is its last report. */
export type KnownKeylocker = { keylocker: KeylockerState | null; isStored: boolean };

const STORED = { keylocker: true, query_device: false } as const;

const keyOf = (deviceKey: string, asksDevice: boolean) =>
  [...getGetFeaturesQueryKey(deviceKey, STORED), { asksDevice }] as const;

/**
 * State of the key locker with its PINs (commerce 3, commerce 7). Asks the device unless it could not be changed anyway. Falls back to
 * the last report if it does not answer (424).
 */
export const keylockerQuery = (deviceKey: string, asksDevice: boolean) =>
  queryOptions({
    queryKey: keyOf(deviceKey, asksDevice),
    // A lost connection closes the gate: what was shown stays.
    placeholderData: () => (asksDevice ? undefined : queryClient.getQueryData<KnownKeylocker>(keyOf(deviceKey, true))),
    queryFn: async ({ signal }): Promise<KnownKeylocker> => {
      const stored = async () => (await getFeatures(deviceKey, STORED, { signal })).keylocker ?? null;
      if (!asksDevice) return { keylocker: await stored(), isStored: false };
      try {
        const { keylocker } = await getFeatures(deviceKey, { keylocker: true }, { signal });
        return { keylocker: keylocker ?? null, isStored: false };
      } catch (failure) {
        if (!(failure instanceof ApiError) || failure.kind !== 'device-unreachable') throw failure;
        return { keylocker: await stored(), isStored: true };
      }
    },
  });

/** Follows the reports while a page shows them, once a minute. Does not ask the device, which would wake it each time. */
export const keylockerFollowing = (deviceKey: string) =>
  queryOptions({
    queryKey: [...getGetFeaturesQueryKey(deviceKey, STORED), 'following'],
    queryFn: async ({ signal }): Promise<KeylockerState | null> => {
      const changesBefore = changes.get(deviceKey);
      const keylocker = (await getFeatures(deviceKey, STORED, { signal })).keylocker ?? null;
      // A PIN that was set in the meantime is newer than this answer.
      if (keylocker && changesBefore === changes.get(deviceKey)) changeShown(deviceKey, () => keylocker);
      return keylocker;
    },
    refetchInterval: MINUTE,
  });

/** How often the PINs of a device were changed here. */
const changes = new Map<string, number>();

function changeShown(deviceKey: string, change: (state: KeylockerState) => KeylockerState): void {
  for (const asksDevice of [true, false]) {
    queryClient.setQueryData(
      keylockerQuery(deviceKey, asksDevice).queryKey,
      (known) => known && { ...known, keylocker: known.keylocker && change(known.keylocker) },
    );
  }
}

function patchPins(deviceKey: string, pins: PinState): void {
  changes.set(deviceKey, (changes.get(deviceKey) ?? 0) + 1);
  changeShown(deviceKey, (state) => ({ ...state, ...pins }));
}

/**
 * Sets or replaces a PIN of the key locker, and resolves when the device confirmed it. Not a mutation, because the mutation cache
 * would keep the digits. Rejects with an `ApiError`.
 */
export const savePin = (deviceKey: string, request: PinRequest): Promise<PinState> =>
  askDevice({
    deviceKey,
    kind: request.is_secondary_pin ? 'guest_pin' : 'master_pin',
    send: () => setPin(deviceKey, request),
    judge: () => 'done',
    onAnswer: (pins) => patchPins(deviceKey, pins),
    write: 'setPin',
  });

/** Clears the guest PIN with the master PIN, which the call has in its query (commerce 7). Not a mutation, as `savePin` is none. */
export const clearGuestPin = (deviceKey: string, masterPin: string): Promise<void> =>
  askDevice({
    deviceKey,
    kind: 'guest_pin',
    send: async () => {
      await deletePin(deviceKey, { master_pin: masterPin });
    },
    judge: () => 'done',
    onAnswer: () =>
      patchPins(deviceKey, {
        is_secondary_pin_set: false,
        is_secondary_pin_shared: false,
        secondary_end_date: null,
      }),
    write: 'deletePin',
  });
