import { createInstance } from 'i18next';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { initReactI18next, Trans } from 'react-i18next';
import { expect, test } from 'vitest';
import common from './catalogs/en/common.ts';
import { INTERPOLATION } from './interpolation.ts';

const i18next = createInstance();
await i18next
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
