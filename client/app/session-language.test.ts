import { beforeEach, expect, test, vi } from 'vitest';
import { setLanguage } from '../i18n/setup.ts';
import { memoryStorage } from '../lib/storage.fixture.ts';
import { emptyEverything } from '../state/logout-registry.ts';
import { keptLanguage } from './kept-language.ts';
import { keepLanguage } from './session-language.ts';

vi.mock('../i18n/setup.ts', () => ({ setLanguage: vi.fn() }));

beforeEach(() => {
  vi.clearAllMocks();
  vi.stubGlobal('localStorage', memoryStorage());
  return () => vi.unstubAllGlobals();
});

test("[core 1] keeps the signed-in user's language for the next load, until a logout", () => {
  expect(keptLanguage()).toBeUndefined();
  keepLanguage('fr');
  expect(keptLanguage()).toBe('fr');
  expect(setLanguage).not.toHaveBeenCalled();
  emptyEverything();
  expect(keptLanguage()).toBeUndefined();
  // The browser's language, as on a new page load.
  expect(setLanguage).toHaveBeenCalledExactlyOnceWith();
});

test('[core 1] ignores a stored value other than the three languages', () => {
  for (const kept of ['de', 'en-XA', '']) {
    localStorage.setItem('waymark.language', kept);
    expect(keptLanguage()).toBeUndefined();
  }
});

test('stores no language if the browser refuses storage', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new DOMException('Access is denied', 'SecurityError');
    },
  });
  expect(keptLanguage()).toBeUndefined();
});
