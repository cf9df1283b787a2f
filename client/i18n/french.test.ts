import { expect, test } from 'vitest';
import { french } from './french.ts';

const files = import.meta.glob<{ default: object }>(['./catalogs/fr/*.ts', '!**/index.ts'], { eager: true });

/** Makes no-break spaces visible: `~` wide, `_` narrow. */
const seen = (text: string) => text.replaceAll('\u00a0', '~').replaceAll('\u202f', '_');

test.each([
  ['{{name}} : « {{ssid}} » ?', '{{name}}~: «~{{ssid}}~»_?'],
  ['Rien ; vraiment !', 'Rien_; vraiment_!'],
  ['100 % de 5 Mo, 12 km/h, {{volts}} V', '100~% de 5~Mo, 12~km/h, {{volts}}~V'],
  ['Toutes les 60 s', 'Toutes les 60~s'],
  // No units, and signs of an address or a clock.
  ['{{count}} sur {{total}} véhicules', '{{count}} sur {{total}} véhicules'],
  ['À 9:50 sur https://waymark.example/?a=1', 'À 9:50 sur https://waymark.example/?a=1'],
])('sets "%s" as "%s"', (text, set) => {
  expect(seen(french({ deep: { text } }).deep.text)).toBe(set);
});

test('keeps a list of texts as a list', () => {
  expect(french({ list: ['Oui !'] }).list.map(seen)).toEqual(['Oui_!']);
});

/** Texts by path, such as `commands.names.arm`. */
function texts(value: unknown, path: string): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  return Object.entries(value as object).flatMap(([key, inner]) => texts(inner, `${path}.${key}`));
}
const catalog = Object.entries(files).flatMap(([file, { default: content }]) =>
  texts(french(content), file.replace(/^.*\/|\.ts$/g, '')),
);

test('every French text has no-break spaces before its signs', () => {
  const before = /[^\s][;?!%»](?=[\s.,)]|$)|[^\s]:(?=\s|$)/u;
  const breaking = / [:;?!%»]|« /u;
  const after = /«[^\u00a0]/u;
  expect(catalog.filter(([, text]) => [before, breaking, after].some((mistake) => mistake.test(text)))).toEqual([]);
  expect(catalog.length).toBeGreaterThan(500);
});

test('French uses one term per concept', () => {
  const others = /code de panne|de streaming|forfait vidéo|\bVIN\b|par un entretien/iu;
  expect(catalog.filter(([, text]) => others.test(text))).toEqual([]);
});
