import { expect, test } from 'vitest';
import { languageOf } from './explain.ts';

test("explains the failure in the visitor's first supported language", () => {
  expect(languageOf(['de-DE', 'fr-CA', 'en'])).toBe('fr');
  expect(languageOf(['es'])).toBe('es');
  expect(languageOf(['de'])).toBe('en');
  expect(languageOf([])).toBe('en');
});
