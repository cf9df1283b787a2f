import { afterEach, expect, test, vi } from 'vitest';
import { browserStorage, parsedObject, tabStorage } from './web-storage.ts';

afterEach(() => vi.unstubAllGlobals());

const refusing = new Proxy({} as Storage, {
  get: () => () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  },
});

test('[core 2.2] a browser that refuses storage keeps nothing and does not throw', () => {
  vi.stubGlobal('localStorage', refusing);
  vi.stubGlobal('sessionStorage', undefined);
  for (const storage of [browserStorage, tabStorage]) {
    expect(() => storage.write('name', 'value')).not.toThrow();
    expect(() => storage.remove('name')).not.toThrow();
    expect(storage.read('name')).toBeNull();
    expect(tabStorage.names()).toEqual([]);
  }
});

test.each([
  [null, null],
  ['', null],
  ['{"half":', null],
  ['3', null],
  ['{"a":1}', { a: 1 }],
])('parses the text %s as the object %o', (text, object) => {
  expect(parsedObject(text)).toEqual(object);
});
