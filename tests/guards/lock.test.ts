import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Locked = { version: string; resolved?: string; optionalDependencies?: Record<string, string> };
const text = readFileSync('package-lock.json', 'utf8');
const { packages } = JSON.parse(text) as { packages: Record<string, Locked> };

test('the lock file has packages for every platform, as npm ci requires', () => {
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => !packages[`node_modules/${name}`] && !packages[`${path}/node_modules/${name}`],
    ),
  );
  expect(missing).toEqual([]);
});

test('the lock file names no registry', () => {
  expect(Object.values(packages).filter(({ resolved }) => resolved !== undefined)).toEqual([]);
});
