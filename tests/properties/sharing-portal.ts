import { expect } from 'vitest';
import { settle } from '../../mock-server/domain/settle.ts';
import { DAY } from '../../mock-server/world/duration.ts';
import type { World } from '../../mock-server/world/world.ts';
import { createMock, NOW, type Send } from '../support/mock.ts';
import { type Answers, type Grant, type Level, type Person, SharingModel } from './sharing-model.ts';

/** Guests and invited users of a walk. */
export const PEOPLE = [
  { persona: 'guest-full', id: 201, email: 'guest-full@waymark.example' },
  { persona: 'guest-partial', id: 202, email: 'guest-partial@waymark.example' },
  { persona: 'owner-stranger', id: 131, email: 'owner-stranger@waymark.example' },
] as const;
const PERSONS: readonly Person[] = [0, 1, 2];
const VEHICLES = [
  { id: 1003, key: '3182042261' },
  { id: 1013, key: 'DR-33120-745' },
] as const;
export const keyOf = (vehicle: number) => VEHICLES.find(({ id }) => id === vehicle)?.key ?? '';

export const mock = createMock();

/** A world with these vehicles, in service for years, and without guests and invitations. */
export async function start(): Promise<World> {
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

export function startModel(): SharingModel {
  const model = new SharingModel(NOW);
  for (const one of PERSONS) {
    const given = GIVEN.filter(([who]) => who === one);
    model.setAccess(one, new Map(given.map(([, vehicle, level]) => [vehicle, { ...ALWAYS, level }])));
  }
  return model;
}

export class Portal {
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
export const bodyOf = (grants: ReadonlyMap<number, Grant>) =>
  [...grants].map(([vehicle, { level, isExclusive, from, to }]) => ({
    vehicle,
    access_level: level,
    exclusive_access: isExclusive,
    access_start: iso(from),
    access_end: iso(to),
  }));

export type Listed = { email: string; status: string; token: string; vehicle_access: unknown[] };
type User = { id: number; vehicle_access: Record<string, unknown>[] };

/** Compares everything that each user sees and can do with the model. */
export async function look(model: SharingModel, portal: Portal): Promise<void> {
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
