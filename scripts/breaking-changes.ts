import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { check, type Step } from './steps.ts';

const CONTRACT = 'openapi.yaml';

/** Compares a contract with that of a commit. Fails if a client or server of then would break. */
export function breakingChanges(commit: string, contract = CONTRACT): Step {
  return check(`No breaking change of the contract since ${commit}`, () => {
    const before = spawnSync('git', ['show', `${commit}:${CONTRACT}`], {
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    });
    if (before.status !== 0) return [before.stderr.trim() || `${commit} has no ${CONTRACT}.`];
    const folder = mkdtempSync(join(tmpdir(), 'waymark-contract-'));
    try {
      const base = join(folder, CONTRACT);
      writeFileSync(base, before.stdout);
      const options = { encoding: 'utf8', env: { ...process.env, REDOCLY_TELEMETRY: 'off' } } as const;
      const compared = spawnSync(
        'node_modules/.bin/redocly',
        ['diff', base, contract, '--format', 'markdown'],
        options,
      );
      return compared.status === 0 ? [] : [compared.stdout || compared.stderr];
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
}
