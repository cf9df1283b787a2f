import { expect, test } from 'vitest';
import { isLanguage, languageOfBrowser, languageOfUser } from './languages.ts';

test('[core 1] French gives fr, Spanish gives es, any other value gives en', () => {
  expect(['French', 'Spanish', 'English', 'German', ''].map(languageOfUser)).toEqual(['fr', 'es', 'en', 'en', 'en']);
});

test('[core 1] only en, es and fr can be set', () => {
  expect(['en', 'es', 'fr', 'de', 'en-US', 'en-XA'].filter(isLanguage)).toEqual(['en', 'es', 'fr']);
});

test("the browser's language applies before a sign-in", () => {
  expect(languageOfBrowser(['de-AT', 'fr-CA', 'en'])).toBe('fr');
  expect(languageOfBrowser(['de'])).toBe('en');
  expect(languageOfBrowser([])).toBe('en');
});
