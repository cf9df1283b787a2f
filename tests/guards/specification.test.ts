import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createOperations } from '../../mock-server/operations/index.ts';

/** Every numbered section of the two documents. */
const SECTIONS = [
  ...numbered('core', 9),
  ...Array.from({ length: 12 }, (_, index) => `core 2.${index + 1}`),
  ...numbered('commerce', 9),
];

function numbered(document: 'core' | 'commerce', count: number): string[] {
  return Array.from({ length: count }, (_, index) => `${document} ${index + 1}`);
}

const SUMMARY = 'docs/specification.md';
const FOLDERS = ['client', 'docs', 'fixtures', 'mock-server', 'scripts', 'tests'];
const CITING = /\.(?:ts|tsx|mjs|css|html|md|yaml)$/;

const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && CITING.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));

/** `core 2.7` and lists of sections after it: `core 2.2, 4, 8`, `commerce 3 to 5`. */
const CITATION = /\b(core|commerce) (\d+(?:\.\d+)?(?:(?:, | and | to )\d+(?:\.\d+)?\b(?! ?%))*)/gi;

function citationsIn(text: string): string[] {
  return [...text.matchAll(CITATION)].flatMap(([, document = '', numbers = '']) =>
    [...numbers.matchAll(/\d+(?:\.\d+)?/g)].map(([number]) => `${document.toLowerCase()} ${number}`),
  );
}

test('the summary of the specification has every numbered section, in order', () => {
  const anchors = [...readFileSync(SUMMARY, 'utf8').matchAll(/<a id="(core|commerce)-([\d.]+)"><\/a>\n#+ (.+?):/g)];
  expect(anchors.map(([, document, number]) => `${document} ${number}`)).toEqual(inReadingOrder());
  for (const [, document, number, heading] of anchors) expect(heading).toBe(`${document} ${number}`);
});

/** Sections in reading order: the parts of core 2 after core 2. */
function inReadingOrder(): string[] {
  const place = (section: string) => {
    const [document = '', number = ''] = section.split(' ');
    const [chapter = 0, part = 0] = number.split('.').map(Number);
    return (document === 'core' ? 0 : 10_000) + chapter * 100 + part;
  };
  return [...SECTIONS].sort((one, other) => place(one) - place(other));
}

test('every cited section of the specification exists', () => {
  const known = new Set(SECTIONS);
  const files = [...FOLDERS.flatMap(filesOf), 'openapi.yaml', 'README.md'];
  const unknown = files.flatMap((path) =>
    citationsIn(readFileSync(path, 'utf8'))
      .filter((section) => !known.has(section))
      .map((section) => `${path}: ${section}`),
  );
  expect(files.length).toBeGreaterThan(1_000);
  expect(unknown).toEqual([]);
});

test.each([
  ['Keeps the path (core 2.2, 4, 8).', ['core 2.2', 'core 4', 'core 8']],
  ['[core 5, commerce 5] rejects', ['core 5', 'commerce 5']],
  ['assumed (commerce 3 to 5). `set_mileage`', ['commerce 3', 'commerce 5']],
  ['Core 9, and core 2.6, 2.7', ['core 9', 'core 2.6', 'core 2.7']],
])('reads a citation and the list after it: %s', (text, sections) => {
  expect(citationsIn(text)).toEqual(sections);
});

test('[commerce 7] the summary lists every operation and whether the mock simulates it', () => {
  const handlers = createOperations({ telemetry: undefined as never, pace: 0 });
  const actual = Object.entries(handlers).map(([id, handler]) => `${id}: ${handler === null ? '501' : 'built'}`);
  const [, after = ''] = readFileSync(SUMMARY, 'utf8').split('| Area | Operations (`operationId`) | Mock |');
  const [table = ''] = after.split('\n\n');
  const listed = [...table.matchAll(/^\|[^|]+\|([^|]+)\| (501|built) \|$/gm)].flatMap(([, operations = '', state]) =>
    [...operations.matchAll(/`([a-z]+[A-Z]\w*)`/g)].map(([, id]) => `${id}: ${state}`),
  );
  expect(listed.sort()).toEqual(actual.sort());
});
