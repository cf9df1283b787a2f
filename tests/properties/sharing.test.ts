import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { settle } from '../../mock-server/domain/settle.ts';
import { DAY, MINUTE } from '../../mock-server/world/duration.ts';
import type { World } from '../../mock-server/world/world.ts';
import { createMock, NOW, type Send } from '../support/mock.ts';
import { type Answers, type Grant, hours, type Level, type Person, SharingModel } from './sharing-model.ts';

/** Any order of what owner, guests and invited users can do about two vehicles, over HTTP, with the clock moving. */
const PEOPLE = [
  { persona: 'guest-full', id: 201, email: 'guest-full@waymark.example' },
  { persona: 'guest-partial', id: 202, email: 'guest-partial@waymark.example' },
  { persona: 'owner-stranger', id: 131, email: 'owner-stranger@waymark.example' },
] as const;
const PERSONS: readonly Person[] = [0, 1, 2];
const VEHICLES = [
  { id: 1003, key: '3182042261' },
  { id: 1013, key: 'DR-33120-745' },
] as const;
const keyOf = (vehicle: number) => VEHICLES.find(({ id }) => id === vehicle)?.key ?? '';

const mock = createMock();

/** A world with these vehicles, in service for years, and without guests and invitations. */
async function start(): Promise<World> {
  const world = await mock.world();
  const { users, invitations, devices, due, vehicles } = world.tables;
  for (const { id } of due.values()) due.delete(id);
  for (const { id } of invitations.values()) invitations.delete(id);
  for (const { id, user_type } of users.values())
    users.update(id, { vehicle_access: [], user_type: user_type.filter(({ type }) => type !== 'vehicle_user') });
  for (const one of PERSONS) {
    const grants = GIVEN.filter(([who]) => who === one);
    if (grants.length === 0) continue;
    const rest = { subscriber: 11, exclusive_access: false, access_start: null, access_end: null };
    users.update(PEOPLE[one].id, {
      user_type: [{ type: 'vehicle_user', subscriber: 11 }],
      vehicle_access: grants.map(([, vehicle, access_level]) => ({ vehicle, access_level, ...rest })),
    });
  }
  for (const { id, key } of VEHICLES) {
    devices.update(key, { plan_renewal_date: NOW + 999 * DAY, traits: [] });
    vehicles.update(id, { pending_transfer_to: null });
  }
  return world;
}

/** Access at the start of a walk. */
const GIVEN: readonly (readonly [Person, number, Level])[] = [
  [0, 1003, 'Full Access'],
  [0, 1013, 'Full Access'],
  [1, 1003, 'Partial Access'],
];
const ALWAYS = { isExclusive: false, from: null, to: null } as const;

function startModel(): SharingModel {
  const model = new SharingModel(NOW);
  for (const one of PERSONS) {
    const given = GIVEN.filter(([who]) => who === one);
    model.setAccess(one, new Map(given.map(([, vehicle, level]) => [vehicle, { ...ALWAYS, level }])));
  }
  return model;
}

class Portal {
  readonly world: World;
  readonly #senders = new Map<string, Send>();
  #changes = 0;

  constructor(world: World) {
    this.world = world;
  }

  async send(persona: string, ...request: Parameters<Send>) {
    const known = this.#senders.get(persona) ?? (await mock.as(this.world, persona));
    this.#senders.set(persona, known);
    const answer = await known(...request);
    return { ...answer, body: answer.body as { code?: string } & Record<string, unknown> };
  }

  wait(ms: number): void {
    this.world.clock.advance(ms);
    settle(this.world);
    // Access tokens last an hour.
    this.#senders.clear();
  }

  /** What a user gets from a read, a command and a change of settings. */
  async answers(persona: string, vehicle: number): Promise<Answers> {
    this.#changes += 1;
    const path = `/api/v1/vehicle/${vehicle}`;
    const command = { deviceKey: keyOf(vehicle), command: 'arm' };
    const answers = [
      await this.send(persona, 'GET', path),
      await this.send(persona, 'POST', '/api/iot/send-command', command),
      await this.send(persona, 'PATCH', path, { license_plate: `WM ${this.#changes}` }),
    ];
    const [view = '', sent = '', changed = ''] = answers.map(({ status, body }) =>
      status === 403 ? String(body.code) : String(status),
    );
    return [view, sent, changed];
  }
}

const iso = (at: number | null) => (at === null ? null : new Date(at).toISOString());
const bodyOf = (grants: ReadonlyMap<number, Grant>) =>
  [...grants].map(([vehicle, { level, isExclusive, from, to }]) => ({
    vehicle,
    access_level: level,
    exclusive_access: isExclusive,
    access_start: iso(from),
    access_end: iso(to),
  }));

type Listed = { email: string; status: string; token: string; vehicle_access: unknown[] };
type User = { id: number; vehicle_access: Record<string, unknown>[] };

/** Compares everything that each user sees and can do with the model. */
async function look(model: SharingModel, portal: Portal): Promise<void> {
  const seen: Record<string, Answers> = {};
  const expected: Record<string, Answers> = {};
  for (const { id } of VEHICLES) {
    for (const who of ['owner', ...PERSONS] as const) {
      const persona = who === 'owner' ? who : PEOPLE[who].persona;
      seen[`${persona} ${id}`] = await portal.answers(persona, id);
      expected[`${persona} ${id}`] = model.answers(who, id);
    }
  }
  expect(seen).toEqual(expected);

  const { body } = await portal.send('owner', 'GET', '/api/v1/user');
  const guests = (body['results'] as User[]).filter(({ id }) => id !== 101);
  const shared = (access: User['vehicle_access']) =>
    sorted(access.map(({ subscriber: _account, last_used_at: _used, ...grant }) => grant));
  expect(new Map(guests.map(({ id, vehicle_access }) => [id, shared(vehicle_access)]))).toEqual(
    new Map([...model.guests].map(([one, grants]) => [PEOPLE[one].id, sorted(bodyOf(grants))])),
  );

  const listed = async (persona: string) =>
    (await portal.send(persona, 'GET', '/api/v1/user/token')).body as unknown as Listed[];
  const sent = await listed('owner');
  const statuses = PERSONS.map((person) => sent.filter(({ email }) => email === PEOPLE[person].email));
  expect(statuses.map((rows) => rows.map(({ status }) => status))).toEqual(
    PERSONS.map((person) => [model.statusOf(person) ?? []].flat()),
  );
  for (const person of PERSONS) {
    const received = await listed(PEOPLE[person].persona);
    expect(received).toHaveLength(model.invitation(person) ? 1 : 0);
  }
}

/** In the order of the vehicles. */
const sorted = <T extends { vehicle?: unknown }>(rows: readonly T[]): T[] =>
  [...rows].sort((one, other) => Number(one.vehicle) - Number(other.vehicle));

type Command = fc.AsyncCommand<SharingModel, Portal>;
type Step = (model: SharingModel, portal: Portal) => Promise<void>;
/** A command whose effects are compared afterwards. */
const command = (name: string, run: Step, check: (model: Readonly<SharingModel>) => boolean = () => true): Command => ({
  check,
  async run(model, portal) {
    await run(model, portal);
    await look(model, portal);
  },
  toString: () => name,
});

const overlapping = (model: SharingModel, person: Person, grants: ReadonlyMap<number, Grant>) =>
  [...grants].some(([vehicle, grant]) => model.overlaps(person, vehicle, grant));

function pass(model: SharingModel, portal: Portal, ms: number): void {
  model.now += ms;
  portal.wait(ms);
}

async function tokenOf(portal: Portal, person: Person): Promise<string> {
  const { body } = await portal.send(PEOPLE[person].persona, 'GET', '/api/v1/user/token');
  return (body as unknown as Listed[])[0]?.token ?? 'none';
}

/** Offered access, in hours from now. */
type Offer = { vehicle: number; level: Level; isExclusive: boolean; from: number | null; hours: number | null };
const grantOf = (now: number, { level, isExclusive, from, hours: length }: Offer): Grant => {
  const starts = from === null ? null : now + hours(from);
  return { level, isExclusive, from: starts, to: length === null ? null : (starts ?? now) + hours(length) };
};

const invite = (person: Person, offers: readonly Offer[]) =>
  command(`invite ${person} ${JSON.stringify(offers)}`, async (model, portal) => {
    // At most five letters in 15 minutes.
    pass(model, portal, 4 * MINUTE);
    const grants = new Map(offers.map((offer) => [offer.vehicle, grantOf(model.now, offer)]));
    const request = { email: PEOPLE[person].email, subscriber: 11, vehicles: bodyOf(grants) };
    const { status, body } = await portal.send('owner', 'POST', '/api/v1/user/invite', request);
    if (overlapping(model, person, grants)) {
      expect([status, body.code]).toEqual([400, 'EXCLUSIVE_OVERLAP']);
      return;
    }
    if (model.sharesOffered(grants)) {
      expect([status, body.code]).toEqual([403, 'PENDING_TRANSFER']);
      return;
    }
    expect(status).toBe(201);
    model.invite(person, grants);
    expect(body['status']).toBe(model.statusOf(person));
  });

const accept = (person: Person) =>
  command(
    `${person} accepts`,
    async (model, portal) => {
      const path = `/api/v1/user/invite/accept/?token=${await tokenOf(portal, person)}`;
      const press = () => portal.send(PEOPLE[person].persona, 'POST', path);
      // Two presses in one instant.
      const [first, second] = await Promise.all([press(), press()]);
      const grants = model.invitation(person)?.grants ?? new Map();
      if (model.sharesOffered(grants, model.guests.get(person))) {
        expect([first.body.code, second.body.code]).toEqual(['PENDING_TRANSFER', 'PENDING_TRANSFER']);
        return;
      }
      expect([first.status, second.status].toSorted((a, b) => a - b)).toEqual([204, 400]);
      model.accept(person);
      expect((await press()).body.code).toBe('USED_TOKEN');
    },
    (model) => model.invitation(person) !== null,
  );

const answer = (person: Person, by: 'owner' | 'guest') =>
  command(
    by === 'owner' ? `cancel the invitation of ${person}` : `${person} declines`,
    async (model, portal) => {
      const token = await tokenOf(portal, person);
      const path = `/api/v1/user/invite/decline/?token=${token}`;
      const persona = by === 'owner' ? by : PEOPLE[person].persona;
      expect((await portal.send(persona, 'DELETE', path)).status).toBe(204);
      if (by === 'owner') model.cancel(person);
      else model.decline(person);
      const late = await portal.send(PEOPLE[person].persona, 'POST', `/api/v1/user/invite/accept/?token=${token}`);
      expect(late.body.code).toBe(by === 'owner' ? 'WITHDRAWN_TOKEN' : 'USED_TOKEN');
    },
    (model) => model.invitation(person) !== null,
  );

/** Changes one grant of a guest, as the page does: all access that has not ended is sent again. */
const change = (
  name: string,
  person: Person,
  vehicle: number,
  to: (grant: Grant | null, now: number, model: SharingModel) => Grant | null,
) =>
  command(
    `${name} of ${person} for ${vehicle}`,
    async (model, portal) => {
      const grants = model.living(person);
      const next = to(grants.get(vehicle) ?? null, model.now, model);
      grants.delete(vehicle);
      if (next) grants.set(vehicle, next);
      const path = `/api/v1/user/${PEOPLE[person].id}`;
      const { status, body } = await portal.send('owner', 'PATCH', path, { vehicle_access: bodyOf(grants) });
      if (overlapping(model, person, grants)) {
        expect([status, body.code]).toEqual([400, 'EXCLUSIVE_OVERLAP']);
        return;
      }
      if (model.sharesOffered(grants, model.guests.get(person))) {
        expect([status, body.code]).toEqual([403, 'PENDING_TRANSFER']);
        return;
      }
      expect(status).toBe(200);
      model.setAccess(person, grants);
    },
    (model) => model.guests.has(person),
  );

const remove = (person: Person, by: 'owner' | 'guest') =>
  command(
    by === 'owner' ? `remove ${person}` : `${person} leaves`,
    async (model, portal) => {
      const persona = by === 'owner' ? by : PEOPLE[person].persona;
      const path = `/api/v1/user/${PEOPLE[person].id}?subscriber=11`;
      expect((await portal.send(persona, 'DELETE', path)).status).toBe(204);
      if (by === 'owner') model.remove(person);
      else model.guests.delete(person);
      expect((await portal.send(persona, 'DELETE', path)).status).toBe(404);
    },
    (model) => model.guests.has(person),
  );

/** The owner cancels an invitation, or removes a guest, while the other side answers or leaves. */
const race = (person: Person, what: 'answers' | 'leaves') =>
  command(
    `${person} ${what} while the owner ${what === 'answers' ? 'cancels' : 'removes'}`,
    async (model, portal) => {
      const { persona, id } = PEOPLE[person];
      if (what === 'leaves') {
        const path = `/api/v1/user/${id}?subscriber=11`;
        const ends = await Promise.all([portal.send(persona, 'DELETE', path), portal.send('owner', 'DELETE', path)]);
        expect(ends.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 404]);
        model.guests.delete(person);
        return;
      }
      const token = await tokenOf(portal, person);
      const [accepted, canceled] = await Promise.all([
        portal.send(persona, 'POST', `/api/v1/user/invite/accept/?token=${token}`),
        portal.send('owner', 'DELETE', `/api/v1/user/invite/decline/?token=${token}`),
      ]);
      const grants = model.invitation(person)?.grants ?? new Map();
      const isHeld = model.sharesOffered(grants, model.guests.get(person));
      if (accepted.status === 204) {
        expect([isHeld, canceled.body.code]).toEqual([false, 'USED_TOKEN']);
        model.accept(person);
      } else {
        expect(canceled.status).toBe(204);
        expect(['WITHDRAWN_TOKEN', ...(isHeld ? ['PENDING_TRANSFER'] : [])]).toContain(accepted.body.code);
        model.cancel(person);
      }
    },
    (model) => (what === 'leaves' ? model.guests.has(person) : model.invitation(person) !== null),
  );

/** The owner offers a vehicle to a new owner, or takes the offer back. */
const offerTo = (vehicle: number, isOn: boolean) =>
  command(
    `${isOn ? 'offer' : 'keep'} ${vehicle}`,
    async (model, portal) => {
      const offer = { email: 'transfer-recipient@waymark.example', subscriber_id: 11 };
      const path = `/api/v1/device/transfer/${keyOf(vehicle)}`;
      const { status, body } = await portal.send('owner', isOn ? 'POST' : 'DELETE', path, isOn ? offer : undefined);
      if (model.holder(vehicle) !== null) {
        expect([status, body.code]).toEqual([403, 'EXCLUSIVE_ACCESS']);
        return;
      }
      expect(status).toBe(isOn ? 201 : 204);
      if (isOn) model.offer(vehicle);
      else model.cancelOffer(vehicle);
    },
    (model) => model.isOffered(vehicle) !== isOn,
  );

const meddle = (one: Person, other: Person) =>
  command(`${one} reaches for the access of ${other}`, async (model, portal) => {
    const path = `/api/v1/user/${PEOPLE[other].id}`;
    if (one !== other) {
      const removal = await portal.send(PEOPLE[one].persona, 'DELETE', `${path}?subscriber=11`);
      expect(removal.status).toBe(model.isSharedWith(one) ? 403 : 404);
    }
    const vehicle_access = [{ vehicle: 1003, access_level: 'Full Access' }];
    const widened = await portal.send(PEOPLE[one].persona, 'PATCH', path, { vehicle_access });
    expect(widened.status).toBe(one === other ? 403 : 404);
  });

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
