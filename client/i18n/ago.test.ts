import { createInstance } from 'i18next';
import { expect, test } from 'vitest';
import common from './catalogs/en/common.ts';
import commonEs from './catalogs/es/common.ts';
import commonFr from './catalogs/fr/common.ts';
import { within } from './format.ts';

const i18n = createInstance();
await i18n.init({
  lng: 'en',
  resources: { en: { common }, fr: { common: commonFr }, es: { common: commonEs } },
  defaultNS: 'common',
});

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

test.each([
  ['en', ['3 min ago', '2 days ago', 'Just now'], ['3 min ago', '2 days ago', 'just now']],
  ['fr', ['Il y a 3 min', 'Il y a 2 jours', 'À l’instant'], ['il y a 3 min', 'il y a 2 jours', 'à l’instant']],
  ['es', ['Hace 3 min', 'Hace 2 días', 'Ahora mismo'], ['hace 3 min', 'hace 2 días', 'ahora mismo']],
])('[core 9] in %s, an age begins a text with a capital, and is in lower case after other words', (lng, own, after) => {
  const ages = [
    i18n.t('ago.minute', { lng, count: 3 }),
    i18n.t('ago.day', { lng, count: 2 }),
    i18n.t('ago.justNow', { lng }),
  ];
  expect(ages).toEqual(own);
  expect(ages.map(within)).toEqual(after);
});
