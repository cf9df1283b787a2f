import { z } from 'zod';
import { noContent } from '../contract/replies.ts';
import { zTime } from './instants.ts';
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
});

export const recordControls = [
  defineControl({
    method: 'get',
    path: '/journal',
    area: 'Records',
    summary: 'The last 200 calls of the API, newest first',
    notes: 'Never contains a token, password, card number or PIN. Kept in memory until a restart.',
    scope: 'world',
    answers: { 200: z.array(zEntry) },
    example: {
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
          },
        ],
      },
    },
    run: (_, { world }) => ({ status: 200, body: world.journal.entries() }),
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
