import { z } from 'zod';
import { invalid } from '../contract/replies.ts';
import { settle } from '../domain/settle.ts';
import { inSlices } from '../telemetry/slices.ts';
import type { Clock } from '../world/clock.ts';
import type { Instant } from '../world/rows.ts';
import type { Tables } from '../world/world.ts';
import { isWorldTime, OUT_OF_TIME, toIso, zInstant, zTime } from './instants.ts';
import { defineControl, zDetail, zRefusal } from './operation.ts';

const zClock = z.strictObject({
  now: zTime,
  now_ms: z.int().describe('The same in milliseconds since 1970.'),
  frozen: z.boolean(),
});

const show = (clock: Clock) => {
  const now = clock.now();
  return { status: 200, body: { now: toIso(now), now_ms: now, frozen: clock.frozen } } as const;
};

/** Time of the last payment, also of a declined one. */
function lastPayment(payments: Tables['payments']): { at: Instant } {
  let at = Number.NEGATIVE_INFINITY;
  for (const payment of payments.values()) at = Math.max(at, payment.at);
  return { at };
}

const example = {
  status: 200,
  body: { now: '2027-11-21T12:00:00.000Z', now_ms: 1_826_798_400_000, frozen: true },
} as const;

export const clockControls = [
  defineControl({
    method: 'get',
    path: '/clock',
    area: 'Time',
    summary: "The world's clock",
    scope: 'world',
    answers: { 200: zClock },
    example: { answer: example },
    run: (_, { world }) => show(world.clock),
  }),
  defineControl({
    method: 'post',
    path: '/clock',
    area: 'Time',
    summary: "Moves, freezes or unfreezes the world's clock",
    notes:
      'Sets the clock to `now`, then moves it by `advance_ms` (backward if negative), then freezes or unfreezes it. Due events, ' +
      'such as the expiry of an invitation, take place before the answer. Plans and add-ons renew, and their payments have ' +
      'receipts, each at its own time. The clock does not go back behind the last payment.',
    scope: 'world',
    body: z.strictObject({
      now: zInstant.optional(),
      advance_ms: z.int().optional().describe('Milliseconds.'),
      frozen: z.boolean().optional(),
    }),
    answers: { 200: zClock, 400: zRefusal, 409: zDetail },
    example: { body: { now: '2026-11-21T12:00:00Z', advance_ms: 31_536_000_000, frozen: true }, answer: example },
    run: async ({ body: { now, advance_ms, frozen } }, { world, worlds, slices, host }) => {
      const { clock } = world;
      const target = (now ?? clock.now()) + (advance_ms ?? 0);
      if (!isWorldTime(target)) return invalid({ advance_ms: [OUT_OF_TIME] });
      const { at: paidAt } = world.tables.payments.derived(lastPayment);
      if (target < Math.min(paidAt, clock.now())) {
        const detail = `Money has moved since: the last payment was at ${toIso(paidAt)}. Reset the world to go back.`;
        return { status: 409, body: { detail, code: 'MONEY_HAS_MOVED' } };
      }
      // Freezes before moving, so that the clock stands exactly at the target.
      if (frozen === true) clock.freeze();
      if (now !== undefined) clock.set(now);
      if (advance_ms !== undefined) clock.advance(advance_ms);
      if (frozen === false) clock.unfreeze();
      // Ten years of a fleet are tens of thousands of renewals. They are stored slice by slice, while other requests are answered.
      const isDone = await inSlices(
        slices,
        () => settle(world, slices.check),
        async () => {
          await host.wait(0);
          await worlds.commit(world);
          await host.wait(0);
          return worlds.isCurrent(world);
        },
      );
      if (!isDone) return { status: 409, body: { detail: 'The world was reset or removed in the middle.' } };
      return show(clock);
    },
  }),
];
