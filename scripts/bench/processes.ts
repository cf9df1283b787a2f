import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';

export type Served = {
  /** Without a trailing slash. */
  url: string;
  pid: number;
  stop: () => Promise<void>;
};

const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

function start(args: readonly string[], env: Readonly<Record<string, string>>): ChildProcess {
  const child = spawn(process.execPath, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}

function served(child: ChildProcess, url: string): Served {
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill('SIGTERM');
    await exited;
  };
  return { url, pid: child.pid ?? 0, stop };
}

/** Rejects with the output of a process that exits before it serves. */
function failure(child: ChildProcess, what: string): Promise<never> {
  let written = '';
  child.stderr?.on('data', (chunk: Buffer) => (written += chunk.toString()));
  return new Promise((_, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`${what} ended with ${code}: ${written.trim()}`)));
  });
}

/** Runs a server on this Node that prints its address. */
export async function serve(args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<Served> {
  const child = start(args, env);
  const announced = new Promise<string>((resolve) => {
    let written = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      written += chunk.toString();
      const url = /http:\/\/[\w.]+:\d+(?=\D)/.exec(written)?.[0];
      if (url) resolve(url);
    });
  });
  return served(child, await Promise.race([announced, failure(child, args.join(' '))]));
}

/** Runs a server on this Node that takes a port and prints nothing when it listens. */
export async function serveOn(port: number, args: readonly string[]): Promise<Served> {
  const child = start(args, {});
  child.stdout?.resume();
  const url = `http://127.0.0.1:${port}`;
  const answers = async () => {
    while (child.exitCode === null && !(await fetch(url).catch(() => null))) await wait(50);
  };
  await Promise.race([answers(), failure(child, args.join(' '))]);
  return served(child, url);
}

/** A free port. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Runs a bench program in a fresh process and parses the JSON numbers that it prints. */
export async function probe(file: string, flags: readonly string[] = []): Promise<Record<string, number>> {
  const { stdout } = await promisify(execFile)(process.execPath, [...flags, file]);
  return JSON.parse(stdout) as Record<string, number>;
}

/** Resident memory of a process in megabytes. `null` where the system does not report it. */
export function residentMemory(pid: number): number | null {
  try {
    const kilobytes = /^VmRSS:\s*(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return kilobytes === undefined ? null : Number(kilobytes) / 1024;
  } catch {
    return null;
  }
}
