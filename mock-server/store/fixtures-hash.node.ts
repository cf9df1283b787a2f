import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** What decides which rows a world starts with, and what a row looks like. Maps and clips are no rows. */
const SOURCES = ['fixtures', 'mock-server/seeds', 'mock-server/world'];

/**
 * SHA-256 over the sources that seeds are laid from, in lower-case hex. Sources, because reading them costs a few
 * milliseconds and laying every scenario does not: a comment that changed resets a world too, which is the safe side.
 */
export function hashOfFixtures(root: string = ROOT): string {
  const hash = createHash('sha256');
  const files = SOURCES.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .map((name) => path.join(folder, name)),
  );
  for (const file of files.sort()) {
    // The name goes in as well: swapping two files is a change.
    hash.update(file.replaceAll(path.sep, '/')).update('\0');
    hash.update(readFileSync(path.join(root, file))).update('\0');
  }
  return hash.digest('hex');
}
