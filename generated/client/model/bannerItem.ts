import type { BannerItemLinksItem } from './bannerItemLinksItem.ts';

export interface BannerItem {
  is_active?: boolean;
  title?: string;
  /** HTML, hostile until cleaned. */
  body?: string;
  /** @nullable */
  link?: string | null;
  links?: BannerItemLinksItem[];
}
