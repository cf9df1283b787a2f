import { createInstance } from 'i18next';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { describe, expect, test } from 'vitest';
import en from '../../i18n/catalogs/en/alert-rules.ts';
import es from '../../i18n/catalogs/es/alert-rules.ts';
import fr from '../../i18n/catalogs/fr/alert-rules.ts';
import { FORMATTER, INTERPOLATION } from '../../i18n/interpolation.ts';
import { ALERT_TYPES } from '../../rules/commands/actions.ts';
import { RuleSentence } from './rule-sentence.tsx';
import type { RuleTexts } from './use-rule-texts.ts';

const TEXTS: RuleTexts = {
  count: 1,
  vehicles: 'Van 07',
  ways: 'WAYS',
  value: 'VALUE',
  start: 'START',
  end: 'END',
  moves: 'MOVES',
  fence: 'Shop',
};

const CATALOGS = { en, fr, es };
type Language = keyof typeof CATALOGS;

async function shown(lng: Language, type: Parameters<typeof RuleSentence>[0]['type'], texts: RuleTexts) {
  const i18n = createInstance();
  const resources = { [lng]: { 'alert-rules': CATALOGS[lng] } };
  await i18n
    .use(initReactI18next)
    .use(FORMATTER)
    .init({ lng, resources, ...INTERPOLATION });
  const sentence = createElement(RuleSentence, { type, texts });
  // oxlint-disable-next-line react/no-children-prop -- the types of the provider require it
  return renderToStaticMarkup(createElement(I18nextProvider, { i18n, children: sentence })).replace(/<[^>]+>/g, '');
}

test.each<[Language, string, string]>([
  [
    'en',
    'Tell me by push when Van 07 drives faster than 75 mph.',
    'Tell me by push when Vans are driven from 6 PM to 9 AM.',
  ],
  [
    'fr',
    'Avertissez-moi par texto quand Van 07 roule à plus de 120 km/h.',
    'Avertissez-moi par texto quand Vans roulent de 18 h à 9 h.',
  ],
  [
    'es',
    'Avíseme por SMS cuando Van 07 circule a más de 120 km/h.',
    'Avíseme por SMS cuando, de 6 p.m. a 9 a.m., Vans circulen.',
  ],
])('[core 9] says a rule as a sentence in %s, of one vehicle and of a group', async (lng, one, many) => {
  const words = {
    en: { ways: 'by push', value: 'faster than 75 mph', start: '6 PM', end: '9 AM' },
    fr: { ways: 'par texto', value: 'à plus de 120 km/h', start: '18 h', end: '9 h' },
    es: { ways: 'por SMS', value: 'a más de 120 km/h', start: '6 p.m.', end: '9 a.m.' },
  }[lng];
  expect(await shown(lng, 'speed_limit', { ...TEXTS, ...words })).toBe(one);
  expect(await shown(lng, 'curfew', { ...TEXTS, ...words, count: 7, vehicles: 'Vans' })).toBe(many);
});

describe.each<Language>(['en', 'fr', 'es'])('in %s', (lng) => {
  test.each([...ALERT_TYPES, 'fence'] as const)('[commerce 3] has a whole sentence for %s', async (type) => {
    for (const count of [1, 3]) {
      const text = await shown(lng, type, { ...TEXTS, count });
      expect(text).toContain('Van 07');
      expect(text).not.toMatch(/[{}<>]|sentence\./);
      expect(text).toMatch(/^\p{Lu}.*\.$/u);
      expect(text.includes('WAYS')).toBe(type !== 'fence');
    }
  });
});

test('[core 2.6] shows a vehicle literally whose name looks like markup', async () => {
  const text = await shown('en', 'theft_alarm', { ...TEXTS, vehicles: '<value>{{end}}</value>' });
  expect(text).toBe('Tell me WAYS when the alarm of &lt;value&gt;{{end}}&lt;/value&gt; goes off.');
});
