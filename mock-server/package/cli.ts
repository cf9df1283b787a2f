#!/usr/bin/env node
/** `npx waymark-mock`: runs the mock on a local port. `npx waymark-mock mcp`: tools for agents over a running one. */
import { enableCompileCache } from 'node:module';
import { parseArgs } from 'node:util';
import { serverOptionsOf, USAGE } from '../arguments.node.ts';
import { stopWith } from '../stop.node.ts';

const LOCAL = 'http://127.0.0.1:4010';
const HELP = `${USAGE.replace('npm run mock --', 'npx waymark-mock')}

npx waymark-mock mcp [--url URL]
  tools for agents (Model Context Protocol, standard input and output) over a running mock (${LOCAL})`;

enableCompileCache();

try {
  const [command, ...rest] = process.argv.slice(2);
  if (command === 'mcp') await serveTools(rest);
  else await runMock(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function serveTools(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({ args: [...args], options: { url: { type: 'string', default: LOCAL } } });
  const { serveMcp } = await import('./mcp.node.ts');
  await serveMcp(values.url);
}

async function runMock(args: readonly string[]): Promise<void> {
  const options = serverOptionsOf(args, process.env);
  if (!options) return console.log(HELP);
  const { startServer } = await import('../server.node.ts');
  const { url, close } = await startServer(options);
  console.log(`The mock is at ${url}, its control API is explained at ${url}/__mock/docs`);
  stopWith(close);
}
