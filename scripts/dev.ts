/** `npm run dev`: development server of portal and mock on one port, with hot reload. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { stopWith } from '../mock-server/stop.node.ts';
import { startDevServer } from './dev-server.ts';

const PORT = Number(process.env['PORT'] ?? 4010);
const ROOT = path.resolve(import.meta.dirname, '..');

async function generate(): Promise<void> {
  console.log('openapi.yaml has changed: generating …');
  await once(spawn(process.execPath, ['scripts/generate/index.ts'], { cwd: ROOT, stdio: 'inherit' }), 'exit');
}

try {
  const server = await startDevServer({ root: ROOT, port: PORT, generate });
  stopWith(() => server.close());
  console.log(`\n  Waymark is at http://127.0.0.1:${PORT}, its mock's panel also at http://127.0.0.1:${PORT}/__mock\n`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
