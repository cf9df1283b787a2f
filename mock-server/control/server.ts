import { z } from 'zod';
import { WAYMARK_POOL } from '../identity/pool.ts';
import { defineControl } from './operation.ts';

const zHealth = z.strictObject({
  version: z.string(),
  worlds: z.int().describe('Number of worlds.'),
  identity: z
    .strictObject({ endpoint: z.url(), userPoolId: z.string(), clientId: z.string() })
    .describe('Configuration of the identity SDK.'),
});

export const serverControls = [
  defineControl({
    method: 'get',
    path: '/health',
    area: 'Server',
    summary: 'Whether the mock answers, and where its identity service is',
    scope: 'server',
    answers: { 200: zHealth },
    example: {
      answer: {
        status: 200,
        body: {
          version: '1.0.0',
          worlds: 1,
          identity: {
            endpoint: 'http://127.0.0.1:4010/identity/',
            userPoolId: 'us-east-1_Waymark01',
            clientId: 'waymark-portal',
          },
        },
      },
    },
    run: async (_, { worlds, version, url }) => ({
      status: 200,
      body: {
        version,
        worlds: await worlds.count(),
        identity: {
          endpoint: new URL('/identity/', url).href,
          userPoolId: WAYMARK_POOL.id,
          clientId: WAYMARK_POOL.clientId,
        },
      },
    }),
  }),
];
