#!/usr/bin/env node
/** `npx waymark-mock`: runs the mock on a local port. */
import { enableCompileCache } from 'node:module';
import { serverOptionsOf, USAGE } from '../arguments.node.ts';
import { stopWith } from '../stop.node.ts';

enableCompileCache();

try {
  const options = serverOptionsOf(process.argv.slice(2), process.env);
  if (options) await run(options);
  else console.log(USAGE.replace('npm run mock --', 'npx waymark-mock'));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function run(options: NonNullable<ReturnType<typeof serverOptionsOf>>): Promise<void> {
  const { startServer } = await import('../server.node.ts');
  const { url, close } = await startServer(options);
  console.log(`The mock is at ${url}, its control API is explained at ${url}/__mock/docs`);
  stopWith(close);
}
