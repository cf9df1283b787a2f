import type { DueKind, DueRow } from '../world/rows.ts';
import type { Tables, World } from '../world/world.ts';
import { expireInvitation } from './invitations/answer.ts';
import { endStream } from './streams.ts';
import { expireTransfer } from './transfers/answer.ts';

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
  invitation_expires: (world, { subject }) => expireInvitation(world, subject),
  transfer_expires: (world, { subject }) => expireTransfer(world, subject),
  // Settled by the subscriptions.
  plan_ends: () => undefined,
  renewal_retried: () => undefined,
  add_on_ends: () => undefined,
  pause_begins: () => undefined,
  pause_ends: () => undefined,
  link_expires: (world, { subject }) => {
    if (world.tables.links.get(subject)?.status === 'pending')
      world.tables.links.update(subject, { status: 'expired' });
  },
};

/** Returns the earliest due event. Ties go to the one scheduled first. */
function earliest(due: Tables['due']): { next: DueRow | undefined } {
  let next: DueRow | undefined;
  for (const row of due.values()) if (!next || row.at < next.at) next = row;
  return { next };
}

/** Runs all due events in order of their time, each at that time. Called before each handler. */
export function settle(world: World): void {
  const { due } = world.tables;
  const now = world.clock.now();
  for (;;) {
    const { next } = due.derived(earliest);
    if (!next || next.at > now) return;
    due.delete(next.id);
    SETTLEMENTS[next.kind](world, next);
  }
}
