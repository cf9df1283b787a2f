import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type MapAssets, mapAssets } from './assets.ts';

const FOLDER = path.resolve(import.meta.dirname, '../../fixtures/map');

/** Reads the committed files of `fixtures/map` from disk. */
export function nodeMapAssets(folder: string = FOLDER): MapAssets {
  return mapAssets(async (name) => new Uint8Array(await readFile(path.join(folder, name))));
}
