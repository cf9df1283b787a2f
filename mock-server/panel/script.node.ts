import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');
const CONFIG = path.join(ROOT, 'vite.panel.config.ts');
const SCRIPT = path.join(ROOT, 'build/mock/panel.js');
const STAMP = path.join(ROOT, 'build/mock/.panel-built-from');

/** SHA-256 of what the script is built from. */
function hashOfSources(): string {
  const hash = createHash('sha256').update(readFileSync(CONFIG));
  const names = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' });
  for (const name of names.filter((one) => one.endsWith('.ts') && !one.endsWith('.test.ts')).sort()) {
    hash
      .update(name)
      .update('\0')
      .update(readFileSync(path.join(import.meta.dirname, name)))
      .update('\0');
  }
  return hash.digest('hex');
}

let building: Promise<void> | undefined;

async function buildScript(sources: string): Promise<void> {
  // Loaded only where it is needed: most starts find the script built.
  const { build } = await import('vite');
  await build({ configFile: CONFIG, mode: 'panel', logLevel: 'warn' });
  writeFileSync(STAMP, sources);
}

/** `panel.js`, built anew where its sources have changed since. Rejects when they cannot be built. */
export async function panelScript(): Promise<string> {
  const sources = hashOfSources();
  const isFresh = existsSync(SCRIPT) && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sources;
  if (!isFresh) {
    building ??= buildScript(sources).finally(() => {
      building = undefined;
    });
    await building;
  }
  return readFileSync(SCRIPT, 'utf8');
}
