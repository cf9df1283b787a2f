import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const FILES = {
  'index.html': '<!doctype html><title>Waymark</title>',
  'sw.js': 'addEventListener("fetch", () => undefined);',
  'icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'manifest.webmanifest': '{}',
  'robots.txt': 'User-agent: *',
  'unsupported.js': 'void 0;\n'.repeat(200),
  '.vite/manifest.json': '{}',
  'assets/app-1a2b.js': 'export {};',
  'assets/long-1a2b.js': 'export {};\n'.repeat(200),
  'assets/app-1a2b.css': 'html { color: black }',
  'assets/inter-1a2b.woff2': 'font',
  'assets/clip-1a2b.webp': 'picture',
};

/** A built client of a few bytes in its own folder, with the given configuration. */
export function smallClient(config: string): { folder: string; remove: () => void } {
  const folder = mkdtempSync(path.join(tmpdir(), 'waymark-client-'));
  for (const [name, text] of Object.entries({ ...FILES, 'config.json': config })) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  return { folder, remove: () => rmSync(folder, { recursive: true }) };
}
