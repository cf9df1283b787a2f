import { queryOptions } from '@tanstack/react-query';
import { listDevices } from '../../../generated/client/device.ts';
import { listMedia } from '../../../generated/client/stream.ts';
import type { Camera } from '../../api/model.ts';

/** The device with its camera's settings, plan and stream; null where the key is unknown (core 7). */
export const deviceQuery = (deviceKey: string) =>
  queryOptions({
    queryKey: ['listDevices', deviceKey],
    queryFn: async ({ signal }) => {
      const { results } = await listDevices({ device_key: deviceKey }, { signal });
      return results[0] ?? null;
    },
  });

/** What a camera kept last; null where it kept nothing (commerce 7). */
export const latestMediaQuery = (deviceKey: string, camera: Camera) =>
  queryOptions({
    queryKey: ['listMedia', deviceKey, camera],
    queryFn: async ({ signal }) => {
      const { results } = await listMedia(deviceKey, { limit: 1, camera_channel: camera }, { signal });
      return results[0] ?? null;
    },
  });
