import { createHash } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { type Addresses, metaPolicy } from '../../hosting/content-policy.ts';
import { largeFleet } from '../seeds/large-fleet.node.ts';
import { demoPage, lostPage } from './entry-page.ts';
import { README } from './readme.ts';

/** Build folder of the panel, the demo's start script and its worker. */
const MOCK = 'build/mock';

/** Excluded from the demo: build metadata, sources, and compressed copies, which hosts create themselves. */
const isPublic = (file: string): boolean => !/(?:^|\/)\.[^/]+$|\.tsx?$|\.(?:br|gz)$/.test(file.replaceAll('\\', '/'));

/** Hash of every file in a folder. */
function hashOf(folder: string): string {
  const hash = createHash('sha256');
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  for (const file of entries.map((entry) => path.join(entry.parentPath, entry.name)).sort()) {
    hash.update(path.relative(folder, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex').slice(0, 16);
}

/**
 * Builds the demo from a built portal. Both folders are paths from the root of the repository. Returns the gzip size of
 * the worker in bytes. Throws a message if the portal's entry page is unusable.
 */
export async function buildDemo(client: string, demo: string): Promise<{ workerSize: number }> {
  const copy = (from: string, to: string) => {
    cpSync(from, path.join(demo, to), { recursive: true, filter: isPublic });
  };
  const config = JSON.parse(readFileSync(path.join(client, 'config.json'), 'utf8')) as Addresses;
  // The additional Trusted Types policy registers the worker.
  const policy = metaPolicy(config, ['waymark-mock']);
  const page = demoPage(readFileSync(path.join(client, 'index.html'), 'utf8'), policy);
  for (const mode of ['panel', 'demo', 'lost']) {
    await build({ configFile: 'vite.panel.config.ts', mode, logLevel: 'warn' });
  }

  rmSync(demo, { recursive: true, force: true });
  copy(client, '.');
  writeFileSync(path.join(demo, 'index.html'), page);
  writeFileSync(path.join(demo, '404.html'), lostPage(readFileSync(path.join(MOCK, 'lost.js'), 'utf8')));
  copy(path.join(MOCK, 'demo.js'), 'demo.js');
  copy(path.join(MOCK, 'panel.js'), '__mock/panel.js');
  copy('fixtures/map', 'mock/map');
  copy('fixtures/media', 'mock/media');
  writeFileSync(path.join(demo, 'mock/fleet.json'), JSON.stringify(await largeFleet()));
  writeFileSync(path.join(demo, '.nojekyll'), '');
  writeFileSync(path.join(demo, 'README.md'), README);

  // Browsers cache these until the hash in the worker changes.
  process.env['WAYMARK_ASSETS'] = hashOf(path.join(demo, 'mock'));
  await build({ configFile: 'vite.worker.config.ts', logLevel: 'warn' });
  // A page has only one worker. The mock answers first, then the portal's own cache for offline starts.
  const workers = [path.join(MOCK, 'sw.js'), path.join(client, 'sw.js')].map((file) => readFileSync(file, 'utf8'));
  writeFileSync(path.join(demo, 'sw.js'), workers.join('\n'));
  return { workerSize: gzipSync(readFileSync(path.join(demo, 'sw.js'))).length };
}
