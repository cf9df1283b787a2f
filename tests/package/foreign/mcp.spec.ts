import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { expect, test } from 'vitest';
import { startMock } from 'waymark-mock';

test('the command offers a running mock to agents, and says so if there is none', async () => {
  const mock = await startMock();
  const args = ['node_modules/waymark-mock/dist/cli.js', 'mcp', '--url', mock.url];
  const client = new Client({ name: 'foreign', version: '1' });
  await client.connect(new StdioClientTransport({ command: process.execPath, args }));
  try {
    expect((await client.listTools()).tools.map(({ name }) => name)).toContain('getJournal');
    await client.callTool({ name: 'postWorlds', arguments: { body: { id: 'mine', scenario: 'empty' } } });
    expect(await mock.open('mine').clock.now()).toBeInstanceOf(Date);
    await mock.close();
    expect(await client.callTool({ name: 'getWorlds' })).toEqual({
      content: [{ type: 'text', text: `No mock answers at ${mock.url}. Start one with npx waymark-mock.` }],
      isError: true,
    });
  } finally {
    await client.close();
    await mock.close();
  }
});
