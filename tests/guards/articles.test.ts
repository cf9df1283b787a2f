import { expect, test } from 'vitest';
import { ARTICLES } from '../../client/rules/help/topics.ts';
import { ARTICLE_LANGUAGES } from '../../fixtures/catalog/articles/article.ts';
import { articles } from '../../fixtures/catalog/articles/index.ts';

type Texts = { readonly [key: string]: string | readonly string[] | Texts };

const catalogs = import.meta.glob<{ default: Texts }>(
  ['../../client/i18n/catalogs/*/*.ts', '!../../client/i18n/catalogs/*/index.ts'],
  { eager: true },
);

const textsIn = (texts: Texts): string[] =>
  Object.values(texts).flatMap((text) =>
    typeof text === 'string' ? [text] : Array.isArray(text) ? (text as string[]) : textsIn(text as Texts),
  );

const labelsOf = (language: string): ReadonlySet<string> =>
  new Set(
    Object.entries(catalogs).flatMap(([path, { default: texts }]) =>
      path.includes(`/catalogs/${language}/`) ? textsIn(texts) : [],
    ),
  );

test.each(ARTICLE_LANGUAGES)('[commerce 2] the articles in %s name only labels that the portal has', (language) => {
  const labels = labelsOf(language);
  expect(labels.size).toBeGreaterThan(1_000);
  const missing = articles.flatMap(({ articleNumber, [language]: { body } }) =>
    [...body.matchAll(/<strong>([^<]*)<\/strong>/g)].flatMap(([, label = '']) =>
      labels.has(label) ? [] : [`${articleNumber}: ${label}`],
    ),
  );
  expect(missing).toEqual([]);
});

test('[commerce 2] each language names the same number of labels in an article', () => {
  const count = (body: string) => body.split('<strong>').length;
  const uneven = articles.filter(({ en, fr, es }) => new Set([en, fr, es].map(({ body }) => count(body))).size > 1);
  expect(uneven.map(({ articleNumber }) => articleNumber)).toEqual([]);
});

test('[commerce 1] the French articles have no-break spaces before their signs', () => {
  const texts = articles.flatMap(({ fr: { title, body } }) => [title, body.replaceAll(/href="[^"]*"/g, '')]);
  const breaking = / [:;?!%»]|« |[\p{L}\d)>][;?!%»](?=[\s<]|$)|[\p{L}\d>]:(?=\s)/u;
  expect(texts.filter((text) => breaking.test(text))).toEqual([]);
  expect(texts.filter((text) => /[\u00a0\u202f]/.test(text)).length).toBeGreaterThan(10);
});

test('[commerce 2] no article tells how to enter another serial number for a vehicle', () => {
  const serial = articles.find(({ topic }) => topic === 'update_serial_number');
  expect(serial?.en.body).toContain('cannot be changed');
  expect(serial?.fr.body).toContain('ne peut pas être modifié');
  expect(serial?.es.body).toContain('no se puede cambiar');
});

test('[commerce 2] the help center asks for the articles by their numbers', () => {
  const numbers = Object.fromEntries(articles.map(({ topic, articleNumber }) => [topic, articleNumber]));
  expect(ARTICLES).toEqual(numbers);
});
