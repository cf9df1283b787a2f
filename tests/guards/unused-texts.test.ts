import ts from 'typescript';
import { expect, test } from 'vitest';
import { isTest, sourceFiles } from './source-files.ts';

/** Catalogs that are not looked up by their own keys: words of the server, and documents that are read whole. */
const READ_WHOLE: readonly string[] = ['refusals', 'policies', 'trouble-codes'];
const CATALOGS = 'client/i18n/catalogs/';

/** Keys that are looked up by words of the server or by names of pages, and may be left out. */
const LOOKED_UP: readonly string[] = [
  'activity:actions.',
  'answers:levels.',
  'palette:words.',
  'palette:vehicleWords.',
];

/** A text with holes: `details.${field}`. Each holds a word of its file or of the files it imports, where its type is. */
type Template = {
  namespace: string | null;
  pattern: RegExp;
  path: string;
};

const literals = new Set<string>();
/** Literals, and names of properties, by file: what a hole may hold. */
const wordsOf = new Map<string, Set<string>>();
const templates: Template[] = [];

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

function templateOf({ head, templateSpans }: ts.TemplateExpression, path: string): Template {
  const parts = [head.text, ...templateSpans.map(({ literal }) => literal.text)];
  const [, namespace = null, first = parts[0]] = /^([\w-]+):(.*)$/s.exec(parts[0] ?? '') ?? [];
  return { namespace, pattern: new RegExp(`^${[first ?? '', ...parts.slice(1)].map(escaped).join('(.+?)')}$`), path };
}

function read(node: ts.Node, path: string, words: Set<string>): void {
  if (ts.isStringLiteralLike(node)) {
    literals.add(node.text);
    words.add(node.text);
  } else if (ts.isTemplateExpression(node)) templates.push(templateOf(node, path));
  else if ((ts.isPropertyAssignment(node) || ts.isPropertySignature(node)) && ts.isIdentifier(node.name))
    words.add(node.name.text);
  ts.forEachChild(node, (child) => read(child, path, words));
}

const sources = new Map(
  sourceFiles('client', 'generated/client')
    .filter((file) => !isTest(file) && !file.path.startsWith(CATALOGS))
    .map((file) => [file.path, file]),
);
for (const { path, text } of sources.values()) {
  const words = new Set<string>();
  wordsOf.set(path, words);
  read(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true), path, words);
}

/** Catalogs that the hooks of a file read. Empty: `t` is handed to it. */
function catalogsOf(path: string): string[] {
  const calls = [...(sources.get(path)?.text.matchAll(/useTranslation\(([^)]*)\)/g) ?? [])];
  return calls.flatMap(([, given = '']) => [...given.matchAll(/'([\w-]+)'/g)].map(([, name = '']) => name));
}

/** Files, and those that import them. */
const usersOf = (paths: readonly string[]): string[] => [
  ...paths,
  ...[...sources.values()].filter(({ imports }) => imports.some((one) => paths.includes(one))).map(({ path }) => path),
];

/** Words that a hole in a file may hold. Types are at most `FAR` imports away, or are the keys of a catalog that callers name. */
const FAR = 3;
const nearWords = new Map<string, Set<string>>();
function wordsNear(path: string): Set<string> {
  const known = nearWords.get(path);
  if (known) return known;
  let paths = new Set([path]);
  for (let step = 0; step < FAR; step++)
    paths = new Set([...paths, ...[...paths].flatMap((one) => sources.get(one)?.imports ?? [])]);
  const isOfCatalog = sources.get(path)?.text.includes('keyof (typeof');
  for (const user of isOfCatalog ? usersOf(usersOf([path])) : []) paths.add(user);
  const words = new Set([...paths].flatMap((one) => [...(wordsOf.get(one) ?? [])]));
  nearWords.set(path, words);
  return words;
}

/** Paths of all texts of a catalog: `details.title`. */
function keysOf(catalog: object, before = ''): string[] {
  return Object.entries(catalog).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? keysOf(value, `${before}${name}.`)
      : [before + name],
  );
}

const PLURAL = /_(?:zero|one|two|few|many|other)$/;

function isUsed(namespace: string, key: string): boolean {
  if (literals.has(key) || literals.has(`${namespace}:${key}`)) return true;
  return templates.some((template) => {
    const catalogs = template.namespace === null ? catalogsOf(template.path) : [template.namespace];
    if (catalogs.length > 0 && !catalogs.includes(namespace)) return false;
    const holes = template.pattern.exec(key)?.slice(1);
    return holes?.every((hole) => wordsNear(template.path).has(hole)) ?? false;
  });
}

test('every text of a catalog is used', async () => {
  const unused: string[] = [];
  for (const { path } of sourceFiles(`${CATALOGS}en`)) {
    const namespace = path.replace(/^.*\/|\.ts$/g, '');
    if (namespace === 'index' || READ_WHOLE.includes(namespace)) continue;
    const { default: catalog } = (await import(`../../client/i18n/catalogs/en/${namespace}.ts`)) as { default: object };
    for (const key of keysOf(catalog)) {
      if (LOOKED_UP.some((words) => `${namespace}:${key}`.startsWith(words))) continue;
      if (!isUsed(namespace, key) && !isUsed(namespace, key.replace(PLURAL, ''))) unused.push(`${namespace}:${key}`);
    }
  }
  expect(unused).toEqual([]);
});
