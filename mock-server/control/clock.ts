import { z } from 'zod';
import { invalid } from '../contract/replies.ts';
import { settle } from '../domain/settle.ts';
import type { Clock } from '../world/clock.ts';
import { isWorldTime, OUT_OF_TIME, toIso, zInstant, zTime } from './instants.ts';
import { defineControl, zRefusal } from './operation.ts';

const zClock = z.strictObject({
  now: zTime,
  now_ms: z.int().describe('The same in milliseconds since 1970.'),
  frozen: z.boolean(),
});

const show = (clock: Clock) => {
  const now = clock.now();
  return { status: 200, body: { now: toIso(now), now_ms: now, frozen: clock.frozen } } as const;
};

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
      'First to `now`, then on by `advance_ms` (back, where it is negative), then frozen or not. What fell due on the way, ' +
      'such as the end of an invitation, has happened when the answer comes. No plan is renewed, because nothing is charged: each runs ' +
      'out on its renewal date.',
    scope: 'world',
    body: z.strictObject({
      now: zInstant.optional(),
      advance_ms: z.int().optional().describe('Milliseconds.'),
      frozen: z.boolean().optional(),
    }),
    answers: { 200: zClock, 400: zRefusal },
    example: { body: { now: '2026-11-21T12:00:00Z', advance_ms: 31_536_000_000, frozen: true }, answer: example },
    run: ({ body: { now, advance_ms, frozen } }, { world }) => {
      const { clock } = world;
      if (!isWorldTime((now ?? clock.now()) + (advance_ms ?? 0))) return invalid({ advance_ms: [OUT_OF_TIME] });
      // Freezes before moving, so that the clock stands exactly at the target.
      if (frozen === true) clock.freeze();
      if (now !== undefined) clock.set(now);
      if (advance_ms !== undefined) clock.advance(advance_ms);
      if (frozen === false) clock.unfreeze();
      settle(world);
      return show(clock);
    },
  }),
];
