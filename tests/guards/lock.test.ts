import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Locked = { version: string; resolved?: string; optionalDependencies?: Record<string, string> };
const text = readFileSync('package-lock.json', 'utf8');
const { packages } = JSON.parse(text) as { packages: Record<string, Locked> };

test('the lock has the packages of every platform: npm ci refuses one that lacks any', () => {
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => !packages[`node_modules/${name}`] && !packages[`${path}/node_modules/${name}`],
    ),
  );
  expect(missing).toEqual([]);
});

test('the lock names no registry: packages come from the one that a machine is set up with', () => {
  expect(Object.values(packages).filter(({ resolved }) => resolved !== undefined)).toEqual([]);
});
