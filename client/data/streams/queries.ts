import { queryOptions } from '@tanstack/react-query';
import { getListDevicesQueryOptions } from '../../../generated/client/device.ts';
import { getListMediaQueryOptions } from '../../../generated/client/stream.ts';
import type { Camera, Device, MediaSnippet } from '../../api/model.ts';
import { queryClient } from '../query-client.ts';

const firstOf = <Row>({ results }: { results: readonly Row[] }): Row | null => results[0] ?? null;

/** The device with camera settings, plan and stream. `null` for an unknown key (core 7). */
export const deviceQuery = (deviceKey: string) =>
  queryOptions({ ...getListDevicesQueryOptions({ device_key: deviceKey }), select: firstOf<Device> });

/** Reads the device even if cached. Rejects with an `ApiError`. */
export const readDevice = async (deviceKey: string): Promise<Device | null> =>
  firstOf(await queryClient.fetchQuery({ ...deviceQuery(deviceKey), staleTime: 0 }));

/** The cached device. */
export function knownDevice(deviceKey: string): Device | null {
  const page = queryClient.getQueryData(deviceQuery(deviceKey).queryKey);
  return page ? firstOf(page) : null;
}

/** Updates the cached device. A no-op without one. */
export function changeDevice(deviceKey: string, change: (device: Device) => Device): void {
  queryClient.setQueryData(
    deviceQuery(deviceKey).queryKey,
    (page) => page && { ...page, results: page.results.map(change) },
  );
}

/** Latest recording of a camera, or `null` (commerce 7). */
export const latestMediaQuery = (deviceKey: string, camera: Camera) =>
  queryOptions({
    ...getListMediaQueryOptions(deviceKey, { limit: 1, camera_channel: camera }),
    select: firstOf<MediaSnippet>,
  });
