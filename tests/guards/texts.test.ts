import { expect, test } from 'vitest';
import { routes } from '../../client/app/routes/routes.ts';
import { isTest, type SourceFile, sourceFiles } from './source-files.ts';

/** Catalogs of every page. */
const ALWAYS: readonly string[] = ['common', 'titles'];
const files = new Map(
  sourceFiles('client')
    .filter((file) => !isTest(file))
    .map((file) => [file.path, file]),
);
const built = routes.filter(({ page }) => page !== null);

/** Dynamic imports: `import('…')`. Static imports come with the file. */
const LATER = /\bimport\s*\(\s*'([^'\n]+)'/g;
/** `useTranslation('live-view')`, `useTranslation(['live-view', 'common'])`. */
const NAMESPACES = /\buseTranslation\(\s*(\[[^\]]*\]|'[^']*')/g;
/** Dialogs load their own catalogs. */
const OWN_CATALOGS = /client\/dialogs\/[^/]+\/lazy-[^/]+\.tsx$/;

function closure(start: string, isFollowed: (file: SourceFile, target: string) => boolean): SourceFile[] {
  const seen = new Set<string>();
  const visit = (path: string): void => {
    const file = files.get(path);
    if (!file || seen.has(path)) return;
    seen.add(path);
    for (const target of file.imports) if (isFollowed(file, target)) visit(target);
  };
  visit(start);
  return [...seen].flatMap((path) => files.get(path) ?? []);
}

const isLater = (file: SourceFile, target: string) =>
  [...file.text.matchAll(LATER)].some(([, name = '']) => target.endsWith(name.replace(/^(\.\.?\/)+/, '')));
const namespacesOf = (sources: readonly SourceFile[]) =>
  new Set(
    sources.flatMap(({ text }) =>
      [...text.matchAll(NAMESPACES)].flatMap(([, list = '']) =>
        [...list.matchAll(/'([^']+)'/g)].map(([, name]) => name),
      ),
    ),
  );

const cases = built.map((record) => {
  const start = /["']\/(client\/[^"']+)["']/.exec(String(record.page))?.[1] ?? '';
  return { path: record.path, texts: record.texts, start };
});

test.each(cases)('$path lists every catalog that its page uses', ({ texts, start }) => {
  const sources = closure(start, (file, target) => !isLater(file, target));
  expect(sources.length).toBeGreaterThan(0);
  const used = [...namespacesOf(sources)].filter((name) => name && !ALWAYS.includes(name));
  expect(used.filter((name) => !(texts as readonly (string | undefined)[]).includes(name))).toEqual([]);
});

test.each(cases)('$path lists no unused catalog', ({ texts, start }) => {
  const used = namespacesOf(closure(start, (file) => !OWN_CATALOGS.test(file.path)));
  expect(texts.filter((name) => !used.has(name))).toEqual([]);
});
