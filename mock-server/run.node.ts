import type { CommandOptions } from './arguments.node.ts';
import { startServer } from './server.node.ts';
import { stopWith } from './stop.node.ts';

/** Milliseconds in which a proxy notices that a process of a shared sandbox is not ready. */
const LEAVES_AFTER = 5_000;

/** Runs the mock until a signal ends this process. */
export async function runMock({ leaveAfter, ...options }: CommandOptions): Promise<void> {
  const grace = leaveAfter ?? (options.database === undefined ? 0 : LEAVES_AFTER);
  const { url, close, leave, say } = await startServer({ metrics: true, ...options });
  say(`The mock is at ${url}, its control API is explained at ${url}/__mock/docs`);
  stopWith(close, () => leave(grace));
}
