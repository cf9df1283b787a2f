import { queryOptions } from '@tanstack/react-query';
import { body } from '../../api/body.ts';
import type { BannerItem } from '../../api/model.ts';
import { listBannerAndHelpLinks } from '../../api/operations.ts';

/** What the content system gives: the first item is the dashboard's banner if it is active, the second has help links (core 7). */
const contentQuery = () =>
  queryOptions({
    queryKey: ['listBannerAndHelpLinks'],
    queryFn: async ({ signal }) => body(listBannerAndHelpLinks({ signal, isHelper: true })),
    // A failure is silent (core 8): nothing is worth another try.
    retry: false,
  });

export const bannerQuery = () =>
  queryOptions({
    ...contentQuery(),
    select: ([banner]: readonly BannerItem[]): BannerItem | null => (banner?.is_active ? banner : null),
  });
