import { queryOptions } from '@tanstack/react-query';
import { now } from '../../lib/now.ts';
import { findRearCamera } from '../streams/camera-commands.ts';

/**
 * Whether the second camera is connected, and since when that is known (milliseconds since 1970). It takes a command, which
 * wakes the device and stands in the feed: it is sent once a session, and again when somebody asks.
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
