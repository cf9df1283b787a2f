import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const ENTRY = path.resolve(import.meta.dirname, '../../mock-server/node.mjs');

export type MockProcess = {
  url: string;
  /** What it wrote to its standard output and its standard error. */
  output: () => string;
  kill: (signal: NodeJS.Signals) => void;
  /** Its exit code. `null`: a signal ended it. */
  ended: Promise<number | null>;
};

/** Runs `npm run mock` as a process of its own, on a free port. Resolves when it listens. */
export async function startMockProcess(args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<MockProcess> {
  const child = spawn(process.execPath, [ENTRY, '--port', '0', ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  const url = await listening(child, () => output);
  return { url, output: () => output, kill: (signal) => void child.kill(signal), ended };
}

async function listening(child: ChildProcess, output: () => string): Promise<string> {
  const place = () => /The mock is at (http:\/\/[\d.]+:\d+)/.exec(output())?.[1];
  while (!place()) {
    const next = await Promise.race([once(child.stdout as NodeJS.ReadableStream, 'data'), once(child, 'exit')]);
    if (typeof next[0] === 'number') throw new Error(`The mock ended before it listened. ${output()}`);
  }
  return place() as string;
}
