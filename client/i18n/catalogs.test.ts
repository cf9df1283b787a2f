import { expect, test } from 'vitest';
import { LANGUAGES } from './languages.ts';

const files = import.meta.glob<{ default: object }>(['./catalogs/*/*.ts', '!**/index.ts'], { eager: true });

/** Texts by path, such as `commands.names.arm`. */
function texts(value: unknown, path: string): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  return Object.entries(value as object).flatMap(([key, inner]) => texts(inner, `${path}.${key}`));
}
const catalog = (language: string) =>
  Object.entries(files)
    .filter(([file]) => file.startsWith(`./catalogs/${language}/`))
    .flatMap(([file, { default: content }]) => texts(content, file.replace(/^.*\/|\.ts$/g, '')));
const placeholders = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}|<(\w+)>/g)].map(([all]) => all).sort();

test.each(LANGUAGES.map(({ code }) => code))(
  'the catalogs in %s are complete and have the same placeholders',
  (code) => {
    const english = new Map(catalog('en'));
    const other = new Map(catalog(code));
    expect([...other.keys()].sort()).toEqual([...english.keys()].sort());
    for (const [path, text] of english) {
      expect(other.get(path)?.trim(), path).toBeTruthy();
      expect(placeholders(other.get(path) ?? ''), path).toEqual(placeholders(text));
    }
  },
);
