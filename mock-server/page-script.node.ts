import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '..');
const CONFIG = path.join(ROOT, 'vite.panel.config.ts');
const BUILT = path.join(ROOT, 'build/mock');

/**
 * Returns a function that provides the built script of a page of the mock. Rebuilds `build/mock/{mode}.js` if the
 * sources in `folder` changed, and rejects if the build fails.
 */
export function pageScript(mode: 'panel' | 'reference', folder: string): () => Promise<string> {
  const script = path.join(BUILT, `${mode}.js`);
  const stamp = path.join(BUILT, `.${mode}-built-from`);
  let building: Promise<void> | undefined;

  async function buildScript(sources: string): Promise<void> {
    // Loaded lazily: most starts reuse the built script.
    const { build } = await import('vite');
    await build({ configFile: CONFIG, mode, logLevel: 'warn' });
    writeFileSync(stamp, sources);
  }

  return async () => {
    const sources = hashOfSources(folder);
    const isFresh = existsSync(script) && existsSync(stamp) && readFileSync(stamp, 'utf8') === sources;
    if (!isFresh) {
      building ??= buildScript(sources).finally(() => {
        building = undefined;
      });
      await building;
    }
    return readFileSync(script, 'utf8');
  };
}

/** SHA-256 of the sources of a script. */
function hashOfSources(folder: string): string {
  const hash = createHash('sha256').update(readFileSync(CONFIG));
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const name of names.filter((one) => one.endsWith('.ts') && !one.endsWith('.test.ts')).sort()) {
    hash
      .update(name)
      .update('\0')
      .update(readFileSync(path.join(folder, name)))
      .update('\0');
  }
  return hash.digest('hex');
}
