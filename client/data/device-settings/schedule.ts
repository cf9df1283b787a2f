import { mutationOptions } from '@tanstack/react-query';
import { getSendConfigurationMutationKey, sendConfiguration } from '../../../generated/client/iot.ts';
import { ApiError, DEFAULT_STATUS } from '../../api/errors.ts';
import type { ScheduleValue } from '../../api/model.ts';
import { SCHEDULE_SETTLES } from '../../rules/constants/calls.ts';
import { sendToDevice } from '../notices/interruptions.ts';

const REFUSED = 'The device did not accept the schedule';

/**
 * Saves the schedule of a tracker. Waits 2500 ms before the vehicle is read again, because the service takes the schedule over by
 * then (commerce 5).
 */
export const scheduleSetting = (deviceKey: string) =>
  mutationOptions({
    mutationKey: getSendConfigurationMutationKey(),
    mutationFn: async (value: ScheduleValue) => {
      const request = { deviceKey, command: 'set_schedule', value } as const;
      const { parsed } = await sendToDevice(deviceKey, () => sendConfiguration(request));
      if (!parsed.command_success) throw new ApiError({ kind: 'unexpected', status: DEFAULT_STATUS, message: REFUSED });
      await new Promise((resolve) => setTimeout(resolve, SCHEDULE_SETTLES));
    },
  });
