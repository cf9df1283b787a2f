import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';
import { personas } from '../../fixtures/personas/index.ts';
import { SCENARIO_NAMES } from '../../mock-server/world/scenarios.ts';

const read = (path: string) => readFileSync(path, 'utf8');
const texts = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.md'))
    .map((entry) => join(entry.parentPath, entry.name));

/** Documents that guide newcomers. Decision records may name paths that no longer exist. */
const GUIDES = [
  'README.md',
  'docs/specification.md',
  'docs/recipes.md',
  'docs/glossary.md',
  'docs/conventions.md',
  'docs/mock-differences.md',
  'docs/hosting/README.md',
  'docs/hosting/sandbox.md',
];

/** A repository path in a text. */
const PATH = /(?<![\w./-])(?:\.github|client|docs|fixtures|generated|mock-server|scripts|tests)\/[\w./<>*-]*/g;

/** `<name>` and `*` are placeholders. The folder before them must exist. */
function existing(path: string): boolean {
  const [fixed = ''] = path.split(/[<*]/);
  return existsSync(fixed === path ? path.replace(/\.$/, '') : dirname(`${fixed}x`));
}

test.each(GUIDES)('%s names only existing paths', (guide) => {
  const paths = [...read(guide).matchAll(PATH)].map(([path]) => path);
  expect(paths).not.toEqual([]);
  expect(paths.filter((path) => !existing(path))).toEqual([]);
});

test.each(GUIDES)('%s names only existing npm scripts', (guide) => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const names = [...read(guide).matchAll(/\bnpm run (\w+(?::\w+)?)/g)].map(([, name = '']) => name);
  expect(names.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
});

test('docs/mock-differences.md lists every scenario', () => {
  const text = read('docs/mock-differences.md');
  expect(SCENARIO_NAMES.filter((name) => !text.includes(`\`${name}\``))).toEqual([]);
});

test('README.md lists every persona', () => {
  const text = read('README.md');
  const names = personas.map(({ username }) => username.slice(0, username.indexOf('@') + 1));
  expect(names.filter((name) => !text.includes(`\`${name}`))).toEqual([]);
});

test('links between documents resolve to files and anchors', () => {
  const broken = ['README.md', ...texts('docs')].flatMap((path) =>
    [...read(path).matchAll(/\]\((?!https?:)([^)\s]+)\)/g)]
      .map(([, target = '']) => target)
      .filter((target) => !leadsSomewhere(path, target))
      .map((target) => `${path}: ${target}`),
  );
  expect(broken).toEqual([]);
});

function leadsSomewhere(from: string, target: string): boolean {
  const [file = '', anchor] = target.split('#');
  const path = file === '' ? from : normalize(join(dirname(from), file));
  if (!existsSync(path)) return false;
  return anchor === undefined || anchorsOf(read(path)).has(anchor);
}

/** Explicit anchors, and those that GitHub generates for headings. */
function anchorsOf(text: string): Set<string> {
  const explicit = [...text.matchAll(/<a id="([^"]+)">/g)].map(([, id = '']) => id);
  const headings = [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
  return new Set([...explicit, ...headings]);
}
