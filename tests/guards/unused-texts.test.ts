import ts from 'typescript';
import { expect, test } from 'vitest';
import { isTest, sourceFiles } from './source-files.ts';

/** Catalogs that are not looked up by their own keys: words of the server, and documents that are read whole. */
const READ_WHOLE: readonly string[] = ['refusals', 'policies'];
const CATALOGS = 'client/i18n/catalogs/';

/** A text with holes: `details.${field}`. Each holds a word of the sources, so that a new key does not count by its place alone. */
type Template = { namespace: string | null; pattern: RegExp };

const literals = new Set<string>();
/** Literals, and names of properties: what a hole may hold. */
const words = new Set<string>();
const templates: Template[] = [];

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

function templateOf({ head, templateSpans }: ts.TemplateExpression): Template {
  const parts = [head.text, ...templateSpans.map(({ literal }) => literal.text)];
  const [, namespace = null, first = parts[0]] = /^([\w-]+):(.*)$/s.exec(parts[0] ?? '') ?? [];
  return { namespace, pattern: new RegExp(`^${[first ?? '', ...parts.slice(1)].map(escaped).join('(.+?)')}$`) };
}

function read(node: ts.Node): void {
  if (ts.isStringLiteralLike(node)) literals.add(node.text);
  else if (ts.isTemplateExpression(node)) templates.push(templateOf(node));
  else if ((ts.isPropertyAssignment(node) || ts.isPropertySignature(node)) && ts.isIdentifier(node.name))
    words.add(node.name.text);
  ts.forEachChild(node, read);
}

const sources = sourceFiles('client', 'generated/client').filter(
  (file) => !isTest(file) && !file.path.startsWith(CATALOGS),
);
for (const { path, text } of sources) {
  read(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true));
}
for (const literal of literals) words.add(literal);

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
    if (template.namespace !== null && template.namespace !== namespace) return false;
    const holes = template.pattern.exec(key)?.slice(1);
    return holes?.every((hole) => words.has(hole)) ?? false;
  });
}

test('every text of a catalog is used', async () => {
  const unused: string[] = [];
  for (const { path } of sourceFiles(`${CATALOGS}en`)) {
    const namespace = path.replace(/^.*\/|\.ts$/g, '');
    if (namespace === 'index' || READ_WHOLE.includes(namespace)) continue;
    const { default: catalog } = (await import(`../../client/i18n/catalogs/en/${namespace}.ts`)) as { default: object };
    for (const key of keysOf(catalog)) {
      if (!isUsed(namespace, key) && !isUsed(namespace, key.replace(PLURAL, ''))) unused.push(`${namespace}:${key}`);
    }
  }
  expect(unused).toEqual([]);
});
