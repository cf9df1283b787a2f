import { createInstance } from 'i18next';
import { expect, test } from 'vitest';
import common from './catalogs/en/common.ts';

const i18n = createInstance();
await i18n.init({ lng: 'en', resources: { en: { common } }, defaultNS: 'common' });

test.each([
  ['second', 40, '40 sec ago'],
  ['minute', 3, '3 min ago'],
  ['hour', 1, '1 hr ago'],
  ['hour', 3, '3 hrs ago'],
  ['day', 1, '1 day ago'],
  ['day', 6, '6 days ago'],
  ['week', 2, '2 weeks ago'],
  ['month', 5, '5 months ago'],
  ['year', 2, '2 years ago'],
] as const)('[core 9] an age in %s, %i, reads "%s"', (unit, count, text) => {
  expect(i18n.t(`ago.${unit}`, { count })).toBe(text);
});

test('[core 9] an event within three minutes reads "Just now"', () => {
  expect(i18n.t('ago.justNow')).toBe('Just now');
});
