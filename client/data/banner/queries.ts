import { queryOptions } from '@tanstack/react-query';
import { getListBannerAndHelpLinksQueryOptions } from '../../../generated/client/notice.ts';
import type { BannerItem } from '../../api/model.ts';

/** The first item of the content system is the dashboard's banner if it is active, the second has help links (core 7). */
export const bannerQuery = () =>
  queryOptions({
    ...getListBannerAndHelpLinksQueryOptions({ request: { isHelper: true } }),
    // A failure is silent (core 8): nothing is worth another try.
    retry: false,
    select: ([banner]: readonly BannerItem[]): BannerItem | null => (banner?.is_active ? banner : null),
  });
