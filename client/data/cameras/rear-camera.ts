import { queryOptions } from '@tanstack/react-query';
import { now } from '../../lib/now.ts';
import { findRearCamera } from '../streams/camera-commands.ts';

/**
 * Whether the second camera is connected, and when this was read (milliseconds since 1970). The read is a command that
 * wakes the device and appears in the feed, so it is sent once per session and on request.
 */
export const rearCameraQuery = (deviceKey: string) =>
  queryOptions({
    queryKey: ['rearCamera', deviceKey],
    queryFn: async ({ signal }) => ({ isConnected: await findRearCamera(deviceKey, signal), at: now() }),
    staleTime: Infinity,
    gcTime: Infinity,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
