import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { textOf } from './production-build.ts';

const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: Record<string, string> };
/** Packages used only by the mock. */
const OF_THE_MOCK = [
  '@hono/node-server',
  '@modelcontextprotocol/sdk',
  'dataloader',
  'hono',
  'jose',
  'pg',
  'pino',
  'pmtiles',
  'prom-client',
  'tinyqueue',
];

/** Contains the code of @vis.gl/react-maplibre. */
const A_NAME_ALONE = 'react-map-gl';

const notices = textOf('third-party-notices.txt');

test('the built portal has the license of each package that it contains', () => {
  const titles = [...notices.matchAll(/^(@?[\w./-]+) \d+\.\d+\.\d+\S* \(/gm)].map(([, name]) => name);
  expect(Object.keys(dependencies).filter((name) => !titles.includes(name))).toEqual(
    [...OF_THE_MOCK, A_NAME_ALONE].toSorted(),
  );
  // Includes transitive dependencies.
  expect(titles).toEqual(
    expect.arrayContaining(['scheduler', 'workbox-core', 'fflate', '@floating-ui/core', '@vis.gl/react-maplibre']),
  );
});

test('the built portal has the notices required by the Apache License', () => {
  const notice = readFileSync('node_modules/amazon-cognito-identity-js/NOTICE.txt', 'utf8').trim();
  expect(notices).toContain(notice);
});
