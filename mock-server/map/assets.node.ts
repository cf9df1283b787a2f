import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type MapAssets, mapAssets } from './assets.ts';

/** Reads the files of `fixtures/map` from a folder. */
export function nodeMapAssets(folder: string): MapAssets {
  return mapAssets(async (name) => new Uint8Array(await readFile(path.join(folder, name))));
}
