/**
 * Runs before every npm command (`npm start`, `npm test`, …) on any Node: installs missing packages, then ensures that a Node
 * that runs TypeScript is used. Plain JavaScript without dependencies, because nothing is installed yet.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const OLDEST_NODE = 24;
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const stamp = join(root, 'node_modules', '.waymark-install');

/** Wanted versions: the lock file, or package.json if there is none. */
function wanted() {
  const lock = join(root, 'package-lock.json');
  const source = existsSync(lock) ? lock : join(root, 'package.json');
  return createHash('sha256').update(readFileSync(source)).digest('hex');
}

function install() {
  const hash = wanted();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  console.log('Installing packages (once, and after changes of package-lock.json) …');
  const command = existsSync(join(root, 'package-lock.json')) ? 'ci' : 'install';
  const npm = process.env.npm_execpath;
  const flags = [command, '--no-audit', '--no-fund', '--loglevel=error'];
  const result = npm
    ? spawnSync(process.execPath, [npm, ...flags], { cwd: root, stdio: 'inherit' })
    : spawnSync('npm', flags, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  if (result.status !== 0) fail('npm could not install the packages; its message is above.');
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, hash);
}

/** `npm run` puts node_modules/.bin first, where the package `node` has its binary if it could be installed. */
function checkNode() {
  const bin = join(root, 'node_modules', '.bin', process.platform === 'win32' ? 'node.cmd' : 'node');
  const bundled = existsSync(bin) ? spawnSync(bin, ['--version'], { encoding: 'utf8' }).stdout : '';
  const version = (bundled || process.version).trim().replace(/^v/, '');
  if (Number(version.split('.')[0]) >= OLDEST_NODE) return;
  fail(`Node ${OLDEST_NODE} or newer is required, and could not be installed beside this one (${version}).
Install it from https://nodejs.org and run the same command again.`);
}

function fail(message) {
  console.error(`\n${message}\n`);
  process.exit(1);
}

install();
checkNode();
