/** `npm run demo`: the portal with its mock in a service worker, as a folder for any static host. */
import { parseArgs } from 'node:util';
import { buildDemo } from '../mock-server/demo/build.node.ts';
import { basePath, serveDemo } from '../mock-server/demo/serve.node.ts';
import { stopWith } from '../mock-server/stop.node.ts';
import { buildClient } from './build-client.ts';

const DEMO = 'build/demo';
const DEFAULT_PORT = '4020';
const USAGE = `npm run demo -- [options]
  --serve        serve the demo after building it
  --port N       port of the server (${DEFAULT_PORT}, or PORT; 0: any free port)
  --base PATH    base path of the demo (/)`;

try {
  const { values } = parseArgs({
    options: {
      serve: { type: 'boolean' },
      port: { type: 'string', default: process.env['PORT'] ?? DEFAULT_PORT },
      base: { type: 'string', default: '/' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help) console.log(USAGE);
  else await run(values.serve ? { port: Number(values.port), base: basePath(values.base) } : null);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function run(serving: { port: number; base: string } | null): Promise<void> {
  await buildClient();
  console.log('Building the demo …');
  const { workerSize } = await buildDemo('dist', DEMO);
  console.log(
    `The demo is in ${DEMO}; its worker is ${Math.round(workerSize / 1000)} kB (gzip). How to host it: its README.md`,
  );
  if (!serving) return;
  const { url, close } = await serveDemo(DEMO, serving);
  stopWith(close);
  console.log(`It is at ${url}`);
}
