import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

/** Virtual display in memory. `env` is for programs that draw on it. */
export type Display = { env: NodeJS.ProcessEnv; close: () => Promise<void> };

/** `program`: path of Xvfb. Without it, programs use the environment of this process. */
export async function openDisplay(program: string | undefined): Promise<Display> {
  const env = { ...process.env, LANG: 'en_US.UTF-8', LC_ALL: 'en_US.UTF-8' };
  if (!program) return { env, close: async () => undefined };
  const server = spawn(program, ['-displayfd', '1', '-screen', '0', '1500x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [number] = await once(server.stdout, 'data');
  return { env: { ...env, DISPLAY: `:${String(number).trim()}` }, close: () => stopped(server) };
}

export async function stopped(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill();
  await ended;
}
