import ts from 'typescript';
import { expect, test } from 'vitest';
import { operations } from '../../generated/contract/operations.ts';
import { isTest, type SourceFile, sourceFiles } from './source-files.ts';

const METHOD = /^(?:get|post|put|patch|delete)$/i;
/** A part of an address that only the running test knows. */
const ANY = '*';

/** An address in a test, the method before it, and all literals of the test, which may fill a part that is `ANY`. */
type Called = { method: string; path: string; literals: ReadonlySet<string> };

/** Reads addresses such as `send('GET', `${CARDS}/502`)`, also of constants, of functions and in tables. */
function addressesOf({ path, text }: SourceFile): Called[] {
  const constants = new Map<string, ts.Expression>();
  const literals = new Set<string>();
  const found: { method: string; path: string }[] = [];

  function addressOf(node: ts.Expression, depth = 0): string {
    if (depth > 5) return ANY;
    if (ts.isStringLiteralLike(node)) return node.text;
    if (ts.isTemplateExpression(node))
      return node.templateSpans.reduce(
        (address, { expression, literal }) => address + addressOf(expression, depth + 1) + literal.text,
        node.head.text,
      );
    if (ts.isCallExpression(node)) return addressOf(node.expression, depth + 1);
    if (ts.isArrowFunction(node)) return ts.isBlock(node.body) ? ANY : addressOf(node.body, depth + 1);
    const known = ts.isIdentifier(node) && constants.get(node.text);
    return known ? addressOf(known, depth + 1) : ANY;
  }
  function collect(node: ts.Node): void {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer)
      constants.set(node.name.text, node.initializer);
    if (ts.isStringLiteralLike(node)) literals.add(node.text);
    ts.forEachChild(node, collect);
  }
  function read(node: ts.Node): void {
    if (ts.isExpression(node)) {
      const address = addressOf(node);
      const { parent } = node;
      const list: readonly ts.Expression[] = ts.isCallExpression(parent)
        ? parent.arguments
        : ts.isArrayLiteralExpression(parent)
          ? parent.elements
          : [];
      const before = list[list.indexOf(node) - 1];
      const method = before && ts.isStringLiteralLike(before) && METHOD.test(before.text) ? before.text : 'GET';
      if (address.includes('/')) found.push({ method: method.toLowerCase(), path: address });
    }
    ts.forEachChild(node, read);
  }
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  collect(source);
  read(source);
  return found.map((one) => ({ ...one, literals }));
}

const partsOf = (path: string) => path.split(/[?#]/)[0]?.split('/').filter(Boolean) ?? [];
const addresses = sourceFiles('mock-server').filter(isTest).flatMap(addressesOf);

function isCalled(method: string, path: string): boolean {
  const asked = partsOf(path);
  return addresses.some((address) => {
    const called = partsOf(address.path);
    if (address.method !== method || called.length !== asked.length) return false;
    return asked.every((part, index) => {
      const own = called[index] ?? '';
      if (part.startsWith(':') || own === part) return true;
      // `option-tables${query}`, and a word that a function of the test puts in.
      return own === part + ANY || (own === ANY && address.literals.has(part));
    });
  });
}

/** Operations without a handler, which answer 501. */
const UNBUILT = sourceFiles('mock-server/operations').flatMap(({ text }) =>
  [...text.matchAll(/^ {2}(\w+): null,$/gm)].map(([, id]) => id),
);

test('each operation that the mock has built is called by a test', () => {
  const untested = Object.entries(operations)
    .filter(([id, { method, path }]) => !UNBUILT.includes(id) && !isCalled(method, path))
    .map(([id]) => id);
  expect(untested).toEqual([]);
});

test('finds an operation that no test calls', () => {
  expect(isCalled('delete', '/api/v1/card')).toBe(false);
  expect(isCalled('delete', '/api/v1/card/:cardId')).toBe(true);
});
