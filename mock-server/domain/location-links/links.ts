import type { Telemetry } from '../../telemetry/telemetry.ts';
import { DAY, HOUR, MINUTE } from '../../world/duration.ts';
import { secretId } from '../../world/random.ts';
import type { DeviceRow, Instant, LocationLinkRow, VehicleRow } from '../../world/rows.ts';
import { sha256Hex } from '../../world/sha256.ts';
import type { World } from '../../world/world.ts';
import type { Errors } from '../accounts/messages.ts';
import { problemOf, type TokenProblem } from '../accounts/refusals.ts';
import { planOf } from '../catalog.ts';
import { schedule } from '../due.ts';
import { deviceOf, subjectOf } from '../subjects.ts';
import { placeView } from '../vehicles/place.ts';

const SHORTEST = HOUR;
const LONGEST = 7 * DAY;
/** A preset of exactly an hour has passed in part when it arrives, and clocks differ. */
const TOLERANCE = 5 * MINUTE;
/** Open links of one vehicle. */
const MOST = 10;
/** How long an ended link is kept, so that its page can say why it ended. */
const KEPT = 30 * DAY;
/** Readings of one link in a minute. A page reads once in a minute. */
const READINGS = 60;

export type CreateOutcome =
  | { kind: 'invalid'; errors: Errors }
  | { kind: 'refused'; code: 'PLAN' | 'PENDING_TRANSFER' | 'LINK_LIMIT' }
  | { kind: 'created'; link: LocationLinkRow; token: string };

/** Links of a vehicle that still work, newest first. */
export function openLinks({ tables }: World, vehicle: number): LocationLinkRow[] {
  return tables.location_links
    .by('vehicle', vehicle)
    .filter(({ status }) => status === 'pending')
    .reverse();
}

/** Creates a link to the position of a vehicle. Only this outcome has its token. */
export function createLocationLink(world: World, vehicle: VehicleRow, expiresAt: Instant, now: Instant): CreateOutcome {
  if (expiresAt < now + SHORTEST - TOLERANCE || expiresAt > now + LONGEST + TOLERANCE)
    return { kind: 'invalid', errors: { expires_at: ['Must be 1 hour to 7 days from now'] } };
  if (!planOf(deviceOf(world, vehicle).plan_id).location_services) return { kind: 'refused', code: 'PLAN' };
  if (vehicle.pending_transfer_to !== null) return { kind: 'refused', code: 'PENDING_TRANSFER' };
  if (openLinks(world, vehicle.id).length >= MOST) return { kind: 'refused', code: 'LINK_LIMIT' };
  const token = secretId();
  const link = world.tables.location_links.put({
    id: secretId(),
    token_hash: sha256Hex(token),
    vehicle: vehicle.id,
    subscriber: vehicle.subscriber,
    status: 'pending',
    created_at: now,
    expires_at: expiresAt,
    last_opened_at: null,
    readings: { since: now, count: 0 },
  });
  schedule(world, 'location_link_ends', link.id, link.expires_at);
  return { kind: 'created', link, token };
}

/** Revokes an open link of a vehicle. Returns whether there was one. */
export function revokeLocationLink(world: World, vehicle: number, id: string, now: Instant): boolean {
  const link = world.tables.location_links.get(id);
  if (link?.vehicle !== vehicle || link.status !== 'pending') return false;
  withdraw(world, link, now);
  return true;
}

/** Revokes all links of a vehicle that leaves its account. */
export function withdrawLocationLinks(world: World, vehicle: number, now: Instant): void {
  for (const link of openLinks(world, vehicle)) withdraw(world, link, now);
}

function withdraw(world: World, { id }: LocationLinkRow, now: Instant): void {
  world.tables.location_links.update(id, { status: 'withdrawn' });
  schedule(world, 'location_link_ends', id, now + KEPT);
}

/** Expires an open link. Deletes a link that ended long ago. */
export function endLocationLink(world: World, id: string, at: Instant): void {
  const { location_links } = world.tables;
  if (location_links.get(id)?.status !== 'pending') return location_links.delete(id);
  location_links.update(id, { status: 'expired' });
  schedule(world, 'location_link_ends', id, at + KEPT);
}

export type SharedPlace =
  | { latitude: number; longitude: number; located_at: Instant; no_position: null }
  | { latitude: null; longitude: null; located_at: null; no_position: 'plan' | 'out_of_service' | 'no_report' };

export type ReadOutcome =
  | { kind: 'refused'; problem: TokenProblem }
  | { kind: 'too_many'; seconds: number }
  | { kind: 'read'; vehicle_name: string; place: SharedPlace; expires_at: Instant };

/** Position behind a token, and nothing else about the vehicle. Notes when the link was opened. */
export function readLocationLink(
  world: World,
  token: string,
  { telemetry, now }: { telemetry: Telemetry; now: Instant },
): ReadOutcome {
  const { location_links, vehicles } = world.tables;
  const link = location_links.oneBy('token_hash', sha256Hex(token));
  const vehicle = link && vehicles.get(link.vehicle);
  const problem = link ? problemOf(link.status) : 'INVALID_TOKEN';
  if (problem) return { kind: 'refused', problem };
  // The account that created the link no longer has the vehicle.
  if (!link || vehicle?.subscriber !== link.subscriber) return { kind: 'refused', problem: 'WITHDRAWN_TOKEN' };

  const { since, count } = link.readings;
  const isSameMinute = since <= now && now < since + MINUTE;
  if (isSameMinute && count >= READINGS) return { kind: 'too_many', seconds: Math.ceil((since + MINUTE - now) / 1000) };
  const readings = isSameMinute ? { since, count: count + 1 } : { since: now, count: 1 };
  location_links.update(link.id, { last_opened_at: now, readings });
  return {
    kind: 'read',
    vehicle_name: vehicle.vehicle_name,
    place: sharedPlace(world, vehicle, telemetry, now),
    expires_at: link.expires_at,
  };
}

/** Last reported position, while the plan of the device includes it and its service runs. */
function sharedPlace(world: World, vehicle: VehicleRow, telemetry: Telemetry, now: Instant): SharedPlace {
  const hidden = (no_position: NonNullable<SharedPlace['no_position']>): SharedPlace => ({
    latitude: null,
    longitude: null,
    located_at: null,
    no_position,
  });
  const subject = subjectOf(world, vehicle);
  const { device } = subject;
  if (!planOf(device.plan_id).location_services) return hidden('plan');
  if (!isInService(device, now)) return hidden('out_of_service');
  const reading = telemetry.reading(subject, now);
  const { latitude, longitude } = reading ? placeView(reading, device) : {};
  if (!reading || latitude === undefined || longitude === undefined) return hidden('no_report');
  return { latitude, longitude, located_at: reading.timestamp, no_position: null };
}

/** Whether the device is neither paused nor out of its paid term. */
const isInService = ({ device_state, plan_renewal_date, replacement_order_placed }: DeviceRow, now: Instant): boolean =>
  replacement_order_placed || (device_state === 'installed' && now < plan_renewal_date);
