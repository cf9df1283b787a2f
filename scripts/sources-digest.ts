import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Inputs of the production build in `dist`. */
const SOURCES = ['client', 'generated', 'scripts/vite', 'vite.config.ts', 'package-lock.json'];

const DIST = 'dist';
/** File of a build that contains the digest of its sources. */
export const STAMP = '.built-from';

function filesOf(path: string): string[] {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/** Digest of the build's sources, by name and content. Excludes tests. */
export function sourcesDigest(sources: readonly string[] = SOURCES): string {
  const hash = createHash('sha256');
  for (const path of sources.flatMap(filesOf)) hash.update(path).update(readFileSync(path));
  return hash.digest('hex');
}

/** Whether `dist` was built from the current sources. */
export function isBuilt(): boolean {
  const stamp = join(DIST, STAMP);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === sourcesDigest();
}
