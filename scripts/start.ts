/** `npm start`: builds what changed, then serves the portal and its mock on one port. */
import { personas } from '../fixtures/personas/index.ts';
import { startServer } from '../mock-server/server.node.ts';
import { stopWith } from '../mock-server/stop.node.ts';
import { buildClient } from './build-client.ts';

const DEFAULT_PORT = 4010;

await buildClient();
try {
  const { url, close } = await startServer({ port: Number(process.env['PORT'] ?? DEFAULT_PORT), staticDir: 'dist' });
  stopWith(close);
  const rows = personas.map(({ username, password, shows }) => ({ username, password, shows }));
  const width = (key: 'username' | 'password') => Math.max(...rows.map((row) => row[key].length));
  console.log(`\n  Waymark is at ${url}\n\n  Sign in as`);
  for (const { username, password, shows } of rows) {
    console.log(`  ${username.padEnd(width('username'))}  ${password.padEnd(width('password'))}  ${shows}`);
  }
  console.log(
    `\n  The mock's panel: ${url}/__mock   Its control API: ${url}/__mock/docs   The contract: ${url}/__mock/contract\n`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
