import type { DeviceRow, Instant, StreamRow, UserRow } from '../world/rows.ts';
import type { World } from '../world/world.ts';
import { allows, standingWith } from './access/rights.ts';
import { streamingAddOn } from './catalog.ts';
import { schedule, unschedule } from './due.ts';

/** Streams without a ping for this time end. */
const PATIENCE = 45_000;
/** Connection time of a camera, at the pace of real devices. */
const CONNECTS = 4_000;
/** Operation name of the video in fault rules. `effect.body` is one of the modes below. */
export const LIVE_VIDEO = 'liveVideo';
export const STREAM_FAULTS = ['codec', 'playlist_404', 'segments_503', 'truncated'] as const;
export type StreamFault = (typeof STREAM_FAULTS)[number];
export const isStreamFault = (mode: unknown): mode is StreamFault => STREAM_FAULTS.some((known) => known === mode);

/** Why live video may not start, although the camera takes commands (core 5, core 6, core 8). */
export function streamRefusal(device: DeviceRow, now: Instant): { code: string; detail: string } | null {
  if (!streamingAddOn(device, now)) {
    return { code: 'PLAN', detail: 'Live view needs a streaming plan.' };
  }
  if (device.cellular_percentage_used >= 100) {
    return { code: 'DATA_USED_UP', detail: 'The data plan of this period is used up.' };
  }
  if (!device.camera_settings.cellular_data) {
    return { code: 'CELLULAR_DATA_OFF', detail: 'Cellular data is off for this camera.' };
  }
  return null;
}

/** Active stream of a device. */
export function activeStream(world: World, device_key: string): StreamRow | undefined {
  return world.tables.streams.by('device_key', device_key).find((stream) => stream.ended_at === null);
}

/** Starts a stream, or switches the active one to the requested camera. */
export function startStream(
  world: World,
  device: DeviceRow,
  camera: StreamRow['camera'],
  { user, now, pace }: { user: UserRow; now: Instant; pace: number },
): StreamRow {
  const running = activeStream(world, device.id);
  if (running) return world.tables.streams.update(running.id, { camera, pinged_at: now });
  const stream: StreamRow = {
    id: world.random.uuid(),
    device_key: device.id,
    camera,
    started_at: now,
    pinged_at: now,
    ready_at: world.clock.host() + CONNECTS * pace,
    ended_at: null,
    started_by: user.id,
    viewers: [],
  };
  schedule(world, 'stream_ends', stream.id, now + PATIENCE);
  return world.tables.streams.put(stream);
}

/** Whether the camera is connected, so that the stream has an id and an address. */
export const isReady = (world: World, stream: StreamRow): boolean => stream.ready_at <= world.clock.host();

/**
 * Host time at which a stream started. Video follows the host clock, because players run in real time and a frozen
 * world would look like a broken stream. Only the date in the picture and the stream's lifetime use world time.
 */
export const filmedFrom = (world: World, stream: StreamRow): Instant =>
  world.clock.host() - Math.max(0, world.clock.now() - stream.started_at);

export function pingStream(world: World, stream: StreamRow, now: Instant): void {
  world.tables.streams.update(stream.id, { pinged_at: now });
  schedule(world, 'stream_ends', stream.id, now + PATIENCE);
}

/** Ends a stream and turns off the microphone. */
export function endStream(world: World, { id, device_key }: StreamRow, at: Instant): void {
  world.tables.streams.update(id, { ended_at: at });
  unschedule(world, 'stream_ends', id);
  const device = world.tables.devices.get(device_key);
  if (!device?.camera_settings.stream_microphone) return;
  world.tables.devices.update(device_key, {
    camera_settings: { ...device.camera_settings, stream_microphone: false },
  });
}

/** Ends the active stream of a device if none of its viewers may watch it any more. */
export function endUnwatched(world: World, deviceKey: string, at: Instant): void {
  const stream = activeStream(world, deviceKey);
  if (!stream) return;
  const viewers = [stream.started_by, ...stream.viewers.map(({ user }) => user)];
  if (!viewers.some((user) => mayWatch(world, stream, user))) endStream(world, stream, at);
}

/** Id in the video addresses of one viewer. Starts with the stream's id. */
export function ticketOf(world: World, stream: StreamRow, user: UserRow): string {
  const known = stream.viewers.find((viewer) => viewer.user === user.id);
  if (known) return known.ticket;
  const ticket = `${stream.id}.${world.random.uuid()}`;
  world.tables.streams.update(stream.id, { viewers: [...stream.viewers, { ticket, user: user.id }] });
  return ticket;
}

const streamOf = (world: World, ticket: string): StreamRow | undefined =>
  world.tables.streams.get(ticket.split('.', 1)[0] ?? '');

/** State of a ticket for the video server. `refused`: its viewer has lost access to the vehicle. */
export function streamStatus(world: World, ticket: string): 'live' | 'ended' | 'refused' | 'unknown' {
  const stream = streamOf(world, ticket);
  const viewer = stream?.viewers.find((one) => one.ticket === ticket);
  if (!stream || !viewer) return 'unknown';
  if (!mayWatch(world, stream, viewer.user)) return 'refused';
  return stream.ended_at === null && world.clock.now() < stream.pinged_at + PATIENCE ? 'live' : 'ended';
}

function mayWatch(world: World, { device_key }: StreamRow, userId: number): boolean {
  const user = world.tables.users.get(userId);
  const vehicle = world.tables.vehicles.oneBy('device_key', device_key);
  if (!user || !vehicle) return false;
  return allows(standingWith(world, user, vehicle, world.clock.now()), 'command');
}

/** World time when a stream started, for the clock in the picture. `null` for an unknown stream. */
export const streamDate = (world: World, ticket: string): Instant | null => streamOf(world, ticket)?.started_at ?? null;

/** Current defect of a stream's video, by fault rules for `liveVideo`. */
export function streamFault(world: World, ticket: string): StreamFault | null {
  const device = streamOf(world, ticket)?.device_key ?? null;
  for (const rule of world.tables.faults.by('operation', LIVE_VIDEO)) {
    if (rule.device_key !== null && rule.device_key !== device) continue;
    return isStreamFault(rule.effect.body) ? rule.effect.body : 'playlist_404';
  }
  return null;
}
