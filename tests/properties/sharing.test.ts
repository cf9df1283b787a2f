import * as fc from 'fast-check';
import { test } from 'vitest';
import {
  accept,
  answer,
  change,
  command,
  grantOf,
  invite,
  meddle,
  offerTo,
  pass,
  race,
  remove,
} from './sharing-commands.ts';
import { type Grant, hours, type Level, type Person } from './sharing-model.ts';
import { mock, Portal, start, startModel } from './sharing-portal.ts';

const person = fc.constantFrom<Person>(0, 1, 2);
const vehicle = fc.constantFrom(1003, 1013);
const level = fc.constantFrom<Level>('Full Access', 'Partial Access', 'Read Only');
const length = fc.constantFrom(1, 3, 24, 72, 300);
const from = fc.constantFrom(null, 0, 1, 5, 24);
const offer = fc
  .record({ vehicle, level, isExclusive: fc.boolean(), from, hours: fc.option(length, { freq: 4 }) })
  .map((one) => ({ ...one, hours: one.isExclusive ? (one.hours ?? 24) : one.hours }));
const offers = fc.uniqueArray(offer, { minLength: 1, maxLength: 2, selector: (one) => one.vehicle });
const at = (grant: Grant | null): Grant => grant ?? { level: 'Read Only', isExclusive: false, from: null, to: null };

const changes = fc.oneof(
  fc
    .tuple(person, vehicle, level)
    .map(([who, one, to]) => change('change the level', who, one, (grant) => ({ ...at(grant), level: to }))),
  fc.tuple(person, vehicle, length).map(([who, one, more]) =>
    change('extend the access', who, one, (grant, now) => ({
      ...at(grant),
      to: Math.max(at(grant).to ?? 0, at(grant).from ?? 0, now) + hours(more),
    })),
  ),
  fc.tuple(person, vehicle).map(([who, one]) => change('end the access', who, one, () => null)),
  fc
    .tuple(person, offer)
    .map(([who, one]) =>
      change('grant exclusive access', who, one.vehicle, (_grant, now) =>
        grantOf(now, { ...one, isExclusive: true, hours: one.hours ?? 24 }),
      ),
    ),
  fc.tuple(person, vehicle, length).map(([who, one, more]) =>
    change('grant exclusive access after others', who, one, (grant, now, model) => {
      const from = model.endOfOthers(who, one) ?? now;
      return { ...at(grant), isExclusive: true, from, to: from + hours(more) };
    }),
  ),
);

/** Any order of what owner, guests and invited users can do about two vehicles, with the clock moving. */
const commands = fc.array(
  fc.oneof(
    { weight: 3, arbitrary: fc.tuple(person, offers).map(([who, all]) => invite(who, all)) },
    { weight: 4, arbitrary: person.map((who) => accept(who)) },
    person.map((who) => answer(who, 'guest')),
    person.map((who) => answer(who, 'owner')),
    { weight: 8, arbitrary: changes },
    {
      weight: 3,
      arbitrary: fc.constantFrom(-1, 0, 0).map((ms) =>
        command(`wait for the next start or end, ${ms} ms`, async (model, portal) => {
          const next = model.bounds[0] ?? model.now + hours(1);
          pass(model, portal, Math.max(1, next + ms - model.now));
        }),
      ),
    },
    fc.tuple(person, fc.constantFrom('answers' as const, 'leaves' as const)).map(([who, what]) => race(who, what)),
    fc.tuple(vehicle, fc.boolean()).map(([one, isOn]) => offerTo(one, isOn)),
    person.map((who) => remove(who, 'owner')),
    person.map((who) => remove(who, 'guest')),
    fc.tuple(person, person).map(([who, other]) => meddle(who, other)),
    fc
      .constantFrom(1, 2, 4, 20, 48, 24 * 8, 24 * 31, 24 * 400)
      .map((count) => command(`wait ${count} h`, async (model, portal) => pass(model, portal, hours(count)))),
  ),
  { minLength: 16, maxLength: 32, size: 'max' },
);

/** `npm run test:full` walks farther. */
const WALKS = Math.ceil(Number(process.env['WAYMARK_WALKS'] ?? 2_000) / 50);
const SEED = Number(process.env['WAYMARK_SEED'] ?? 2026);

test('[commerce 4] any walk of invitations, grants and departures leaves the access that was granted', async () => {
  const base = await start();
  await fc.assert(
    fc.asyncProperty(commands, async (all) => {
      const world = await mock.worlds.fork(base);
      if (!world) throw new Error('Too many worlds');
      try {
        await fc.asyncModelRun(() => ({ model: startModel(), real: new Portal(world) }), all);
      } finally {
        await mock.worlds.remove(world.id);
      }
    }),
    { numRuns: WALKS, seed: SEED },
  );
}, 1_800_000);
