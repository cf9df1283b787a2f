import { expect, test, vi } from 'vitest';
import type { MediaSnippet } from '../../api/model.ts';
import { channelOf } from './media.ts';
import { mediaAddress } from './media-address.ts';

const snippet = (id: number): MediaSnippet => ({
  id: String(id),
  date: new Date(id * 60_000).toISOString(),
  camera_channel: 'front',
  front: { thumbnail_url: '/1.webp' },
  rear: null,
});
/** Snippets with descending numbers, as one page of a long list. */
const page = (count: number, from: number, to: number) => ({
  count,
  results: Array.from({ length: from - to + 1 }, (_, index) => snippet(from - index)),
});
const asked = (_: unknown, index: number) => ({ limit: 50, offset: index * 50 });
const ids = (pages: ReturnType<typeof page>[]) =>
  channelOf({ pages, pageParams: pages.map(asked) }).snippets.map(({ id }) => Number(id));

test('[commerce 7] joins pages into one list without duplicates', () => {
  expect(ids([page(52, 52, 3), page(53, 3, 1)])).toEqual(Array.from({ length: 52 }, (_, index) => 52 - index));
});

test('[commerce 7] ends the list when its pages hold the total count', () => {
  const isWhole = (...pages: ReturnType<typeof page>[]) => channelOf({ pages, pageParams: pages.map(asked) }).isWhole;
  expect(isWhole(page(51, 51, 2))).toBe(false);
  expect(isWhole(page(51, 51, 2), page(51, 1, 1))).toBe(true);
  expect(isWhole(page(50, 50, 1))).toBe(true);
  expect(isWhole({ count: 0, results: [] })).toBe(true);
});

test.each([
  ['/media/stills/front/1.webp', 'https://portal.example/media/stills/front/1.webp'],
  ['https://media.example/1.mp4', 'https://media.example/1.mp4'],
  ['javascript:alert(1)', null],
  ['data:text/html,hello', null],
  ['http://[', null],
  [null, null],
  [undefined, null],
])('maps the media URL %s to %s', (given, address) => {
  vi.stubGlobal('document', { baseURI: 'https://portal.example/some/page' });
  expect(mediaAddress(given)).toBe(address);
});
