import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { outputUntil } from '../support/output.ts';

/** Often missing in a user's PATH. */
const PLACES = ['/usr/sbin', '/usr/local/sbin', '/usr/local/bin', '/opt/homebrew/bin'];
const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

/** The nginx of this machine, if installed. */
export function findNginx(): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(path.delimiter), ...PLACES];
  return folders.map((folder) => path.join(folder, 'nginx')).find(isExecutable);
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** A free port of 127.0.0.1. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

export type RunningNginx = { stop: () => Promise<void> };

/**
 * Runs a site in its own folder, as one process of this user. Rejects with nginx's message if it refuses the site. The sockets
 * listen before nginx writes its first notice.
 */
export async function runNginx(program: string, site: string): Promise<RunningNginx> {
  const folder = mkdtempSync(path.join(tmpdir(), 'waymark-nginx-'));
  const file = path.join(folder, 'nginx.conf');
  const main = ['daemon off;', 'master_process off;', 'error_log stderr notice;', `pid ${folder}/pid;`, 'events {}'];
  const http = ['access_log off;', ...TEMPORARY.map((name) => `${name}_temp_path ${folder}/${name};`), site];
  writeFileSync(file, [...main, 'http {', ...http, '}'].join('\n'));

  const nginx = spawn(program, ['-p', folder, '-e', 'stderr', '-c', file], { stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = once(nginx, 'exit');
  const stop = async () => {
    nginx.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true });
  };
  try {
    await outputUntil(nginx.stderr, /\[notice\].* nginx\//);
  } catch (error) {
    await stop();
    throw error;
  }
  return { stop };
}
