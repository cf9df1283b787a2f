import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort, type Served, serve, serveOn } from './processes.ts';

const HOME = 'node_modules/.cache/bench';
const PRISM = '@stoplight/prism-cli';
export const PRISM_VERSION = '5.16.0';
const PRISM_FOLDER = join(HOME, 'node_modules', PRISM);

function installedVersion(): string | null {
  const file = join(PRISM_FOLDER, 'package.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version : null;
}

/** Installs the peers for the bench only. They are not dependencies of the repository. */
function install(): void {
  if (installedVersion() === PRISM_VERSION) return;
  const wanted = `${PRISM}@${PRISM_VERSION}`;
  console.log(`Installing ${wanted} into ${HOME} (once) …`);
  mkdirSync(HOME, { recursive: true });
  const flags = ['install', '--prefix', HOME, '--no-save', '--no-audit', '--no-fund', '--loglevel=error', wanted];
  const npm = process.env['npm_execpath'];
  const { status } = npm
    ? spawnSync(process.execPath, [npm, ...flags], { stdio: 'inherit' })
    : spawnSync('npm', flags, { stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) throw new Error(`npm could not install ${wanted}; its message is above.`);
}

/** Prism with generated answers for the same openapi.yaml. Its log is off, because writing it costs more than the answers. */
export async function startPrism(): Promise<Served> {
  install();
  const port = await freePort();
  const program = join(PRISM_FOLDER, 'dist/index.js');
  return serveOn(port, [program, 'mock', '--dynamic', '--verboseLevel=silent', `--port=${port}`, 'openapi.yaml']);
}

/** Hono that answers bytes from memory: the upper bound of the framework. */
export function startBareHono(body: string): Promise<Served> {
  return serve([join(import.meta.dirname, 'bare-hono.ts')], { BENCH_BODY: body });
}

/** The mock as `npm run mock` starts it, with devices that answer immediately. */
export function startMock(
  flags: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<Served> {
  return serve(['mock-server/node.mjs', '--port=0', '--pace=0', ...flags], environment);
}
