import { existsSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

/** A chunk in Vite's manifest: its file, style sheets and static imports. */
type Chunk = { file: string; css?: string[]; imports?: string[] };

const DIST = 'dist';
const MANIFEST = `${DIST}/.vite/manifest.json`;

/** Chunks of the production build by source or name. Throws without a build. */
export function readManifest(): Readonly<Record<string, Chunk>> {
  if (!existsSync(MANIFEST)) throw new Error(`${MANIFEST} is missing. Run \`vite build\`.`);
  return JSON.parse(readFileSync(MANIFEST, 'utf8')) as Record<string, Chunk>;
}

/** Text of a file of the build. */
export const textOf = (file: string): string => readFileSync(`${DIST}/${file}`, 'utf8');

/** Size in bytes of a file of the build as served. */
export const gzipBytes = (file: string): number => gzipSync(readFileSync(`${DIST}/${file}`)).length;

/** Files that load before any of `sources` runs, with all static imports. */
export function filesOf(sources: readonly string[], manifest: ReturnType<typeof readManifest>): string[] {
  const files = new Set<string>();
  const seen = new Set<string>();
  const add = (name: string) => {
    if (seen.has(name)) return;
    seen.add(name);
    const chunk = manifest[name];
    if (!chunk) throw new Error(`The build has no chunk of ${name}. Run \`vite build\` again.`);
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file);
    for (const imported of chunk.imports ?? []) add(imported);
  };
  for (const source of sources) add(source);
  return [...files];
}

/** File name without folder, hash and extension: `assets/base-Cj7flPaI.js` is `base`. */
export const nameOf = (file: string): string => file.replace(/^.*\/|-[\w-]{8}\.\w+$/g, '');
