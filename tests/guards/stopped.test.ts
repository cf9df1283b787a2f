import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { afterEach, expect, test } from 'vitest';

let shell: ChildProcess | undefined;
let serverPid = 0;

afterEach(() => {
  shell?.kill();
  try {
    process.kill(serverPid, 'SIGKILL');
  } catch {
    // The process has already ended.
  }
});

test.each([
  ['npm start', 'scripts/start.ts'],
  ['npm run mock', 'mock-server/node.mjs --port 0'],
])('a stopped `%s` leaves no server behind', async (_name, program) => {
  // Simulates npm: a shell runs the command, and only the shell gets the signal.
  shell = spawn('sh', ['-c', `'${process.execPath}' ${program} & echo "pid $!"; wait`], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, PORT: '0', npm_lifecycle_event: 'start' },
  });
  if (!shell.stdout) throw new Error('The shell has no output.');
  let url = '';
  // The output ends when the last process that holds it, the server, has ended.
  for await (const line of createInterface({ input: shell.stdout })) {
    serverPid = Number(/^pid (\d+)$/.exec(line)?.[1] ?? serverPid);
    const found = /http:\/\/[\d.]+:\d+/.exec(line)?.[0];
    if (!found || url) continue;
    url = found;
    expect((await fetch(`${url}/__mock/health`)).status).toBe(200);
    shell.kill('SIGTERM');
  }
  await expect(fetch(`${url}/__mock/health`)).rejects.toThrow('fetch failed');
});
