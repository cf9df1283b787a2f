import { mutationOptions } from '@tanstack/react-query';
import { getSendConfigurationMutationKey } from '../../../generated/client/iot.ts';
import type { ScheduleValue } from '../../api/model.ts';
import { SCHEDULE_SETTLES } from '../../rules/constants/calls.ts';
import { configuration } from '../device-requests/configuration.ts';
import { askDevice } from '../device-requests/request.ts';

/**
 * Saves the schedule of a tracker. Waits 2500 ms before the vehicle is read again, because the service takes the schedule over by
 * then (commerce 5).
 */
export const scheduleSetting = (deviceKey: string) =>
  mutationOptions({
    mutationKey: getSendConfigurationMutationKey(),
    mutationFn: async (value: ScheduleValue) => {
      await askDevice(configuration({ deviceKey, command: 'set_schedule', value }));
      await new Promise((resolve) => setTimeout(resolve, SCHEDULE_SETTLES));
    },
  });
