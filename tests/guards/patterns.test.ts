import * as fc from 'fast-check';
import { check } from 'recheck';
import ts from 'typescript';
import { expect, test } from 'vitest';
import * as z from 'zod';
import * as contract from '../../generated/contract/zod.gen.ts';
import { zLabel, zPlainText } from '../../generated/contract/zod.gen.ts';
import { isTest, sourceFiles } from './source-files.ts';

/** Patterns that need not be linear, because no user or caller controls the text. */
const TRUSTED: Readonly<Record<string, string>> = {
  'client/app/config.ts': 'configuration of the operator',
  'client/i18n/pseudo.ts': 'texts of the catalogs',
  'client/ui/map/credits.ts': 'attributions of the configured map',
  'mock-server/demo/entry-page.ts': 'page of the build',
  'mock-server/domain/groups.ts': 'at most 300 characters by its schema',
};

/** The analyzer counts steps of a virtual machine. Without time limits its result does not depend on the load. */
const BY_STEPS = { timeout: null, attackTimeout: null, incubationTimeout: null } as const;

/** Whether a pattern takes linear time in the length of the text. Otherwise returns an attack string. */
async function verdictOf({ source, flags }: RegExp): Promise<string> {
  const { status, ...found } = await check(source, flags, BY_STEPS);
  return status === 'vulnerable' && 'attack' in found ? `${status}: ${found.attack.pattern}` : status;
}

const isSchema = (value: unknown): value is z.ZodType => value instanceof z.ZodType;

/** All string schemas of a schema, without duplicates. */
function textsIn(schema: z.ZodType, seen: Set<z.ZodType>): z.ZodString[] {
  if (seen.has(schema)) return [];
  seen.add(schema);
  if (schema instanceof z.ZodString || schema instanceof z.ZodStringFormat) return [schema as z.ZodString];
  const parts = Object.values(schema.def).flatMap((part: unknown) =>
    isSchema(part) || typeof part !== 'object' || part === null ? [part] : (Object.values(part) as unknown[]),
  );
  return parts.filter(isSchema).flatMap((part) => textsIn(part, seen));
}

/** Patterns of a string, including its format's. */
function patternsOf({ def }: z.ZodString): RegExp[] {
  // oxlint-disable-next-line no-underscore-dangle -- zod has no other access to the definitions of checks
  const parts = [def, ...(def.checks ?? []).map((check) => check._zod.def)] as { pattern?: RegExp }[];
  return parts.flatMap(({ pattern }) => pattern ?? []);
}

const seen = new Set<z.ZodType>();
const texts = Object.values(contract).flatMap((schema) => textsIn(schema, seen));
const patterns = new Map(texts.flatMap(patternsOf).map((pattern) => [String(pattern), pattern]));

test.each([...patterns])('[core 5] the contract checks a text in linear time: %s', async (_source, pattern) => {
  expect(await verdictOf(pattern)).toBe('safe');
});

// zod checks a format before the length, so its pattern must be linear.
const bounded = texts.filter(
  (schema) => !(schema instanceof z.ZodStringFormat) && schema.maxLength && patternsOf(schema).length > 0,
);

test.each(bounded)('[core 5] no pattern reads a text beyond the maximum of its schema: %#', (schema) => {
  const tooLong = '\u0000'.repeat((schema.maxLength ?? 0) + 1);
  expect(schema.safeParse(tooLong).error?.issues.map(({ code }) => code)).toEqual(['too_big']);
});

test('finds the patterns of the contract', () => {
  expect(patterns.size).toBeGreaterThan(25);
  expect(bounded.length).toBeGreaterThan(10);
});

test('[core 5] a tag is "<" before a letter, "/" or "!", with a ">" after it', () => {
  const tag = /<[/!a-zA-Z][^>]*>/;
  const control = /(?![\t\n\r])\p{Cc}/u;
  const marks = fc.constantFrom('<', '>', '/', '!', 'a', 'Z', '1', ' ', '\n', '\u0000', 'é', '🚗');
  const typed = fc.array(marks, { maxLength: 12 }).map((parts) => parts.join(''));
  fc.assert(
    fc.property(typed, (value) => {
      expect(zPlainText.safeParse(value).success).toBe(!tag.test(value) && !control.test(value));
      const isLabel = value.trim() !== '' && !tag.test(value) && !/\p{Cc}/u.test(value);
      expect(zLabel.safeParse(value).success).toBe(isLabel);
    }),
    { numRuns: 5_000, seed: 7 },
  );
});

test('every handwritten pattern takes linear time', async () => {
  const files = sourceFiles('client', 'mock-server').filter(
    (file) => !isTest(file) && !Object.hasOwn(TRUSTED, file.path),
  );
  const literals = new Map(files.flatMap(({ path, text }) => literalsIn(path, text).map((literal) => [literal, path])));
  expect(literals.size).toBeGreaterThan(80);
  const slow: string[] = [];
  for (const [literal, path] of literals) {
    const end = literal.lastIndexOf('/');
    const verdict = await verdictOf(new RegExp(literal.slice(1, end), literal.slice(end + 1)));
    if (verdict !== 'safe') slow.push(`${path}: ${literal}: ${verdict}`);
  }
  expect(slow).toEqual([]);
});

function literalsIn(path: string, text: string): string[] {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false, kind);
  const literals: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) literals.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return literals;
}
