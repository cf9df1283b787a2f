import { z } from 'zod';
import { personas } from '../../fixtures/personas/index.ts';
import { issueTokens } from '../identity/tokens.ts';
import type { OutboxRow } from '../world/rows.ts';
import { toIso, zTime } from './instants.ts';
import { defineControl, zDetail } from './operation.ts';

const zPersona = z.strictObject({
  id: z.string(),
  username: z.string(),
  password: z.string(),
  role: z.enum(['owner', 'guest', 'installer', 'dealer', 'staff', 'visitor']),
  shows: z.string().describe('What this persona demonstrates.'),
});
const zTokens = z.strictObject({ access_token: z.string(), id_token: z.string() });
const zMessage = z.strictObject({
  id: z.string(),
  at: zTime,
  channel: z.enum(['sms', 'email']),
  to: z.string(),
  subject: z.string(),
  body: z.string(),
  code: z.string().nullable().describe('The code or one-time token in the message.'),
  links: z
    .array(
      z.strictObject({
        label: z.string(),
        path: z.string().describe('Page of the portal with its one-time token.'),
        url: z.url().describe('The same as a URL at the requested origin.'),
      }),
    )
    .describe('Links of the message. Its text ends with them too.'),
});

/** A message with the links that its reader can follow. */
function messageView(row: OutboxRow, origin: string): z.output<typeof zMessage> {
  const links = row.links.map((link) => ({ ...link, url: new URL(link.path, origin).href }));
  const lines = links.map(({ label, url }) => `${label}: ${url}`);
  return { ...row, at: toIso(row.at), body: [row.body, ...lines].join('\n\n'), links };
}

export const peopleControls = [
  defineControl({
    method: 'get',
    path: '/personas',
    area: 'People',
    summary: 'Lists the personas',
    scope: 'server',
    answers: { 200: z.array(zPersona) },
    example: {
      answer: {
        status: 200,
        body: [
          {
            id: 'owner',
            username: 'riley.kowalski@waymark.example',
            password: 'Waymark-2026!',
            role: 'owner',
            shows: 'Owner in Chicago with one vehicle of every kind: the account to explore with.',
          },
        ],
      },
    },
    run: () => ({
      status: 200,
      body: personas.map(({ id, username, password, role, shows }) => ({ id, username, password, role, shows })),
    }),
  }),
  defineControl({
    method: 'post',
    path: '/token',
    area: 'People',
    summary: 'Issues tokens of a persona without a sign-in',
    notes:
      'They are valid for 60 minutes of world time, only in the world that issued them. Calls take the access token in `Authorization: Bearer`, and in `X-Access-Token` on same-origin paths (`/api/` without `v1`).',
    scope: 'world',
    body: z.strictObject({ persona: z.string().describe('An id of `GET /personas`.') }),
    answers: { 200: zTokens, 404: zDetail },
    example: {
      body: { persona: 'owner' },
      answer: { status: 200, body: { access_token: 'eyJhbGciOiJSUzI1NiJ9…', id_token: 'eyJhbGciOiJSUzI1NiJ9…' } },
    },
    run: async ({ body }, { world, keys }) => {
      const persona = personas.find(({ id }) => id === body.persona);
      if (!persona) return { status: 404, body: { detail: 'No such persona.' } };
      const { sub } = persona.identity;
      if (!world.tables.identity_users.get(sub)) return { status: 404, body: { detail: 'Not a user of this world.' } };
      const { access_token, id_token } = await issueTokens(world, sub, keys);
      return { status: 200, body: { access_token, id_token } };
    },
  }),
  defineControl({
    method: 'get',
    path: '/users/:sub/time-zone',
    area: 'People',
    summary: 'The time zone of a user',
    notes: 'The panel shows the time of the world in it.',
    scope: 'world',
    params: z.strictObject({ sub: z.string().describe('The claim `sub` of their tokens.') }),
    answers: { 200: z.strictObject({ time_zone: z.string() }), 404: zDetail },
    example: {
      params: { sub: '5e000000-0000-4000-8000-000000000101' },
      answer: { status: 200, body: { time_zone: 'America/Chicago' } },
    },
    run: ({ params }, { world }) => {
      const user = world.tables.users.oneBy('sub', params.sub);
      if (!user) return { status: 404, body: { detail: 'Not a user of this world.' } };
      return { status: 200, body: { time_zone: user.timezone } };
    },
  }),
  defineControl({
    method: 'get',
    path: '/outbox',
    area: 'People',
    summary: 'Messages of the SMS and e-mail outbox, newest first',
    scope: 'world',
    answers: { 200: z.array(zMessage) },
    example: {
      answer: {
        status: 200,
        body: [
          {
            id: '3e0a6b52-7d0f-4c86-9a3e-0d1b8a7f2c44',
            at: '2026-11-21T12:00:00.000Z',
            channel: 'sms',
            to: '+13125550101',
            subject: 'Sign-in code',
            body: 'Your code is 492817.',
            code: '492817',
            links: [],
          },
          {
            id: 'letter-transfer-wrangler',
            at: '2026-11-20T00:00:00.000Z',
            channel: 'email',
            to: 'transfer-recipient@waymark.example',
            subject: 'Riley Kowalski transfers Wrangler to you',
            body: 'Sign in with this address to accept.\n\nAccept: http://127.0.0.1:4010/accept-transfer?token=transfer-wrangler',
            code: 'transfer-wrangler',
            links: [
              {
                label: 'Accept',
                path: '/accept-transfer?token=transfer-wrangler',
                url: 'http://127.0.0.1:4010/accept-transfer?token=transfer-wrangler',
              },
            ],
          },
        ],
      },
    },
    run: (_, { world, url }) => ({
      status: 200,
      // In sending order, which a clock that moves back does not change.
      body: [...world.tables.outbox.values()].reverse().map((row) => messageView(row, url)),
    }),
  }),
];
