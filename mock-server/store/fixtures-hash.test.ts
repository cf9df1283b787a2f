import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hashOfFixtures } from './fixtures-hash.node.ts';

let root = '';
const write = (file: string, text: string): void => {
  mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'waymark-hash-'));
  write('fixtures/personas/owner.ts', 'owner');
  write('mock-server/seeds/seeds.ts', 'seeds');
  write('mock-server/world/rows.ts', 'rows');
});
afterEach(() => rmSync(root, { recursive: true }));

test('hashes names and texts of the seed sources', () => {
  // printf 'fixtures/personas/owner.ts\0owner\0mock-server/seeds/seeds.ts\0seeds\0mock-server/world/rows.ts\0rows\0' | sha256sum
  expect(hashOfFixtures(root)).toBe('413e5f02110f4c45732a95964b8ed4d5a59480cf871ed9b6892b2f092fe4d611');
});

test.each([
  ['a persona', 'fixtures/personas/owner.ts', true],
  ['a new fixture', 'fixtures/vehicles/van.ts', true],
  ['the seeding', 'mock-server/seeds/seeds.ts', true],
  ['the row types', 'mock-server/world/rows.ts', true],
  ['a test', 'fixtures/personas/index.test.ts', false],
  ['a map', 'fixtures/map/routes.json', false],
  ['a handler', 'mock-server/operations/device.ts', false],
])('changes only for seed sources: %s', (_, file, changes) => {
  const before = hashOfFixtures(root);
  write(file, 'changed');
  expect(hashOfFixtures(root) !== before).toBe(changes);
});

test('computes the hash of this repository', () => {
  expect(hashOfFixtures()).toMatch(/^[0-9a-f]{64}$/);
});
