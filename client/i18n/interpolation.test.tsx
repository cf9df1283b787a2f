import { createInstance } from 'i18next';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { initReactI18next, Trans } from 'react-i18next';
import { expect, test } from 'vitest';
import en from './catalogs/en/alert-rules.ts';
import common from './catalogs/en/common.ts';
import es from './catalogs/es/alert-rules.ts';
import fr from './catalogs/fr/alert-rules.ts';
import { FORMATTER, FULL_STOPS, INTERPOLATION } from './interpolation.ts';

const i18next = createInstance();
await i18next
  .use(FORMATTER)
  .use(initReactI18next)
  .init({ lng: 'en', defaultNS: 'common', resources: { en: { common } }, ...INTERPOLATION });

test.each([
  ['{{count}}', '{{count}}'],
  ['{{- count}}', '{{- count}}'],
  ['$t(close)', '$t(close)'],
  ['<i>Van</i> & co. &#123;', '&lt;i&gt;Van&lt;/i&gt; &amp; co. &amp;#123;'],
])('[core 2.6] a vehicle named %s is shown literally', (name, html) => {
  const components = { b: createElement('b') };
  const shown = createElement(Trans, {
    t: i18next.t,
    i18nKey: 'pausedDevices.message',
    values: { name },
    count: 1,
    components,
  });
  expect(renderToStaticMarkup(shown)).toBe(`<b>${html} is paused.</b> It is not tracked until renewed.`);
  expect(i18next.t('navigation.profileOf', { name, count: 3 })).toBe(`Profile of ${name}`);
});

test.each([
  ['en', en, '9,000 of 12,345 vehicles', 'Set on 12,345 vehicles.'],
  ['fr', fr, '9\u00a0000 sur 12\u00a0345 véhicules', 'Appliquée à 12\u00a0345 véhicules.'],
  ['es', es, '9,000 de 12,345 vehículos', 'Aplicada a 12,345 vehículos.'],
])(
  '[commerce 7] writes numbers in texts with the separators of %s, and ids as they are',
  async (lng, rules, of, set) => {
    const texts = createInstance();
    await texts.use(FORMATTER).init({ lng, resources: { [lng]: { 'alert-rules': rules } }, ...INTERPOLATION });
    const t = texts.getFixedT(lng, 'alert-rules');
    expect(t('run.progress', { done: 9_000, of: 12_345 })).toBe(of);
    expect(t('run.saved', { count: 12_345 })).toBe(set);
    expect(t('run.failure', { vehicle: 'Van 12345', reason: 'Off' })).toContain('Van 12345');
  },
);

test('[core 2.6] a value that ends with a full stop ends its sentence', () => {
  const processed = (text: string) => FULL_STOPS.process(text, 'until', {}, null);
  expect(processed('Hasta el 21 nov, 7:30 p.m.. Zona horaria: Chicago')).toBe(
    'Hasta el 21 nov, 7:30 p.m. Zona horaria: Chicago',
  );
  expect(processed('Le 21 nov..')).toBe('Le 21 nov.');
  expect(['Van 12.', 'Van...', '1..2', 'a..b@example.com'].map(processed)).toEqual([
    'Van 12.',
    'Van...',
    '1..2',
    'a..b@example.com',
  ]);
});

test('[core 2.6] texts end once, with values in markup too', async () => {
  const texts = createInstance();
  await texts
    .use(FORMATTER)
    .use(FULL_STOPS)
    .init({
      lng: 'en',
      defaultNS: 'common',
      resources: { en: { common } },
      postProcess: FULL_STOPS.name,
      ...INTERPOLATION,
    });
  expect(texts.t('offline.shown', { time: '7:30 p.m.' })).toMatch(/7:30 p\.m\.$/);
});
