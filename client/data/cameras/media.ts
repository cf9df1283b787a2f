import { type InfiniteData, infiniteQueryOptions } from '@tanstack/react-query';
import { getListMediaQueryKey, listMedia } from '../../../generated/client/stream.ts';
import type { Camera, MediaSnippet } from '../../api/model.ts';
import type { Page } from '../../api/paging.ts';
import type { Channel } from '../../rules/camera/camera.ts';

/** Snippets per page: one or two weeks. A window shows about twelve. */
export const MEDIA_PAGE = 50;

type Pages = InfiniteData<Page<MediaSnippet>, number>;

/**
 * Recordings of a camera, newest first, paged (commerce 7). Shares its key prefix with the latest one, so that both are
 * invalidated.
 */
export const mediaQuery = (deviceKey: string, camera: Camera) =>
  infiniteQueryOptions({
    queryKey: [...getListMediaQueryKey(deviceKey, { camera_channel: camera, limit: MEDIA_PAGE }), 'pages'],
    queryFn: async ({ signal, pageParam }): Promise<Page<MediaSnippet>> => {
      const page = { limit: MEDIA_PAGE, offset: pageParam };
      return await listMedia(deviceKey, { ...page, camera_channel: camera }, { signal });
    },
    initialPageParam: 0,
    getNextPageParam: ({ count }, _pages, offset) => (offset + MEDIA_PAGE < count ? offset + MEDIA_PAGE : null),
    select: channelOf,
  });

/** Joins the pages. A new recording between two reads shifts the pages, so duplicates are dropped. */
export function channelOf({ pages }: Pages): Channel {
  const byId = new Map(pages.flatMap(({ results }) => results).map((snippet) => [snippet.id, snippet]));
  const snippets = [...byId.values()].sort((one, other) => Date.parse(other.date) - Date.parse(one.date));
  const last = pages.at(-1);
  return { snippets, isWhole: !last || pages.length * MEDIA_PAGE >= last.count };
}
