import { existsSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Manifest } from '../../scripts/vite/chunk-files.ts';

const DIST = 'dist';
const MANIFEST = `${DIST}/.vite/manifest.json`;

/** Chunks of the production build by source or name. Throws without a build. */
export function readManifest(): Manifest {
  if (!existsSync(MANIFEST)) throw new Error(`${MANIFEST} is missing. Run \`vite build\`.`);
  return JSON.parse(readFileSync(MANIFEST, 'utf8')) as Manifest;
}

/** Text of a file of the build. */
export const textOf = (file: string): string => readFileSync(`${DIST}/${file}`, 'utf8');

/** Size in bytes of a file of the build as served. */
export const gzipBytes = (file: string): number => gzipSync(readFileSync(`${DIST}/${file}`)).length;

/** File name without folder, hash and extension: `assets/base-Cj7flPaI.js` is `base`. */
export const nameOf = (file: string): string => file.replace(/^.*\/|-[\w-]{7}\.\w+$/g, '');
