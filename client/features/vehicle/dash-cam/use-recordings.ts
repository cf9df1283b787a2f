import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Camera, Vehicle } from '../../../api/model.ts';
import { mediaQuery } from '../../../data/cameras/media.ts';
import { type Channel, camerasOf, daysOf, horizonOf, recordingsOf } from '../../../rules/camera/camera.ts';
import { useUser } from '../../../state/session.ts';

type Channels = Partial<Record<Camera, Channel>>;

/** Loaded recordings of a vehicle by the user's days, and how to load more. */
export function useRecordings(vehicle: Vehicle) {
  const { timezone } = useUser();
  const cameras = camerasOf(vehicle.product_name);
  const front = useInfiniteQuery(mediaQuery(vehicle.device_key, 'front'));
  const rear = useInfiniteQuery({ ...mediaQuery(vehicle.device_key, 'rear'), enabled: cameras.includes('rear') });
  const queries = cameras.map((camera) => ({ camera, query: camera === 'front' ? front : rear }));

  const channels = useMemo<Channels>(
    () => ({ ...(front.data && { front: front.data }), ...(rear.data && { rear: rear.data }) }),
    [front.data, rear.data],
  );
  const recordings = useMemo(() => recordingsOf(channels), [channels]);
  const days = useMemo(() => daysOf(recordings, timezone), [recordings, timezone]);

  /** Loads the next page of each camera that has one. `null` if one of them failed. */
  const readOn = async (known: Channels): Promise<Channels | null> => {
    const read = await Promise.all(
      queries
        .filter(({ camera }) => known[camera]?.isWhole === false)
        .map(async ({ camera, query }) => ({ camera, result: await query.fetchNextPage() })),
    );
    if (read.some(({ result }) => result.isFetchNextPageError)) return null;
    return { ...known, ...Object.fromEntries(read.map(({ camera, result }) => [camera, result.data])) };
  };
  /** Loads everything since an instant (milliseconds since 1970). `false` if that failed. */
  const reach = async (instant: number): Promise<boolean> => {
    let known: Channels | null = channels;
    while (known && horizonOf(known) > instant) known = await readOn(known);
    return known !== null;
  };

  return {
    days,
    recordings,
    isPending: queries.some(({ query }) => query.isPending),
    /** Fails if one camera failed: a partial list would look complete. */
    error: queries.map(({ query }) => (query.data ? null : query.error)).find((error) => error !== null) ?? null,
    hasMore: horizonOf(channels) > -Infinity,
    isReadingOn: queries.some(({ query }) => query.isFetchingNextPage),
    readingOnFailed: queries.some(({ query }) => query.isFetchNextPageError),
    readOn: () => void readOn(channels),
    reach,
    refetch: () => queries.forEach(({ query }) => void query.refetch()),
  };
}
