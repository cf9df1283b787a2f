import { queryOptions } from '@tanstack/react-query';
import { listBannerAndHelpLinks } from '../../../generated/client/notice.ts';
import type { BannerItem } from '../../api/model.ts';

/** What the content system gives: the first item is the dashboard's banner if it is active, the second has help links (core 7). */
const contentQuery = () =>
  queryOptions({
    queryKey: ['listBannerAndHelpLinks'],
    queryFn: async ({ signal }) => listBannerAndHelpLinks({ signal, isHelper: true }),
    // A failure is silent (core 8): nothing is worth another try.
    retry: false,
  });

export const bannerQuery = () =>
  queryOptions({
    ...contentQuery(),
    select: ([banner]: readonly BannerItem[]): BannerItem | null => (banner?.is_active ? banner : null),
  });
