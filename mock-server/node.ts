/** `npm run mock`: runs the mock on a local port. */
import { serverOptionsOf, USAGE } from './arguments.node.ts';
import { stopWith } from './stop.node.ts';

/** Milliseconds in which a proxy notices that a process of a shared sandbox is not ready. */
const LEAVES_AFTER = 5_000;

try {
  const options = serverOptionsOf(process.argv.slice(2), process.env);
  if (options) await run(options);
  else console.log(USAGE);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function run(options: NonNullable<ReturnType<typeof serverOptionsOf>>): Promise<void> {
  const { startServer } = await import('./server.node.ts');
  const { leaveAfter = options.database === undefined ? 0 : LEAVES_AFTER, ...server } = options;
  const { url, close, leave, say } = await startServer({ metrics: true, ...server });
  say(`The mock is at ${url}, its control API is explained at ${url}/__mock/docs`);
  stopWith(close, () => leave(leaveAfter));
}
