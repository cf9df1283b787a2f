import { z } from 'zod';
import { BLOCKING_STATUSES, OUTAGE_COMPONENTS } from '../../fixtures/catalog/outage-families.ts';
import { outageOfDr, outageOfEverything, outageOfX1 } from '../../fixtures/notices/notices.ts';
import { newestNotice } from '../domain/notices/blocks.ts';
import { noticeRow } from '../seeds/seed-rows.ts';
import type { NoticeRow } from '../world/rows.ts';
import type { World } from '../world/world.ts';
import { toIso, zTime } from './instants.ts';
import { defineControl } from './operation.ts';

const OUTAGES = { everything: outageOfEverything, x1: outageOfX1, dr: outageOfDr } as const;
const COMPONENTS = { everything: OUTAGE_COMPONENTS.api, x1: OUTAGE_COMPONENTS.x1, dr: OUTAGE_COMPONENTS.dr } as const;
const TARGETS = ['everything', 'x1', 'dr'] as const;
const zTarget = z.enum(TARGETS, { error: 'Is not a target of an outage' });
const zOutage = z.strictObject({
  of: zTarget.nullable().describe('Affected devices. `null` if service is only degraded.'),
  body: z.string(),
  since: zTime,
});
const COUNTS = ['investigating', 'identified'];

/** The newest outage, if it is still active (core 7). */
function outageOf(world: World): NoticeRow | null {
  const newest = newestNotice(world, 'outage');
  return newest && COUNTS.includes(newest.status) ? newest : null;
}

function show({ body, created_at, affected_components }: NoticeRow): z.output<typeof zOutage> {
  const out = affected_components.filter(({ new_status }) => BLOCKING_STATUSES.includes(new_status));
  const of = TARGETS.find((target) => out.some(({ name }) => name === COMPONENTS[target])) ?? null;
  return { of, body, since: toIso(created_at) };
}

function end(world: World): void {
  const outage = outageOf(world);
  if (outage) world.tables.notices.update(outage.id, { status: 'resolved' });
}

const example = {
  of: 'everything',
  body: 'No device can take commands at the moment. We are looking for the cause.',
  since: '2026-11-21T12:00:00.000Z',
} as const;

/** Starts, shows and ends an outage of devices. */
export const outageControls = [
  defineControl({
    method: 'get',
    path: '/outage',
    area: 'Faults',
    summary: 'The active outage, or null',
    scope: 'world',
    answers: { 200: zOutage.nullable() },
    example: { answer: { status: 200, body: null } },
    run: (_, { world }) => {
      const outage = outageOf(world);
      return { status: 200, body: outage && show(outage) };
    },
  }),
  defineControl({
    method: 'post',
    path: '/outage',
    area: 'Faults',
    summary: 'Starts an outage',
    notes: 'Ends an active one. The portal shows its bar, and affected devices accept no commands.',
    scope: 'world',
    body: z.strictObject({ of: zTarget }),
    answers: { 201: zOutage },
    example: { body: { of: 'everything' }, answer: { status: 201, body: example } },
    run: ({ body }, { world }) => {
      end(world);
      const row = noticeRow({ ...OUTAGES[body.of], created: 0 }, world.clock.now());
      return { status: 201, body: show(world.tables.notices.put({ ...row, id: `outage-${world.random.uuid()}` })) };
    },
  }),
  defineControl({
    method: 'delete',
    path: '/outage',
    area: 'Faults',
    summary: 'Resolves the outage',
    scope: 'world',
    answers: { 204: null },
    example: { answer: { status: 204, body: null } },
    run: (_, { world }) => {
      end(world);
      return { status: 204, body: null };
    },
  }),
];
