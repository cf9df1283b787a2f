import { configuration } from '../device-requests/configuration.ts';
import { askDevice } from '../device-requests/request.ts';

/** Keypads of a vehicle, by their number (commerce 5 "kp1", "kp2"). */
export const KEYPADS = [1, 2] as const;
export type Keypad = (typeof KEYPADS)[number];

/**
 * Sets the code of a keypad, and resolves when the device confirmed it. Not a mutation, because the mutation cache would keep the
 * digits. Rejects with an `ApiError`.
 */
export const saveKeypadCode = async (deviceKey: string, keypad: Keypad, code: string): Promise<void> => {
  await askDevice({
    ...configuration({ deviceKey, command: `set_keypad_${keypad}`, value: code }),
    write: 'sendConfiguration',
  });
};
