import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { assets } from '../repository.node.ts';
import { connectMock } from './index.ts';
import { createMcpServer } from './mcp.ts';
import type { Fetch } from './types.ts';

/** Serves the tools of the mock at an address over standard input and output. Ends with its client. */
export async function serveMcp(url: string): Promise<void> {
  const mock = connectMock(url);
  const fetch: Fetch = (input, init) =>
    mock.fetch(input, init).catch((error: unknown) => {
      throw new Error(`No mock answers at ${mock.url}. Start one with npx waymark-mock.`, { cause: error });
    });
  await createMcpServer(fetch, assets.version).connect(new StdioServerTransport());
}
