import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Assets } from '../assets.ts';
import { nodeMapAssets } from '../map/assets.node.ts';
import { nodeMediaAssets } from '../media/assets.node.ts';
import { createPanelApp } from '../panel/app.ts';
import type { FleetNames } from '../seeds/fleet.ts';
import { streetsIn } from '../streets.node.ts';

/** Defined by the build: the version of the package, and the hash of the seed sources, which it does not contain. */
declare const PACKAGE: { version: string; fixtures: string };

const at = (name: string): string => fileURLToPath(new URL(`../assets/${name}`, import.meta.url));
const text = (name: string): Promise<string> => readFile(at(name), 'utf8');

/** Assets of the package: files in the folder `assets` beside its code. In place of `repository.node.ts`. */
export const assets: Assets = {
  map: nodeMapAssets(at('map')),
  media: nodeMediaAssets(at('media')),
  ...streetsIn(at('map')),
  fleet: async () => JSON.parse(await text('fleet.json')) as FleetNames,
  pages: () => {
    const pages = createPanelApp(() => text('panel.js'));
    pages.get('/contract.yaml', async (c) =>
      c.body(await text('openapi.yaml'), 200, { 'content-type': 'application/yaml; charset=utf-8' }),
    );
    return pages;
  },
  version: PACKAGE.version,
  fixtures: () => PACKAGE.fixtures,
};
