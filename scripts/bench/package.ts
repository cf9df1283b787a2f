import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildPackage } from '../package/build.ts';
import type { Measure } from './report.ts';
import { median } from './statistics.ts';

const STARTS = 7;

/** A test file that uses the package: milliseconds from the start of its process to the first answer to a persona. */
const FIRST_ANSWER = `
const { createMock } = await import(process.argv[1]);
const mock = await createMock();
const world = await mock.world();
const owner = await world.as('owner');
await (await owner.fetch('/api/v1/vehicle')).arrayBuffer();
console.log(performance.now());
`;

/** Start of the package in a test of another project. */
export async function packageStart(): Promise<Measure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'waymark-package-'));
  try {
    await buildPackage(folder);
    const entry = `file://${join(folder, 'dist/index.js')}`;
    const start = () => Number(execFileSync(process.execPath, ['--input-type=module', '-e', FIRST_ANSWER, entry]));
    const times = Array.from({ length: STARTS }, start);
    return [{ name: 'First answer of the package', value: median(times), unit: 'ms', target: { atMost: 1_000 } }];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
