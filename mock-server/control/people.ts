import { z } from 'zod';
import { personas } from '../../fixtures/personas/index.ts';
import { issueTokens } from '../identity/tokens.ts';
import { toIso, zTime } from './instants.ts';
import { defineControl, zDetail } from './operation.ts';

const zPersona = z.strictObject({
  id: z.string(),
  username: z.string(),
  password: z.string(),
  role: z.enum(['owner', 'guest', 'installer', 'dealer', 'staff', 'visitor']),
  shows: z.string().describe('What signing in as this person lets you see.'),
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
});

export const peopleControls = [
  defineControl({
    method: 'get',
    path: '/personas',
    area: 'People',
    summary: 'Everybody you can sign in as',
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
            shows: 'Owner in Chicago with one vehicle of every kind: the account to look around with.',
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
    summary: 'Tokens of a person, without the handshake of a sign-in',
    notes: 'They live 60 minutes by the clock of the world they were issued in, and are worth nothing in another.',
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
      if (!world.tables.identity_users.get(sub))
        return { status: 404, body: { detail: 'Not a person of this world.' } };
      const { access_token, id_token } = await issueTokens(world, sub, keys);
      return { status: 200, body: { access_token, id_token } };
    },
  }),
  defineControl({
    method: 'get',
    path: '/outbox',
    area: 'People',
    summary: 'Messages that would have left by SMS or e-mail, newest first',
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
          },
        ],
      },
    },
    run: (_, { world }) => ({
      status: 200,
      // In the order they were sent, which a clock that was moved back does not change.
      body: [...world.tables.outbox.values()].reverse().map((row) => ({ ...row, at: toIso(row.at) })),
    }),
  }),
];
