import { z } from 'zod';
import { noContent } from '../contract/replies.ts';
import type { Host } from '../host.ts';
import type { JournalFilter } from '../world/journal.ts';
import type { World } from '../world/world.ts';
import { zInstantText, zTime } from './instants.ts';
import { defineControl } from './operation.ts';

const zEntry = z.strictObject({
  id: z.int(),
  at: zTime,
  method: z.string(),
  path: z.string().describe('With secrets in the query replaced by `[redacted]`.'),
  operation: z.string().nullable().describe('`null`: no operation has the address or its method.'),
  caller: z.string().nullable().describe('Username of the caller.'),
  status: z.int(),
  ms: z.number().describe('Milliseconds, including delays.'),
  fault: z.string().nullable().describe('Id of the fault rule that fired.'),
  refused: z.array(z.string()).describe('Fields that were refused.'),
  request_body: z.unknown().describe('Documented fields of the body, secrets replaced by `[redacted]`. `null`: none.'),
  response_body: z.unknown().describe('The same of the answer.'),
  omitted: z
    .array(z.enum(['request_body', 'response_body']))
    .describe('Bodies that were too large to keep, or gave way to later calls.'),
});

/** Longest wait in seconds: below the limits of usual proxies. */
const LONGEST_WAIT = 30;

const zQuery = z.strictObject({
  operation: z.string().optional().describe('Only calls of this operationId.'),
  caller: z.string().optional().describe('Only calls of this username.'),
  status: z
    .string()
    .regex(/^\d{3}$/, 'Must be a status')
    .transform(Number)
    .optional()
    .describe('Only calls with this status.'),
  since: zInstantText
    .optional()
    .describe('Only calls at this time of the world or later: ISO, or milliseconds since 1970.'),
  after: z
    .string()
    .regex(/^\d{1,15}$/, 'Must be the id of a call')
    .transform(Number)
    .optional()
    .describe('Only calls after the one with this id.'),
  wait: z
    .string()
    .regex(/^\d{1,2}(?:\.\d{1,3})?$/, 'Must be seconds')
    .transform(Number)
    .refine((seconds) => seconds <= LONGEST_WAIT, `Must be at most ${LONGEST_WAIT}`)
    .optional()
    .describe(`Seconds to wait for a matching call if there is none, up to ${LONGEST_WAIT}.`),
});

/** Waits for a call. The world may end before: its calls are then the answer. */
async function waitForCall({ journal }: World, filter: JournalFilter, seconds: number, host: Host): Promise<void> {
  const end = new AbortController();
  const waits = [journal.matching(filter, end.signal), host.wait(seconds * 1_000, end.signal)];
  await Promise.race(waits);
  // Ends the wait that is left, so that neither timers nor listeners pile up.
  end.abort();
}

export const recordControls = [
  defineControl({
    method: 'get',
    path: '/journal',
    area: 'Records',
    summary: 'The last 200 calls of the API, newest first',
    notes:
      'Never contains a token, password, card number or PIN. Kept in memory until a restart. With `wait`, answers as soon ' +
      'as there is a matching call, or with an empty list at the end of the wait or of the world.',
    scope: 'world',
    query: zQuery,
    answers: { 200: z.array(zEntry) },
    example: {
      query: { operation: 'sendCommand', wait: '5' },
      answer: {
        status: 200,
        body: [
          {
            id: 17,
            at: '2026-11-21T12:00:00.000Z',
            method: 'POST',
            path: '/api/iot/send-command',
            operation: 'sendCommand',
            caller: 'riley.kowalski@waymark.example',
            status: 424,
            ms: 1_803,
            fault: '0b6d53c1-3f0e-4a7f-8f57-1f0f9f9a1f10',
            refused: [],
            request_body: { deviceKey: '3182041907', command: 'arm' },
            response_body: { detail: 'The device is not responding. Please try again.', code: 'DEVICE_UNREACHABLE' },
            omitted: [],
          },
        ],
      },
    },
    run: async ({ query: { wait = 0, ...filter } }, { world, host }) => {
      if (wait > 0) await waitForCall(world, filter, wait, host);
      return { status: 200, body: world.journal.entries(filter) };
    },
  }),
  defineControl({
    method: 'delete',
    path: '/journal',
    area: 'Records',
    summary: 'Clears the journal',
    scope: 'world',
    answers: { 204: null },
    example: { answer: { status: 204, body: null } },
    run: (_, { world }) => {
      world.journal.clear();
      return noContent;
    },
  }),
];
