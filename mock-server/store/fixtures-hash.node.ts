import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Sources of initial rows and of row shapes. Maps and clips are not rows. */
const SOURCES = ['fixtures', 'mock-server/seeds', 'mock-server/world'];

/**
 * SHA-256 over the seed sources, in lower-case hex. Hashes sources, because reading them takes a few milliseconds and
 * seeding every scenario far longer. A changed comment resets worlds too, which is safe.
 */
export function hashOfFixtures(root: string = ROOT): string {
  const hash = createHash('sha256');
  const files = SOURCES.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .map((name) => path.join(folder, name)),
  );
  for (const file of files.sort()) {
    // Includes the name, because swapping two files is a change.
    hash.update(file.replaceAll(path.sep, '/')).update('\0');
    hash.update(readFileSync(path.join(root, file))).update('\0');
  }
  return hash.digest('hex');
}
