import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { assetsFrom, type MediaAssets } from './assets.ts';

const FOLDER = path.resolve(import.meta.dirname, '../../fixtures/media');

/** Reads the committed files of `fixtures/media` from disk on demand. */
export const mediaAssets: MediaAssets = assetsFrom(
  async (name) => new Uint8Array(await readFile(path.join(FOLDER, name))),
);
