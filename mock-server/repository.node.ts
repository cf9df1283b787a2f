import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Assets } from './assets.ts';
import { nodeMapAssets } from './map/assets.node.ts';
import { nodeMediaAssets } from './media/assets.node.ts';
import { pageScript } from './page-script.node.ts';
import { createPanelApp } from './panel/app.ts';
import { createReferenceApp } from './reference/app.node.ts';
import { largeFleet } from './seeds/large-fleet.node.ts';
import { hashOfFixtures } from './store/fixtures-hash.node.ts';
import { streetsIn } from './streets.node.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const MAP = path.join(ROOT, 'fixtures/map');

const panelScript = pageScript('panel', path.join(import.meta.dirname, 'panel'));

/** Assets of the mock in this repository. The build of the package puts `package/assets.node.ts` in place of this file. */
export const assets: Assets = {
  map: nodeMapAssets(MAP),
  media: nodeMediaAssets(path.join(ROOT, 'fixtures/media')),
  ...streetsIn(MAP),
  fleet: largeFleet,
  pages: () => createPanelApp(panelScript).route('/', createReferenceApp()),
  version: (JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as { version: string }).version,
  fixtures: () => hashOfFixtures(),
};
