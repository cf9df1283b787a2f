import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { assetsFrom, type MediaAssets } from './assets.ts';

/** Reads the files of `fixtures/media` from a folder, on demand. */
export function nodeMediaAssets(folder: string): MediaAssets {
  return assetsFrom(async (name) => new Uint8Array(await readFile(path.join(folder, name))));
}
