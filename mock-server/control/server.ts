import { z } from 'zod';
import { noContent } from '../contract/replies.ts';
import { WAYMARK_POOL } from '../identity/pool.ts';
import { SandboxUnavailable, type WorldRegistry } from '../world/registry.ts';
import { defineControl, zDetail } from './operation.ts';

const zHealth = z.strictObject({
  version: z.string(),
  worlds: z.int().nullable().describe('Number of worlds. `null`: their database cannot be reached.'),
  identity: z
    .strictObject({ endpoint: z.url(), userPoolId: z.string(), clientId: z.string() })
    .describe('Configuration of the identity SDK.'),
});

/** A process that lives answers, also when its database does not. */
async function countOf(worlds: WorldRegistry): Promise<number | null> {
  try {
    return await worlds.count();
  } catch (error) {
    if (error instanceof SandboxUnavailable) return null;
    throw error;
  }
}

export const serverControls = [
  defineControl({
    method: 'get',
    path: '/ready',
    area: 'Server',
    summary: 'Whether requests can be sent to this process',
    notes: 'A process that lives is not ready while its database cannot be reached, and when it is about to end.',
    scope: 'server',
    answers: { 204: null, 503: zDetail },
    example: { answer: { status: 204, body: null } },
    run: async (_, { ready }) => {
      try {
        await ready();
        return noContent;
      } catch (error) {
        if (!(error instanceof SandboxUnavailable)) throw error;
        return { status: 503, body: { detail: error.message, code: error.code } };
      }
    },
  }),
  defineControl({
    method: 'get',
    path: '/health',
    area: 'Server',
    summary: 'Whether the process lives, and where its identity service is',
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
        worlds: await countOf(worlds),
        identity: {
          endpoint: new URL('/identity/', url).href,
          userPoolId: WAYMARK_POOL.id,
          clientId: WAYMARK_POOL.clientId,
        },
      },
    }),
  }),
];
