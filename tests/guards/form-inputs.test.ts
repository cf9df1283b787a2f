import ts from 'typescript';
import { expect, test } from 'vitest';
import { isTest, type SourceFile, sourceFiles } from './source-files.ts';

/** A form of its callers' values. */
const WRAPPER = 'client/features/profile/use-user-form.ts';
const FORMS = /^(?:useContractForm|useEditForm|useUserForm)$/;

const files = new Map<string, SourceFile>(
  sourceFiles('client')
    .filter((file) => !isTest(file))
    .map((file) => [file.path, file]),
);
const parsed = new Map<string, ts.SourceFile>();
function sourceOf(path: string): ts.SourceFile | null {
  const file = files.get(path);
  if (!file) return null;
  const known =
    parsed.get(path) ?? ts.createSourceFile(path, file.text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  parsed.set(path, known);
  return known;
}

/** Nodes of a kind below a node. */
function all<T extends ts.Node>(node: ts.Node | null, is: (node: ts.Node) => node is T): T[] {
  const found: T[] = [];
  const read = (one: ts.Node): void => {
    if (is(one)) found.push(one);
    ts.forEachChild(one, read);
  };
  if (node) read(node);
  return found;
}

/** What a name stands for: in this file, otherwise in a file that it imports. */
function declared(path: string, name: string): { path: string; node: ts.Node } | null {
  const source = sourceOf(path);
  if (!source) return null;
  for (const { name: variable, initializer } of all(source, ts.isVariableDeclaration)) {
    // The second form: `const [values] = useState(() => …)`.
    const [first] = ts.isArrayBindingPattern(variable) ? variable.elements : [];
    if ([variable.getText(), first?.getText()].includes(name) && initializer) return { path, node: initializer };
  }
  for (const one of all(source, ts.isFunctionDeclaration)) if (one.name?.text === name) return { path, node: one };
  const isNamed = all(source, ts.isImportSpecifier).some((one) => one.name.text === name);
  if (!isNamed) return null;
  for (const target of files.get(path)?.imports ?? []) {
    const found = sourceOf(target) && declared(target, name);
    if (found) return found;
  }
  return null;
}

/** Keys of an object: of a literal, of what a function returns, or of what a name stands for. `null`: not readable. */
function keysOf(path: string, node: ts.Node, depth = 0): string[] | null {
  if (depth > 8) return null;
  if (ts.isParenthesizedExpression(node) || ts.isSatisfiesExpression(node) || ts.isAsExpression(node))
    return keysOf(path, node.expression, depth);
  if (ts.isObjectLiteralExpression(node)) {
    const keys: string[] = [];
    for (const property of node.properties) {
      if (ts.isSpreadAssignment(property)) {
        const spread = keysOf(path, property.expression, depth + 1);
        if (!spread) return null;
        keys.push(...spread);
      } else if (property.name) keys.push(property.name.getText().replaceAll(/^'|'$/g, ''));
    }
    return keys;
  }
  if (ts.isIdentifier(node)) {
    const found = declared(path, node.text);
    return found && keysOf(found.path, found.node, depth + 1);
  }
  if (ts.isCallExpression(node)) {
    const [first] = node.arguments;
    const isState = node.expression.getText() === 'useState' && first;
    return keysOf(path, isState ? first : node.expression, depth + 1);
  }
  if (ts.isConditionalExpression(node))
    return keysOf(path, node.whenTrue, depth + 1) ?? keysOf(path, node.whenFalse, depth + 1);
  if (ts.isArrowFunction(node) && !ts.isBlock(node.body)) return keysOf(path, node.body, depth + 1);
  if (ts.isFunctionLike(node)) {
    for (const { expression } of all(node, ts.isReturnStatement)) {
      const keys = expression && keysOf(path, expression, depth + 1);
      if (keys) return keys;
    }
  }
  return null;
}

/** Parts of the client that have no fields of one form alone. */
const SHARED = /^client\/(?:ui|rules|lib|i18n|data|api)\//;

/** Files of a form: its own, what it imports, and the component that uses its hook. */
function filesOf(path: string): Set<string> {
  const isHook = /\/use-[\w-]+\.ts$/.test(path);
  const users = isHook ? [...files.values()].filter(({ imports }) => imports.includes(path)) : [];
  const seen = new Set([path, ...users.map((user) => user.path)]);
  for (const one of seen)
    for (const target of files.get(one)?.imports ?? []) if (files.has(target) && !SHARED.test(target)) seen.add(target);
  return seen;
}

/**
 * Names that a user can change: `name="zip"`, `name={`options.${x}`}`, `repeated="confirm_email"`, `useField({ name: 'points' })`,
 * `form.setValue('members', …)`.
 */
function inputsOf(paths: Iterable<string>): Set<string> {
  const names = new Set<string>();
  const add = (node: ts.Node | undefined): void => {
    if (!node) return;
    if (ts.isStringLiteralLike(node)) names.add(node.text);
    else if (ts.isTemplateExpression(node)) names.add(node.head.text.replace(/\..*$/, ''));
    else if (ts.isJsxExpression(node)) add(node.expression);
  };
  for (const path of paths) {
    const source = sourceOf(path);
    if (!source) continue;
    for (const one of all(source, ts.isJsxAttribute))
      if (/^(?:name|repeated)$/.test(one.name.getText())) add(one.initializer);
    for (const { expression, arguments: given } of all(source, ts.isCallExpression)) {
      const [first] = given;
      if (/\bsetValue$/.test(expression.getText())) add(first);
      if (expression.getText() !== 'useField' || !first || !ts.isObjectLiteralExpression(first)) continue;
      for (const property of first.properties)
        if (ts.isPropertyAssignment(property) && property.name.getText() === 'name') add(property.initializer);
    }
  }
  return names;
}

/** Forms by file, with the expression of their values. */
const forms = [...files.keys()].flatMap((path) => {
  const source = path.startsWith('client/ui/') ? null : sourceOf(path);
  return all(source, ts.isCallExpression)
    .filter(({ expression }) => FORMS.test(expression.getText()))
    .flatMap(({ arguments: [options] }) => {
      const properties = options && ts.isObjectLiteralExpression(options) ? options.properties : [];
      const values = properties.find((one) => /^values(?:Of)?$/.test(one.name?.getText() ?? ''));
      const node = values && ts.isPropertyAssignment(values) ? values.initializer : values?.name;
      return path === WRAPPER ? [] : [{ path, keys: node ? keysOf(path, node) : null }];
    });
});

test('the values of every form can be read', () => {
  expect(forms.length).toBeGreaterThan(25);
  expect(forms.filter(({ keys }) => keys === null)).toEqual([]);
});

test.each(forms)('every value of the form in $path has an input', ({ path, keys }) => {
  const inputs = inputsOf(filesOf(path));
  expect(keys?.filter((key) => !inputs.has(key))).toEqual([]);
});
