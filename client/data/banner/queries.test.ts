import { expect, test } from 'vitest';
import type { BannerItem } from '../../api/model.ts';
import { bannerQuery, helpLinksOf } from './queries.ts';

const item = (is_active: boolean) => ({ is_active, title: 'Winter offer' }) as unknown as BannerItem;
const bannerOf = (items: readonly BannerItem[]) => bannerQuery().select?.(items as BannerItem[]);

test('[core 7] shows the first content item as the banner if it is active', () => {
  expect(bannerOf([item(true), item(false)])).toEqual(item(true));
  expect(bannerOf([item(false), item(true)])).toBeNull();
  expect(bannerOf([])).toBeNull();
});

test('[core 7] shows only help links over HTTPS', () => {
  const links = ['https://help.example/a', 'javascript:alert(1)', 'http://help.example/b', '/c'].map((url) => ({
    label: url,
    url,
  }));
  expect(helpLinksOf([item(true), { links }]).map(({ url }) => url)).toEqual(['https://help.example/a']);
  expect(helpLinksOf([item(true)])).toEqual([]);
});

test('[core 7] gives help links the language of their item, for screen readers', () => {
  const link = { label: 'Reading the usage report', url: 'https://help.example/usage' };
  expect(helpLinksOf([item(true), { language: 'en', links: [link] }])).toEqual([{ ...link, language: 'en' }]);
});
