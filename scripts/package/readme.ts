/** `README.md` of the package. A test types and runs its first example. */
export const README = `# waymark-mock

The Waymark API for the tests of your app: the same answers, rules, money, sign-in and devices as the mock of the portal, in the process
of your tests. Node 22.15 or newer, no other package.

\`\`\`ts
// lock.test.ts, with vitest
import { expect, test } from 'vitest';
import { createMock } from 'waymark-mock';

test('locks the car', async () => {
  await using mock = await createMock();
  const world = await mock.world();
  const owner = await world.as('owner');
  await owner.fetch('/api/iot/send-command', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ deviceKey: '3182041907', command: 'arm' }),
  });
  expect(await world.calls('sendCommand')).toMatchObject([{ status: 200, request_body: { command: 'arm' } }]);
});
\`\`\`

## Three ways to reach it

- \`createMock()\`: in this process, without a port. Its \`fetch\` takes a request to any origin and answers by the path.
- \`startMock({ port, scenario, clock, data })\`: on a port, for an app that runs in another process. \`npx waymark-mock\` is the same as a command.
- \`connectMock(url, { key })\`: a mock that runs elsewhere, such as a sandbox of the team, whose key it sends.

All three give the same worlds. A world is isolated: its own data, clock, faults and journal.

| Of a world | |
|---|---|
| \`as('owner')\` | a signed-in persona: \`token\`, \`headers\`, \`fetch\`; valid for an hour of the world's time |
| \`fault({ operation: 'sendCommand', times: 1, effect: { unreachable: true } })\` | makes calls fail, slow, cut off, all or those with the values in \`match\`; ends with its block or \`remove()\` |
| \`clock.advance({ days: 30 })\`, \`set\`, \`freeze\`, \`resume\`, \`now\` | what is due takes place: renewals, expiries |
| \`calls('sendCommand')\`, \`waitForCall('sendCommand')\`, \`journal()\` | what your app asked for, with bodies and without secrets |
| \`outbox()\` | letters and codes that users would get |
| \`fork()\`, \`reset('fleet')\`, \`remove()\` | copies, other scenarios, an end |

Editors complete personas, scenarios and operations.

## Your app's own requests

\`\`\`ts
const restore = interceptFetch(world, ['https://api.example.com']); // answers fetch of this process, until restore()
setupServer(http.all('https://api.example.com/*', ({ request }) => world.fetch(request))); // msw 2 and 3
\`\`\`

With Playwright, \`import { expect, test } from 'waymark-mock/playwright'\` in place of \`@playwright/test\`. Each test has a \`world\` that answers
the page's requests to some origins:

\`\`\`ts
test.use({ waymarkOrigins: ['https://api.example.com'], waymarkWorld: { now: '2026-11-21T12:00:00Z' } });
test('shows the vehicles', async ({ page, world }) => { … });
\`\`\`

## For agents

\`npx waymark-mock mcp --url http://127.0.0.1:4010\` is a server of the Model Context Protocol over a running mock: worlds, personas, clock, faults,
outbox, journal and calls of the API as a persona. It has no state of its own. \`llms.txt\` in this package and at \`/__mock/llms.txt\` explains the same to read.

\`\`\`json
{ "mcpServers": { "waymark": { "command": "npx", "args": ["waymark-mock", "mcp"] } } }
\`\`\`

## More

- \`/__mock/docs\` of a running mock explains its control API, \`/__mock/contract.yaml\` or \`waymark-mock/openapi.yaml\` is the contract.
- Devices answer at once. \`pace: 1\` lets them take as long as real ones.
- Fake timers do not stop the mock, which keeps those from before. Its worlds have their own clock.
- Licenses: the code is MIT. The map is © OpenStreetMap contributors (ODbL) with places by GeoNames (CC BY), see \`assets/map/LICENSES.md\`;
  libraries in the code are in \`third-party-notices.txt\`.
`;
