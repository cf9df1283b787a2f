import type * as fc from 'fast-check';
import { expect } from 'vitest';
import { MINUTE } from '../../mock-server/world/duration.ts';
import { type Grant, hours, type Level, type Person, type SharingModel } from './sharing-model.ts';
import { bodyOf, keyOf, type Listed, look, PEOPLE, type Portal } from './sharing-portal.ts';

type Command = fc.AsyncCommand<SharingModel, Portal>;
type Step = (model: SharingModel, portal: Portal) => Promise<void>;
/** A command whose effects are compared afterwards. */
export const command = (
  name: string,
  run: Step,
  check: (model: Readonly<SharingModel>) => boolean = () => true,
): Command => ({
  check,
  async run(model, portal) {
    await run(model, portal);
    await look(model, portal);
  },
  toString: () => name,
});

const overlapping = (model: SharingModel, person: Person, grants: ReadonlyMap<number, Grant>) =>
  [...grants].some(([vehicle, grant]) => model.overlaps(person, vehicle, grant));

export function pass(model: SharingModel, portal: Portal, ms: number): void {
  model.now += ms;
  portal.wait(ms);
}

async function tokenOf(portal: Portal, person: Person): Promise<string> {
  const { body } = await portal.send(PEOPLE[person].persona, 'GET', '/api/v1/user/token');
  return (body as unknown as Listed[])[0]?.token ?? 'none';
}

/** Offered access, in hours from now. */
type Offer = { vehicle: number; level: Level; isExclusive: boolean; from: number | null; hours: number | null };
export const grantOf = (now: number, { level, isExclusive, from, hours: length }: Offer): Grant => {
  const starts = from === null ? null : now + hours(from);
  return { level, isExclusive, from: starts, to: length === null ? null : (starts ?? now) + hours(length) };
};

export const invite = (person: Person, offers: readonly Offer[]) =>
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

export const accept = (person: Person) =>
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

export const answer = (person: Person, by: 'owner' | 'guest') =>
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
export const change = (
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

export const remove = (person: Person, by: 'owner' | 'guest') =>
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
export const race = (person: Person, what: 'answers' | 'leaves') =>
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
export const offerTo = (vehicle: number, isOn: boolean) =>
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

export const meddle = (one: Person, other: Person) =>
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
