import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { outputUntil } from './output.ts';

/** A process that writes a line, then far more than a pipe holds, and then ends. */
const talkative = () =>
  spawn(process.execPath, ['-e', `console.error('Ready'); process.stderr.write('x'.repeat(1_000_000))`], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });

test('[core 8] a process whose first line was read can write on', async () => {
  const child = talkative();
  const ended = once(child, 'exit');
  await expect(outputUntil(child.stderr, /Ready/)).resolves.toMatch(/^Ready\n/);
  await expect(ended).resolves.toEqual([0, null]);
});

test('[core 8] the end of a process without the expected line is an error with its output', async () => {
  await expect(outputUntil(talkative().stderr, /Never/)).rejects.toThrow(/^Ready\n/);
});
