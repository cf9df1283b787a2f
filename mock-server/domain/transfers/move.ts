import type { VehicleDetails } from '../../../fixtures/types.ts';
import type { Telemetry } from '../../telemetry/telemetry.ts';
import type { AlertRuleRow, Instant, TransferRow, UserRow, VehicleRow } from '../../world/rows.ts';
import type { World } from '../../world/world.ts';
import { guestsOf, ownSubscriber } from '../access/rights.ts';
import { usedStill } from '../access/use.ts';
import { fullName, ownerOf } from '../accounts/people.ts';
import { currencyOf } from '../catalog.ts';
import { schedule } from '../due.ts';
import { dropEarlier } from '../earlier.ts';
import { freshId } from '../fresh-id.ts';
import { dropImage } from '../images.ts';
import { cancelInvitation } from '../invitations/answer.ts';
import { endOf } from '../invitations/invite.ts';
import { isWaiting } from '../invitations/waiting.ts';
import { withdrawLocationLinks } from '../location-links/links.ts';
import { activeStream, endStream } from '../streams.ts';
import { deviceOf, subjectOf } from '../subjects.ts';
import { accountCountry } from '../subscriptions/account.ts';
import { releasePlan, withdrawPendingPlan } from '../subscriptions/renewal-switch.ts';
import { reminderView } from '../vehicles/reminder.ts';

type Odometer = { telemetry: Telemetry; now: Instant };

type Described = VehicleDetails & Pick<VehicleRow, 'custom_fields' | 'image'>;

/** What users entered about a vehicle, as its new owner gets it: kept or removed. A new field does not compile without its line. */
const describedAfterMove = (vehicle: VehicleRow): Described => ({
  vehicle_name: vehicle.vehicle_name,
  vehicle_make: vehicle.vehicle_make,
  vehicle_model: vehicle.vehicle_model,
  vehicle_year: vehicle.vehicle_year,
  vin: vehicle.vin,
  license_plate: null,
  preferred_dealer: null,
  custom_fields: { field_1: null },
  image: null,
});

/**
 * Moves a vehicle with its device to the account of a new owner (commerce 4). Keeps vehicle data, mileage, reminder,
 * plan and settings. Removes data of the old owner: guests, invitations, location links, groups, dealer, plate, picture, alerts of
 * their geofences, auto-renewal on their card, Wi-Fi and past positions.
 */
export function moveVehicle(
  world: World,
  { vehicle: id, subscriber: from }: TransferRow,
  recipient: UserRow,
  odometer: Odometer,
): void {
  const vehicle = world.tables.vehicles.get(id);
  if (!vehicle) return;
  endSharing(world, vehicle, from);
  withdrawLocationLinks(world, id, odometer.now);
  // The old owner paid for the next term, and gets it back as credit.
  releasePlan(world, withdrawPendingPlan(world, deviceOf(world, vehicle)), odometer.now);
  const changes = carriedMiles(world, vehicle, odometer);
  forgetUse(world, vehicle, odometer.now);
  dropImage(world, vehicle.image);
  const isOfGeofence = ({ alert_type }: AlertRuleRow) => alert_type === 'geofences';
  for (const { number } of vehicle.alert_rules.filter(isOfGeofence)) {
    dropEarlier(world.tables.earlier_rules, id, number);
  }
  world.tables.vehicles.update(id, {
    ...changes,
    ...describedAfterMove(vehicle),
    subscriber: accountOf(world, recipient),
    pending_transfer_to: null,
    alert_rules: vehicle.alert_rules.filter((row) => !isOfGeofence(row)),
  });
}

/** Account of a user. Creates one for a guest who receives a vehicle. */
function accountOf(world: World, user: UserRow): number {
  const own = ownSubscriber(user);
  if (own !== null) return own;
  const { subscribers, users } = world.tables;
  const { id } = subscribers.put({
    id: freshId(world, 'subscribers'),
    account_name: fullName(user),
    text_message_consent: false,
    billing_push_enabled: true,
    prepaid: 0,
    prepaid_currency: currencyOf(accountCountry(user.country)),
  });
  const { user_type } = users.get(user.id) ?? user;
  users.update(user.id, { user_type: [...user_type, { type: 'owner', subscriber: id }] });
  return id;
}

/** Removes the vehicle from guests and invitations, and the account from guests without another of its vehicles. */
export function endSharing(world: World, { id }: VehicleRow, subscriber: number): void {
  for (const guest of guestsOf(world, subscriber)) {
    const vehicle_access = guest.vehicle_access.filter((entry) => entry.vehicle !== id);
    if (vehicle_access.length === guest.vehicle_access.length) continue;
    const isStillGuest = vehicle_access.some((entry) => entry.subscriber === subscriber);
    const user_type = guest.user_type.filter(
      (entry) => isStillGuest || entry.type !== 'vehicle_user' || entry.subscriber !== subscriber,
    );
    world.tables.users.update(guest.id, { vehicle_access, user_type, used: usedStill(guest, vehicle_access) });
  }
  const owner = ownerOf(world, subscriber);
  for (const invitation of world.tables.invitations.by('subscriber', subscriber)) {
    if (!isWaiting(invitation)) continue;
    const vehicle_access = invitation.vehicle_access.filter((grant) => grant.vehicle !== id);
    if (vehicle_access.length === invitation.vehicle_access.length) continue;
    if (vehicle_access.length > 0) {
      const expires_at = Math.min(invitation.expires_at, ...endOf(vehicle_access));
      world.tables.invitations.update(invitation.id, { vehicle_access, expires_at });
      schedule(world, 'invitation_expires', invitation.id, expires_at);
    } else if (owner) cancelInvitation(world, invitation, owner, world.clock.now());
  }
}

/** The odometer continues from its current value, and the reminder from the miles since the last service. */
function carriedMiles(world: World, vehicle: VehicleRow, { telemetry, now }: Odometer): Partial<VehicleRow> {
  const { reminder } = vehicle;
  const { driven = 0, ...parameters } = reminderView(vehicle, { world, telemetry, now })?.parameters ?? {};
  const starting_mileage = telemetry.reading(subjectOf(world, vehicle), now)?.mileage ?? vehicle.starting_mileage;
  const reset_mileage = starting_mileage - driven;
  const carried = reminder && { ...reminder, parameters };
  return {
    starting_mileage,
    mileage_corrections: [],
    reminder: carried,
    reminder_reset_mileage: reset_mileage,
    reminder_changes: carried ? [{ at: now, reminder: carried, reset_mileage }] : [],
  };
}

/** Restarts the device's history, so that the new owner cannot see earlier reports or recordings. */
function forgetUse(world: World, vehicle: VehicleRow, now: Instant): void {
  const { devices, commands, snapshots } = world.tables;
  const device = deviceOf(world, vehicle);
  devices.update(device.id, {
    installed_at: now,
    add_ons: device.add_ons.map((addOn) => ({ ...addOn, auto_renew: false })),
    wifi: null,
    pins: null,
    service_mode: false,
    service_mode_end_date: null,
  });
  for (const { id } of commands.by('device_key', device.id)) commands.delete(id);
  for (const { id } of snapshots.by('device_key', device.id)) snapshots.delete(id);
  const stream = activeStream(world, device.id);
  if (stream) endStream(world, stream, now);
}
