import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { builtinModules } from 'node:module';
import path from 'node:path';
import { parseSync } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { llmsText } from '../../mock-server/control/llms.ts';
import { FOREIGN_NODE, type ForeignProject, foreignProject } from './install.ts';

/** Building, packing and installing, on a machine with ten times its load. */
const SLOW = 300_000;
const LARGEST_MB = 5;

let project: ForeignProject;
beforeAll(async () => {
  project = await foreignProject();
}, SLOW);
afterAll(() => project.remove());

/** Runs a tool of the foreign project. */
function run(tool: string, ...args: string[]) {
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(?:VITEST|FORCE_COLOR$)/.test(name)),
  );
  const command = path.join(project.folder, 'node_modules', tool);
  const options = { cwd: project.folder, encoding: 'utf8', env: { ...env, NO_COLOR: '1' } } as const;
  const { status, stdout, stderr } = spawnSync(FOREIGN_NODE, [command, ...args], options);
  return { status, text: `${stdout}${stderr}` };
}

const filesIn = (folder: string): string[] =>
  readdirSync(path.join(project.installed, folder), { recursive: true, encoding: 'utf8' });
const textOf = (file: string): string => readFileSync(path.join(project.installed, file), 'utf8');

test('another project uses all of the package, offline, with vitest and msw 2 and 3', { timeout: SLOW }, () => {
  const { status, text } = run('vitest/vitest.mjs', 'run', '--reporter=default');
  expect(text).toMatch(/Test Files\s+7 passed/);
  expect(status, text).toBe(0);
});

test('its editor knows personas, scenarios and operations by name', { timeout: SLOW }, () => {
  const { status, text } = run('typescript-7/bin/tsc', '-p', '.');
  expect(text).toBe('');
  expect(status).toBe(0);
});

test(`the tarball is smaller than ${LARGEST_MB} MB and needs no other package`, () => {
  expect(statSync(project.tarball).size).toBeLessThan(LARGEST_MB * 1024 * 1024);
  const { dependencies, engines } = JSON.parse(textOf('package.json')) as Record<string, Record<string, string>>;
  expect(dependencies).toBeUndefined();
  expect(engines).toEqual({ node: '>=22.15' });
});

test('the tarball has the texts of the licenses of all that is in it', () => {
  for (const name of ['zod', 'hono', 'jose', 'pmtiles', 'pg', '@modelcontextprotocol/sdk']) {
    expect(textOf('third-party-notices.txt')).toMatch(new RegExp(`^${name} [\\d.]+ \\(`, 'm'));
  }
  expect(textOf('assets/map/ODbL-1.0.md')).toContain('Open Database License');
  expect(textOf('assets/map/LICENSES.md')).toContain('GeoNames');
  expect(JSON.parse(textOf('package.json'))).toMatchObject({ license: 'MIT AND ODbL-1.0 AND CC-BY-4.0' });
});

/** Modules that a script imports, at once or on demand. */
function importsOf(text: string): string[] {
  const { module } = parseSync('chunk.js', text);
  return [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ),
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) => text.slice(start + 1, end - 1)),
  ];
}

test('its code reads nothing outside the package', () => {
  const scripts = filesIn('dist').filter((file) => file.endsWith('.js'));
  expect(scripts).toContain('index.js');
  const allowed = new Set([...builtinModules, ...builtinModules.map((name) => `node:${name}`), 'node:sqlite']);
  for (const file of scripts) {
    const text = textOf(path.join('dist', file));
    const targets = importsOf(text).filter((to) => !allowed.has(to));
    const outside = new Set(targets.filter((to) => !(to.startsWith('./') && scripts.includes(to.slice(2)))));
    expect([file, ...outside]).toEqual([file, ...(file === 'playwright.js' ? ['@playwright/test'] : [])]);
    expect(text, file).not.toContain(process.cwd());
    expect(text, file).not.toContain('import.meta.dirname');
  }
});

test('it explains itself to agents', () => {
  expect(textOf('llms.txt')).toBe(llmsText((JSON.parse(textOf('package.json')) as { version: string }).version));
});

test('its declarations name nothing that is not in them', () => {
  const declared = filesIn('dist').filter((file) => file.endsWith('.d.ts'));
  expect(declared.sort()).toEqual(['index.d.ts', 'names.d.ts', 'playwright.d.ts', 'types.d.ts']);
});
