import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sourcesDigest } from './sources-digest.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'waymark-sources-'));
  writeFileSync(join(folder, 'page.tsx'), 'one');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a changed, added or renamed source makes a build stale', () => {
  const digests = new Set([sourcesDigest([folder])]);
  writeFileSync(join(folder, 'page.tsx'), 'two');
  digests.add(sourcesDigest([folder]));
  writeFileSync(join(folder, 'other.ts'), '');
  digests.add(sourcesDigest([folder]));
  rmSync(join(folder, 'other.ts'));
  writeFileSync(join(folder, 'another.ts'), '');
  digests.add(sourcesDigest([folder]));
  expect(digests.size).toBe(4);
});

test('a changed unit test or unchanged content keeps a build fresh', () => {
  const before = sourcesDigest([folder]);
  writeFileSync(join(folder, 'page.test.tsx'), 'test');
  writeFileSync(join(folder, 'page.tsx'), 'one');
  expect(sourcesDigest([folder])).toBe(before);
});
