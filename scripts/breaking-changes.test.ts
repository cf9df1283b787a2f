import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { breakingChanges } from './breaking-changes.ts';

test('finds a field that is missing since a commit, and no change otherwise', { timeout: 60_000 }, async () => {
  expect(await breakingChanges('HEAD').run()).toEqual({ passed: 1, failed: 0 });
  const folder = mkdtempSync(path.join(tmpdir(), 'waymark-breaking-'));
  const changed = path.join(folder, 'openapi.yaml');
  writeFileSync(
    changed,
    readFileSync('openapi.yaml', 'utf8').replace('        dtc_error_count: {', '        dtc_count: {'),
  );
  expect(await breakingChanges('HEAD', changed).run()).toEqual({ passed: 0, failed: 1 });
  rmSync(folder, { recursive: true });
});

test('refuses a commit that is missing', async () => {
  expect(await breakingChanges('no-such-commit').run()).toEqual({ passed: 0, failed: 1 });
});
