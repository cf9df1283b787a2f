import { type InfiniteData, infiniteQueryOptions } from '@tanstack/react-query';
import { getListMediaQueryKey, listMedia } from '../../../generated/client/stream.ts';
import type { Camera, MediaSnippet } from '../../api/model.ts';
import { type Page, type PageRequest, pageAfter } from '../../api/paging.ts';
import type { Channel } from '../../rules/camera/camera.ts';

/** Snippets per page: one or two weeks. A window shows about twelve. */
export const MEDIA_PAGE = 50;

type Pages = InfiniteData<Page<MediaSnippet>, PageRequest>;

/**
 * Recordings of a camera, newest first, paged (commerce 7). Shares its key prefix with the latest one, so that both are
 * invalidated.
 */
export const mediaQuery = (deviceKey: string, camera: Camera) =>
  infiniteQueryOptions({
    queryKey: [...getListMediaQueryKey(deviceKey, { camera_channel: camera, limit: MEDIA_PAGE }), 'pages'],
    queryFn: async ({ signal, pageParam }): Promise<Page<MediaSnippet>> => {
      return await listMedia(deviceKey, { ...pageParam, camera_channel: camera }, { signal });
    },
    initialPageParam: { limit: MEDIA_PAGE, offset: 0 },
    getNextPageParam: (last, _pages, asked) => pageAfter(last, asked),
    select: channelOf,
  });

/** Joins the pages. A new recording between two reads shifts the pages, so duplicates are dropped. */
export function channelOf({ pages, pageParams }: Pages): Channel {
  const byId = new Map(pages.flatMap(({ results }) => results).map((snippet) => [snippet.id ?? snippet.date, snippet]));
  const snippets = [...byId.values()].sort((one, other) => Date.parse(other.date) - Date.parse(one.date));
  const [last, asked] = [pages.at(-1), pageParams.at(-1)];
  return { snippets, isWhole: !last || !asked || pageAfter(last, asked) === null };
}
