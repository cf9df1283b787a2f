import { expect, test } from 'vitest';
import { languageOf } from './explain.ts';

test('what is wrong is said in the first language that the visitor and the demo share', () => {
  expect(languageOf(['de-DE', 'fr-CA', 'en'])).toBe('fr');
  expect(languageOf(['es'])).toBe('es');
  expect(languageOf(['de'])).toBe('en');
  expect(languageOf([])).toBe('en');
});
