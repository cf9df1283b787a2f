import { queryOptions } from '@tanstack/react-query';
import { getListDevicesQueryOptions } from '../../../generated/client/device.ts';
import { getListMediaQueryOptions } from '../../../generated/client/stream.ts';
import type { Camera, Device, MediaSnippet } from '../../api/model.ts';
import { queryClient } from '../query-client.ts';

const firstOf = <Row>({ results }: { results: readonly Row[] }): Row | null => results[0] ?? null;

/** The device with its camera's settings, plan and stream; null where the key is unknown (core 7). */
export const deviceQuery = (deviceKey: string) =>
  queryOptions({ ...getListDevicesQueryOptions({ device_key: deviceKey }), select: firstOf<Device> });

/** Reads the device, also where the cache has it. Rejects with an `ApiError`. */
export const readDevice = async (deviceKey: string): Promise<Device | null> =>
  firstOf(await queryClient.fetchQuery({ ...deviceQuery(deviceKey), staleTime: 0 }));

/** The device as the cache has it. */
export function knownDevice(deviceKey: string): Device | null {
  const page = queryClient.getQueryData(deviceQuery(deviceKey).queryKey);
  return page ? firstOf(page) : null;
}

/** Changes the device in the cache; a no-op if it was not read. */
export function changeDevice(deviceKey: string, change: (device: Device) => Device): void {
  queryClient.setQueryData(
    deviceQuery(deviceKey).queryKey,
    (page) => page && { ...page, results: page.results.map(change) },
  );
}

/** What a camera kept last; null where it kept nothing (commerce 7). */
export const latestMediaQuery = (deviceKey: string, camera: Camera) =>
  queryOptions({
    ...getListMediaQueryOptions(deviceKey, { limit: 1, camera_channel: camera }),
    select: firstOf<MediaSnippet>,
  });
