/** `npm run mock`: runs the mock on a local port. */
import { serverOptionsOf, USAGE } from './arguments.node.ts';

try {
  const options = serverOptionsOf(process.argv.slice(2), process.env);
  if (options) {
    const { runMock } = await import('./run.node.ts');
    await runMock(options);
  } else console.log(USAGE);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
