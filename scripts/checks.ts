import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createOperations } from '../mock-server/operations/index.ts';
import { check, command, type Step } from './steps.ts';

const GENERATED = 'generated';

function contents(folder: string): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    files
      .map((entry) => join(entry.parentPath, entry.name))
      .sort()
      .map((path) => [path, readFileSync(path, 'utf8')]),
  );
}

/** Regenerates and compares. Differing files stay as generated, ready to commit. */
function drift(): string[] {
  const before = contents(GENERATED);
  const run = spawnSync(process.execPath, ['scripts/generate/index.ts'], { encoding: 'utf8' });
  if (run.status !== 0) return [run.stderr || run.stdout];
  const after = contents(GENERATED);
  const paths = [...new Set([...before.keys(), ...after.keys()])].sort();
  return paths
    .filter((path) => before.get(path) !== after.get(path))
    .map((path) => `${path} differed from openapi.yaml and was generated again.`);
}

/** Lists the operations that the mock answers with 501. Not a failure. */
function listNotSimulated(): string[] {
  const operations = createOperations({ telemetry: undefined as never, pace: 0 });
  const missing = Object.entries(operations).filter(([, handler]) => handler === null);
  console.log(
    `  ${missing.length} of ${Object.keys(operations).length} operations answer 501: ${missing.map(([id]) => id).join(', ')}`,
  );
  return [];
}

const types = command('Types', 'node', 'node_modules/typescript-7/bin/tsc', '--noEmit', '-p', 'tsconfig.json');
const format = command('Format', 'biome', 'check', '--error-on-warnings', '.');

/** Checks of a few seconds. Types name most of what a new thing still lacks. */
export const quickChecks: readonly Step[] = [types, format];

/** Checks that must pass before tests run. */
export const checks: readonly Step[] = [
  types,
  command('Lint', 'oxlint', '--deny-warnings'),
  format,
  command('Unused code', 'knip', '--no-progress'),
  command('Contract', 'redocly', 'lint', 'openapi.yaml'),
  check('Generated files match the contract', drift),
  check('Operations that are not simulated yet', listNotSimulated),
];
