import { expectTypeOf, test } from 'vitest';
import { type Day, instantOf, type Second, secondOf } from '../telemetry/time.ts';
import type { Cents, Instant } from './rows.ts';

// Judged by the type check: this file does not compile when it is not so.
test('a number in one unit is no number in another', () => {
  expectTypeOf<Second>().not.toExtend<Instant>();
  expectTypeOf<Instant>().not.toExtend<Second>();
  expectTypeOf<Day>().not.toExtend<Second>();
  expectTypeOf<Cents>().not.toExtend<Instant>();
  expectTypeOf(secondOf).parameter(0).toEqualTypeOf<Instant>();
  expectTypeOf(instantOf).parameter(0).toEqualTypeOf<Second>();
  expectTypeOf<number>().toExtend<Cents>();
});
