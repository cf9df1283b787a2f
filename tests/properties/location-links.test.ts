import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { DAY, HOUR, MINUTE } from '../../mock-server/world/duration.ts';
import { createMock, NOW, type Send } from '../support/mock.ts';

/**
 * Location links over HTTP in any order of creating, opening, revoking, waiting, changing the plan and transferring the vehicle. A
 * link shows a position exactly as long as it is open, its vehicle is its owner's, and the plan includes locations.
 */

const mock = createMock();
const VEHICLE = 1001;
const DEVICE = 'GG-20417-A7';
const PATH = `/api/v1/vehicle/${VEHICLE}/location-link`;
const RECIPIENT = 'transfer-recipient';
const KEPT = 30 * DAY;
const MOST = 10;

type Link = { id: string; token: string; end: number; ended: { as: 'EXPIRED' | 'WITHDRAWN'; at: number } | null };
type Model = { now: number; hasLocation: boolean; isTransferred: boolean; links: Link[] };
type Real = { owner: () => Promise<Send>; recipient: () => Promise<Send>; visitor: Send; world: MockWorld };
type MockWorld = Awaited<ReturnType<typeof mock.world>>;
type Step = fc.AsyncCommand<Model, Real>;

/** Ends what has expired, as time alone does. */
function settle(model: Model): void {
  for (const link of model.links) {
    if (link.ended === null && link.end <= model.now) link.ended = { as: 'EXPIRED', at: link.end };
  }
}
const open = ({ links }: Model) => links.filter(({ ended }) => ended === null);

/** The list of the owner: open links, newest first, without tokens. */
async function expectList(model: Model, { owner, recipient }: Real): Promise<void> {
  const send = await owner();
  const { status, body } = await send('GET', PATH);
  if (model.isTransferred) {
    expect(status).toBe(404);
    expect((await (await recipient())('GET', PATH)).body).toEqual([]);
    return;
  }
  const ids = (body as { id: string }[]).map(({ id }) => id);
  expect(ids).toEqual(
    open(model)
      .map(({ id }) => id)
      .reverse(),
  );
  const text = JSON.stringify(body);
  expect(model.links.filter(({ token }) => text.includes(token))).toEqual([]);
}

const create = (length: number): Step => ({
  check: () => true,
  toString: () => `create(${length / MINUTE} min)`,
  run: async (model, real) => {
    const end = model.now + length;
    const send = await real.owner();
    const { status, body } = await send('POST', PATH, { expires_at: new Date(end).toISOString() });
    const isLong = length >= 55 * MINUTE && length <= 7 * DAY + 5 * MINUTE;
    const isFull = open(model).length >= MOST;
    const expected = model.isTransferred ? 404 : !isLong ? 400 : !model.hasLocation || isFull ? 403 : 201;
    expect(status).toBe(expected);
    if (status !== 201) return;
    const { id, token } = body as { id: string; token: string };
    model.links.push({ id, token, end, ended: null });
    await expectList(model, real);
  },
});

const read = (pick: number): Step => ({
  check: ({ links }) => links.length > 0,
  toString: () => `read(${pick})`,
  run: async (model, { visitor }) => {
    const link = model.links[pick % model.links.length] as Link;
    const { status, body } = await visitor('GET', `/api/v1/location-link/?token=${link.token}`);
    if (link.ended) {
      const isForgotten = model.now >= link.ended.at + KEPT;
      expect({ status, code: (body as { code: string }).code }).toEqual({
        status: 400,
        code: isForgotten ? 'INVALID_TOKEN' : `${link.ended.as}_TOKEN`,
      });
      return;
    }
    expect(status).toBe(200);
    expect(Object.keys(body).sort()).toEqual([
      'expires_at',
      'latitude',
      'located_at',
      'longitude',
      'no_position',
      'vehicle_name',
    ]);
    const shown = body as { latitude: number | null; no_position: string | null };
    expect(shown.latitude !== null).toBe(model.hasLocation);
    expect(shown.no_position).toBe(model.hasLocation ? null : 'plan');
  },
});

const revoke = (pick: number): Step => ({
  check: ({ links }) => links.length > 0,
  toString: () => `revoke(${pick})`,
  run: async (model, real) => {
    const link = model.links[pick % model.links.length] as Link;
    const { status } = await (await real.owner())('DELETE', `${PATH}/${link.id}`);
    expect(status).toBe(link.ended || model.isTransferred ? 404 : 204);
    if (status === 204) link.ended = { as: 'WITHDRAWN', at: model.now };
    await expectList(model, real);
  },
});

const wait = (length: number): Step => ({
  check: () => true,
  toString: () => `wait(${length / MINUTE} min)`,
  run: async (model, real) => {
    real.world.clock.advance(length);
    model.now += length;
    settle(model);
    await expectList(model, real);
  },
});

const changePlan = (hasLocation: boolean): Step => ({
  check: () => true,
  toString: () => `changePlan(${hasLocation ? 'with' : 'without'} locations)`,
  run: async (model, { world }) => {
    world.tables.devices.update(DEVICE, { plan_id: hasLocation ? 'premium-year' : 'basic-month' });
    model.hasLocation = hasLocation;
    return Promise.resolve();
  },
});

const transfer = (): Step => ({
  check: ({ isTransferred }) => !isTransferred,
  toString: () => 'transfer()',
  run: async (model, real) => {
    const { world } = real;
    const email = 'transfer-recipient@waymark.example';
    await (await real.owner())('POST', `/api/v1/device/transfer/${DEVICE}`, { email, subscriber_id: 11 });
    const offer = world.tables.transfers.by('device_key', DEVICE).find(({ status }) => status === 'pending');
    const send = await real.recipient();
    expect((await send('POST', `/api/v1/device/transfer-complete?token=${offer?.id}`)).status).toBe(204);
    for (const link of open(model)) link.ended = { as: 'WITHDRAWN', at: model.now };
    model.isTransferred = true;
    await expectList(model, real);
  },
});

const steps = [
  fc.constantFrom(30 * MINUTE, 55 * MINUTE, HOUR, 8 * HOUR, DAY, 7 * DAY, 8 * DAY).map(create),
  fc.constantFrom(HOUR, 8 * HOUR).map(create),
  fc.nat(20).map(read),
  fc.nat(20).map(read),
  fc.nat(20).map(revoke),
  fc.constantFrom(MINUTE, 59 * MINUTE, HOUR, 9 * HOUR, DAY, 8 * DAY, 30 * DAY).map(wait),
  fc.boolean().map(changePlan),
  fc.constant(null).map(transfer),
];

/** Several tabs create at once: never more than the limit is open. */
const createTogether = (): Step => ({
  check: ({ isTransferred, hasLocation }) => !isTransferred && hasLocation,
  toString: () => 'createTogether()',
  run: async (model, real) => {
    const end = model.now + 8 * HOUR;
    const send = await real.owner();
    const press = () => send('POST', PATH, { expires_at: new Date(end).toISOString() });
    const answers = await Promise.all([press(), press(), press(), press()]);
    const made = answers.filter(({ status }) => status === 201);
    expect(made).toHaveLength(Math.min(4, MOST - open(model).length));
    for (const { body } of made) {
      const { id, token } = body as { id: string; token: string };
      model.links.push({ id, token, end, ended: null });
    }
    await expectList(model, real);
  },
});
steps.push(fc.constant(null).map(createTogether));

/** `npm run test:full` walks farther. */
const WALKS = Math.ceil((Number(process.env['WAYMARK_WALKS'] ?? 2_000) * 3) / 100);
const SEED = Number(process.env['WAYMARK_SEED'] ?? 24);

test('[core 1] [commerce 6] a location link shows a position only while it may', async () => {
  await fc.assert(
    fc.asyncProperty(fc.commands(steps, { maxCommands: 25 }), async (commands) => {
      const world = await mock.world();
      // Outlasts every wait, so that only its plan decides.
      const far = NOW + 5_000 * DAY;
      world.tables.devices.update(DEVICE, { plan_id: 'premium-year', plan_renewal_date: far });
      for (const kind of ['plan_ends', 'add_on_ends']) world.tables.due.delete(`${kind}:${DEVICE}`);
      const as = (persona: string) => () => mock.as(world, persona);
      const real = { owner: as('owner'), recipient: as(RECIPIENT), visitor: mock.withToken(world, null), world };
      await fc.asyncModelRun(
        () => ({ model: { now: NOW, hasLocation: true, isTransferred: false, links: [] }, real }),
        commands,
      );
      await mock.worlds.remove(world.id);
    }),
    { numRuns: WALKS, seed: SEED },
  );
}, 1_800_000);
