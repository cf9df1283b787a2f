import { copyFileSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';
import { llmsText } from '../../mock-server/control/llms.ts';
import { largeFleet } from '../../mock-server/seeds/large-fleet.node.ts';
import { hashOfFixtures } from '../../mock-server/store/fixtures-hash.node.ts';
import { type Entry, noticesOf } from '../vite/third-party-notices.ts';
import { declarations } from './declarations.ts';
import { manifestOf, OLDEST_NODE } from './manifest.ts';
import { README } from './readme.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const SOURCES = path.join(ROOT, 'mock-server/package');
const ENTRIES = ['index', 'playwright', 'cli'];
const LICENSES = 'licenses.json';

const isShipped = (file: string): boolean => !file.endsWith('.ts');

/**
 * Builds the package `waymark-mock` into a folder: one chunk per entry and per part that is loaded on demand, with every
 * library, and the files that the mock reads. Needs `build/mock/panel.js`, which it builds.
 */
export async function buildPackage(folder: string): Promise<void> {
  const { version, license } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {
    version: string;
    license: string;
  };
  const dist = path.join(folder, 'dist');
  const assets = path.join(folder, 'assets');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(assets, { recursive: true });

  await build({ configFile: path.join(ROOT, 'vite.panel.config.ts'), mode: 'panel', logLevel: 'warn' });
  await build({
    root: ROOT,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { PACKAGE: JSON.stringify({ version, fixtures: hashOfFixtures() }) },
    resolve: { alias: [{ find: /^.*\/repository\.node\.ts$/, replacement: path.join(SOURCES, 'assets.node.ts') }] },
    ssr: { noExternal: true, external: ['@playwright/test'] },
    build: {
      ssr: true,
      outDir: dist,
      emptyOutDir: true,
      target: `node${OLDEST_NODE}`,
      license: { fileName: LICENSES },
      rolldownOptions: {
        input: Object.fromEntries(ENTRIES.map((name) => [name, path.join(SOURCES, `${name}.ts`)])),
        output: { entryFileNames: '[name].js', chunkFileNames: 'chunk-[name].js' },
      },
    },
  });

  const licenses = path.join(dist, LICENSES);
  const bundled = JSON.parse(readFileSync(licenses, 'utf8')) as Entry[];
  rmSync(licenses);
  for (const [name, text] of Object.entries(declarations(SOURCES))) writeFileSync(path.join(dist, name), text);
  for (const name of ['map', 'media']) {
    cpSync(path.join(ROOT, 'fixtures', name), path.join(assets, name), { recursive: true, filter: isShipped });
  }
  writeFileSync(path.join(assets, 'fleet.json'), JSON.stringify(await largeFleet()));
  copyFileSync(path.join(ROOT, 'build/mock/panel.js'), path.join(assets, 'panel.js'));
  copyFileSync(path.join(ROOT, 'openapi.yaml'), path.join(assets, 'openapi.yaml'));
  copyFileSync(path.join(ROOT, 'LICENSE'), path.join(folder, 'LICENSE'));
  writeFileSync(path.join(folder, 'third-party-notices.txt'), noticesOf('package', bundled));
  writeFileSync(path.join(folder, 'llms.txt'), llmsText(version));
  writeFileSync(path.join(folder, 'README.md'), README);
  writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify(manifestOf(version, license), null, 2)}\n`);
}
