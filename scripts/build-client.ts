import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';

const SOURCES = ['client', 'generated', 'scripts/vite', 'vite.config.ts', 'package-lock.json'];
const STAMP = 'dist/.built-from';

function files(path: string): string[] {
  if (!existsSync(path)) return [];
  if (!/\.\w+$/.test(path) || path.endsWith('/')) {
    return readdirSync(path, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .sort();
  }
  return [path];
}

/** Builds the portal into dist/, unless it stands there built from the very same sources. */
export async function buildClient(): Promise<void> {
  const hash = createHash('sha256');
  for (const path of SOURCES.flatMap(files)) hash.update(path).update(readFileSync(path));
  const digest = hash.digest('hex');
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === digest) return;
  console.log('Building the portal …');
  await build({ logLevel: 'warn' });
  writeFileSync(STAMP, digest);
}
