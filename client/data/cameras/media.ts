import { type InfiniteData, infiniteQueryOptions } from '@tanstack/react-query';
import { getListMediaQueryKey, listMedia } from '../../../generated/client/stream.ts';
import type { Camera, MediaSnippet } from '../../api/model.ts';
import type { Page } from '../../api/paging.ts';
import type { Channel } from '../../rules/camera/camera.ts';

/** Snippets a page: a week or two, of which a window shows a dozen. */
export const MEDIA_PAGE = 50;

type Pages = InfiniteData<Page<MediaSnippet>, number>;

/** What a camera kept, newest first, page by page (commerce 7). Its key begins like that of the latest one, so that both are read anew. */
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

/** The pages as one list. Between two pages something may have been recorded, so that one came twice. */
export function channelOf({ pages }: Pages): Channel {
  const byId = new Map(pages.flatMap(({ results }) => results).map((snippet) => [snippet.id, snippet]));
  const snippets = [...byId.values()].sort((one, other) => Date.parse(other.date) - Date.parse(one.date));
  const last = pages.at(-1);
  return { snippets, isWhole: !last || pages.length * MEDIA_PAGE >= last.count };
}
