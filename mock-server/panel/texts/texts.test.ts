import { expect, test } from 'vitest';
import { languageOf } from '../../language.ts';
import { textsIn } from './index.ts';

/** Every text of a catalog by its dotted name. Functions get the number 2. */
function textsOf(catalog: object, prefix = ''): [string, string][] {
  return Object.entries(catalog).flatMap(([name, text]: [string, unknown]): [string, string][] => {
    if (typeof text === 'function') return [[prefix + name, (text as (value: number) => string)(2)]];
    if (typeof text === 'string') return [[prefix + name, text]];
    return textsOf(text as object, `${prefix}${name}.`);
  });
}

test('has every text in every language', () => {
  const names = textsOf(textsIn('en')).map(([name]) => name);
  for (const language of ['fr', 'es'] as const) {
    const texts = textsOf(textsIn(language));
    expect(texts.map(([name]) => name)).toEqual(names);
    expect(texts.filter(([, text]) => text.trim() === '')).toEqual([]);
  }
});

/** Texts that equal the English ones: names, units and shared words. */
const SHARED = {
  fr: [
    'time.minutes15',
    'faults.outageOf.x1',
    'faults.outageOf.dr',
    'faults.seconds',
    'outbox.code',
    'outbox.channels.sms',
    'journal.title',
  ],
  es: ['time.minutes15', 'faults.outageOf.x1', 'faults.outageOf.dr', 'faults.seconds', 'outbox.channels.sms'],
};

test.each(['fr', 'es'] as const)('leaves no English text in %s', (language) => {
  const english = new Map(textsOf(textsIn('en')));
  const same = textsOf(textsIn(language)).filter(([name, text]) => text === english.get(name));
  expect(same.map(([name]) => name)).toEqual(SHARED[language]);
});

test('inserts parameters into texts in every language', () => {
  for (const language of ['en', 'fr', 'es'] as const) {
    const { rule, faults } = textsIn(language);
    expect(rule.device('31950101')).toContain('31950101');
    expect(faults.isUnreachable('Van 12')).toContain('Van 12');
    expect(rule.times(1)).not.toContain('1');
    expect(rule.times(3)).toContain('3');
  }
});

test("uses the page's language or English", () => {
  expect(languageOf('fr')).toBe('fr');
  expect(languageOf('es-MX')).toBe('es');
  expect(languageOf('en-XA')).toBe('en');
  expect(languageOf('')).toBe('en');
  expect(languageOf('de-DE,de;q=0.9,fr-CA;q=0.8,en')).toBe('fr');
});
