import type { BannerItem } from './bannerItem.ts';

export type BannerAndHelpLinks = BannerItem[];
