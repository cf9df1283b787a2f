import type { DueKind, DueRow } from '../world/rows.ts';
import type { World } from '../world/world.ts';
import { expireServiceMode } from './devices/service-mode.ts';
import { earliestDue } from './due.ts';
import { expireInvitation } from './invitations/answer.ts';
import { endLocationLink } from './location-links/links.ts';
import { endStream } from './streams.ts';
import { endAddOns } from './subscriptions/add-ons.ts';
import { beginPause } from './subscriptions/pause.ts';
import { endTerm, retryRenewal } from './subscriptions/renew.ts';
import { answerCase, closeCase } from './support/cases.ts';
import { expireTransfer } from './transfers/answer.ts';
import { accessChanges } from './users/set-access.ts';

/** Handler of a due event. `at`: its time, which may be long past if the clock jumped. */
export type Settlement = (world: World, due: DueRow) => void;

const SETTLEMENTS: Record<DueKind, Settlement> = {
  engine_stops: (world, { subject, at }) => {
    const device = world.tables.devices.get(subject);
    if (device?.engine?.value) world.tables.devices.update(subject, { engine: { value: false, at } });
  },
  panic_stops: (world, { subject, at }) => {
    const device = world.tables.devices.get(subject);
    if (device?.panic?.value) world.tables.devices.update(subject, { panic: { value: false, at } });
  },
  stream_ends: (world, { subject, at }) => {
    const stream = world.tables.streams.get(subject);
    if (stream && stream.ended_at === null) endStream(world, stream, at);
  },
  invitation_expires: (world, { subject, at }) => expireInvitation(world, subject, at),
  transfer_expires: (world, { subject, at }) => expireTransfer(world, subject, at),
  plan_ends: endTerm,
  renewal_retried: retryRenewal,
  add_on_ends: endAddOns,
  pause_begins: beginPause,
  pause_ends: endTerm,
  case_answered: (world, { subject, at }) => answerCase(world, subject, at),
  case_closed: (world, { subject }) => closeCase(world, subject),
  service_mode_ends: (world, { subject, at }) => expireServiceMode(world, subject, at),
  access_changes: (world, { subject, at }) => accessChanges(world, subject, at),
  location_link_ends: (world, { subject, at }) => endLocationLink(world, subject, at),
  link_expires: (world, { subject }) => {
    if (world.tables.links.get(subject)?.status === 'pending')
      world.tables.links.update(subject, { status: 'expired' });
  },
};

/**
 * Runs all due events in order of their time, each at that time. Called before each handler. `check` may throw between two events
 * to let other requests in; the next call goes on with the events that are left.
 */
export function settle(world: World, check: () => void = () => undefined): void {
  const now = world.clock.now();
  for (;;) {
    const next = earliestDue(world);
    if (!next || next.at > now) return;
    check();
    world.tables.due.delete(next.id);
    SETTLEMENTS[next.kind](world, next);
  }
}
