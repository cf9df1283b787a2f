import type { BannerItemLinksItem } from './bannerItemLinksItem.ts';

export interface BannerItem {
  is_active?: boolean;
  /** Assumed: the language of title and body as a BCP 47 tag, so that screen readers pronounce them in it. */
  language?: string;
  title?: string;
  /** HTML, hostile until cleaned. */
  body?: string;
  /** @nullable */
  link?: string | null;
  links?: BannerItemLinksItem[];
}
