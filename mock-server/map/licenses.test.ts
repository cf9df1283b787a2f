import { readdirSync, readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { MAP_FILES } from './assets.ts';

const FOLDER = new URL('../../fixtures/map/', import.meta.url);
const text = (name: string) => readFileSync(new URL(name, FOLDER), 'utf8');
const data = readdirSync(FOLDER).filter((name) => !name.endsWith('.md'));

test('includes the Open Database License beside data derived from OpenStreetMap', () => {
  const license = text('ODbL-1.0.md');
  expect(license).toContain('ODC Open Database License (ODbL)');
  expect(license).toContain('4.4 Share alike');
  expect(license.length).toBeGreaterThan(20_000);
});

test('states a license for every map file and a credit for every source', () => {
  const licenses = text('LICENSES.md');
  for (const name of data) expect(licenses).toContain(`\`${name}\``);
  for (const credit of ['© OpenStreetMap contributors', 'GeoNames', 'CC BY 4.0', 'Natural Earth', 'public domain']) {
    expect(licenses).toContain(credit);
  }
});

test('contains the files that the map reads, below 4 MB', () => {
  expect(data).toEqual([...MAP_FILES, 'routes.json'].sort());
  const bytes = data.reduce((sum, name) => sum + statSync(new URL(name, FOLDER)).size, 0);
  expect(bytes).toBeLessThan(4_000_000);
});
