import { z } from 'zod';
import { type OperationId, operations } from '../../generated/contract/operations.ts';
import { invalid, noContent, notFound } from '../contract/replies.ts';
import { CHARGE } from '../domain/billing/fault-names.ts';
import { isStreamFault, LIVE_VIDEO, STREAM_FAULTS } from '../domain/streams.ts';
import { IDENTITY_FAULTS } from '../identity/faults.ts';
import { isOperation, matchErrors, zMatch } from '../world/fault-match.ts';
import { defineControl, zDetail, zRefusal } from './operation.ts';

const LONGEST_LATENCY_MS = 120_000;
/** Answers with these statuses have no body, but answers of rules always do. */
const BODILESS = new Set([204, 205, 304]);

const zEffect = z
  .strictObject({
    status: z
      .int()
      .min(200)
      .max(599)
      .refine((status) => !BODILESS.has(status), 'An answer of this status has no body')
      .optional()
      .describe('Answers with this status instead of running the operation.'),
    body: z.unknown().optional().describe('JSON that goes with `status`.'),
    latency_ms: z.int().min(0).max(LONGEST_LATENCY_MS).optional().describe('Delay before the answer.'),
    drop: z.boolean().optional().describe('Cuts the connection without an answer.'),
    drop_answer: z.boolean().optional().describe('Runs the operation, then cuts the connection instead of answering.'),
    unreachable: z.boolean().optional().describe('The device does not answer (424).'),
    decline: z.boolean().optional().describe('The card is declined.'),
    price_percent: z
      .int()
      .min(1)
      .max(1_000)
      .optional()
      .describe('Prices of plans and add-ons in carts, in percent of the catalog.'),
  })
  .refine((effect) => Object.keys(effect).length > 0, 'At least one field is required')
  .refine((effect) => effect.body === undefined || effect.status !== undefined, {
    path: ['body'],
    error: 'Needs a status to go with',
  });

const zCount = z.int().min(1).nullable().default(null);
const zRuleFields = z.strictObject({
  operation: z
    .enum([LIVE_VIDEO, CHARGE, ...IDENTITY_FAULTS, ...(Object.keys(operations) as OperationId[])], {
      error: 'Is not an operation of the contract',
    })
    .nullable()
    .default(null)
    .describe(
      `An operationId of the contract, or \`${LIVE_VIDEO}\` with the body \`codec\`, \`playlist_404\`, \`segments_503\` or \`truncated\`, or \`${CHARGE}\`, a \`createPayment\` that is not a dry run, or an operation of the identity service: ${IDENTITY_FAULTS.map((name) => `\`${name}\``).join(', ')}. Left out: every operation of the contract.`,
    ),
  device_key: z
    .string()
    .min(1)
    .max(64)
    .nullable()
    .default(null)
    .describe('Only requests about this device. Default: all requests.'),
  match: zMatch
    .nullable()
    .default(null)
    .describe(
      'Only requests with these values in path, query or body: `{ "articleNumber": "000001204" }`. A list has each of its items. Needs an `operation` of the contract.',
    ),
  nth: zCount.describe('Only the n-th matching request, from 1.'),
  times: zCount.describe('Maximum number of times. Default: unlimited.'),
  probability: z.number().min(0).max(1).nullable().default(null).describe('Default: always.'),
  effect: zEffect.describe('Effects: at least one of these.'),
});

/** Operations that an effect of the simulation can reach. Other effects reach all. */
const REACHED: Readonly<Record<string, (operation: string) => boolean>> = {
  unreachable: (operation) => isOperation(operation) && 424 in operations[operation].responses,
  decline: (operation) => operation === CHARGE || operation === 'createPayment',
  price_percent: (operation) => operation === CHARGE || operation === 'createPayment',
};
const NEVER = 'Has no effect on this operation';

const zRule = zRuleFields.superRefine(({ operation, match, effect }, context) => {
  const issue = (path: string[], message: string) => context.addIssue({ code: 'custom', path, message });
  if (match !== null) {
    if (!isOperation(operation)) issue(['match'], 'Needs an operation of the contract');
    else for (const [name, message] of Object.entries(matchErrors(operation, match))) issue(['match', name], message);
  }
  if (operation === null) return;
  for (const [name, reaches] of Object.entries(REACHED)) {
    if (name in effect && !reaches(operation)) issue(['effect', name], NEVER);
  }
  if (operation !== LIVE_VIDEO) return;
  if (!isStreamFault(effect.body)) issue(['effect', 'body'], `Must be one of ${STREAM_FAULTS.join(', ')}`);
});

const zFault = z.strictObject({
  id: z.string(),
  // Scenario rules may name other operations. Requests may not.
  ...zRuleFields.shape,
  operation: z.string().nullable(),
  seen: z.int().describe('Requests that matched.'),
  fired: z.int().describe('Requests that it affected.'),
});

const unreachable = {
  id: '0b6d53c1-3f0e-4a7f-8f57-1f0f9f9a1f10',
  operation: 'sendCommand',
  device_key: null,
  match: null,
  nth: null,
  times: 2,
  probability: null,
  effect: { unreachable: true, latency_ms: 3_000 },
  seen: 0,
  fired: 0,
};

export const faultControls = [
  defineControl({
    method: 'get',
    path: '/faults',
    area: 'Faults',
    summary: 'Lists the fault rules',
    scope: 'world',
    answers: { 200: z.array(zFault) },
    example: { answer: { status: 200, body: [unreachable] } },
    run: (_, { world }) => ({ status: 200, body: [...world.tables.faults.values()] }),
  }),
  defineControl({
    method: 'post',
    path: '/faults',
    area: 'Faults',
    summary: 'Adds a rule',
    notes:
      'If several rules match a request, their effects are combined. A rule that could never have an effect is refused.',
    scope: 'world',
    body: zRule,
    // Until 0.3: an object with `then` must never be awaited, so the field has another name now.
    oldNames: { then: 'effect' },
    answers: { 201: zFault, 400: zRefusal },
    example: {
      body: { operation: 'sendCommand', times: 2, effect: { unreachable: true, latency_ms: 3_000 } },
      answer: { status: 201, body: unreachable },
    },
    run: ({ body }, { world }) => {
      if (body.device_key !== null && !world.tables.devices.get(body.device_key)) {
        return invalid({ device_key: ['No device of this world has this key'] });
      }
      const rule = world.tables.faults.put({ id: world.random.uuid(), ...body, seen: 0, fired: 0 });
      return { status: 201, body: rule };
    },
  }),
  defineControl({
    method: 'delete',
    path: '/faults',
    area: 'Faults',
    summary: 'Removes every rule',
    scope: 'world',
    answers: { 204: null },
    example: { answer: { status: 204, body: null } },
    run: (_, { world }) => {
      const { faults } = world.tables;
      for (const { id } of faults.values()) faults.delete(id);
      return noContent;
    },
  }),
  defineControl({
    method: 'delete',
    path: '/faults/:id',
    area: 'Faults',
    summary: 'Removes one rule',
    scope: 'world',
    params: z.strictObject({ id: z.string() }),
    answers: { 204: null, 404: zDetail },
    example: { params: { id: unreachable.id }, answer: { status: 204, body: null } },
    run: ({ params }, { world }) => {
      const { faults } = world.tables;
      if (!faults.get(params.id)) return notFound;
      faults.delete(params.id);
      return noContent;
    },
  }),
];
