import { queryOptions } from '@tanstack/react-query';
import { getListBannerAndHelpLinksQueryOptions } from '../../../generated/client/notice.ts';
import type { BannerItem } from '../../api/model.ts';

/** The first content item is the dashboard's banner if active. The second has help links (core 7). */
export const bannerQuery = () =>
  queryOptions({
    ...getListBannerAndHelpLinksQueryOptions({ request: { isHelper: true } }),
    // Fails silently and without a retry (core 8).
    retry: false,
    select: ([banner]: readonly BannerItem[]): BannerItem | null => (banner?.is_active ? banner : null),
  });

/**
 * Help links of the reports with their language, for `bannerQuery`. Links of the content system are untrusted: only those over HTTPS
 * are shown.
 */
export const helpLinksOf = ([, help]: readonly BannerItem[]) =>
  (help?.links ?? [])
    .filter(({ url }) => URL.parse(url)?.protocol === 'https:')
    .map((link) => ({ ...link, language: help?.language }));
