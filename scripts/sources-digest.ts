import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** What the production build in `dist` is made from. */
const SOURCES = ['client', 'generated', 'scripts/vite', 'vite.config.ts', 'package-lock.json'];

const DIST = 'dist';
/** File of a build that holds the digest of its sources. */
export const STAMP = '.built-from';

function filesOf(path: string): string[] {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/** Digest of the sources of the build, by name and content. Tests beside the sources are not part of it. */
export function sourcesDigest(sources: readonly string[] = SOURCES): string {
  const hash = createHash('sha256');
  for (const path of sources.flatMap(filesOf)) hash.update(path).update(readFileSync(path));
  return hash.digest('hex');
}

/** Whether `dist` was built from the sources as they are now. */
export function isBuilt(): boolean {
  const stamp = join(DIST, STAMP);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === sourcesDigest();
}
