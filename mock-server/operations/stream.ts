import { forbidden, noContent, notFound, unreachable } from '../contract/replies.ts';
import type { HandlersOf, Tagged } from '../contract/types.ts';
import { noteUse } from '../domain/access/use.ts';
import { hasCamera, isConnected } from '../domain/cameras.ts';
import { commandRefusal, isUnreachable, REFUSALS } from '../domain/commands/gates.ts';
import { mediaOf } from '../domain/media.ts';
import { pageFrom } from '../domain/paging.ts';
import {
  activeStream,
  filmedFrom,
  isReady,
  pingStream,
  startStream,
  streamRefusal,
  ticketOf,
} from '../domain/streams.ts';
import type { World } from '../world/world.ts';
import type { Services } from './services.ts';

/** Documented messages (core 8). */
const CAM_2_DISCONNECTED = 'Please ensure that Cam 2 is connected.';

export const streamOperations = ({ pace }: Services): HandlersOf<Tagged<'stream'>> => ({
  listMedia: ({ params, query }, { world, now }) => {
    const device = world.tables.devices.get(params.deviceKey);
    if (!device) return notFound;
    const media = mediaOf(world, device, query.camera_channel ?? null, now);
    return { status: 200, body: pageFrom(`/api/v1/device/${device.id}/media`, query, media, (snippet) => snippet) };
  },

  startStream: ({ params, body }, { world, caller, now, fault }) => {
    const device = world.tables.devices.get(params.deviceKey);
    if (!device) return notFound;
    // Streaming wakes the camera with a command, so command refusals apply too (core 6).
    const commandCode = commandRefusal(world, device, caller.user, 'start_xc_live_stream', now);
    if (commandCode) return forbidden(commandCode, REFUSALS[commandCode]);
    if (!hasCamera(device, body.camera)) return forbidden('NOT_SUPPORTED', REFUSALS.NOT_SUPPORTED);
    const refusal = streamRefusal(device, now);
    if (refusal) return forbidden(refusal.code, refusal.detail);
    if (isUnreachable(device, fault)) return unreachable(device.id);
    // Checked last, because only the device knows which cameras are connected.
    if (!isConnected(device, body.camera)) return forbidden('CAM_2_DISCONNECTED', CAM_2_DISCONNECTED);
    const { camera } = startStream(world, device, body.camera, { user: caller.user, now, pace });
    const vehicle = world.tables.vehicles.oneBy('device_key', device.id);
    if (vehicle) noteUse(world, caller.user, vehicle, now);
    return { status: 202, body: { stream_status: 'starting', camera } };
  },

  getStreamKey: ({ params }, { world }) => {
    const stream = activeStream(world, params.deviceKey);
    return { status: 200, body: { key: stream && isReady(world, stream) ? stream.id : null } };
  },

  getStream: ({ params }, { world, caller }) => {
    const stream = streamOf(world, params);
    if (!stream || !isReady(world, stream)) return notFound;
    const { id: uuid, camera } = stream;
    const ticket = ticketOf(world, stream, caller.user);
    const url = `/media/live/${ticket}/${camera}/live.m3u8?start=${filmedFrom(world, stream)}`;
    return {
      status: 200,
      body: { uuid, url, camera, stream_status: stream.ended_at === null ? 'streaming' : 'ended' },
    };
  },

  pingStream: ({ params }, { world, now }) => {
    const stream = streamOf(world, params);
    if (!stream || stream.ended_at !== null) return notFound;
    pingStream(world, stream, now);
    return noContent;
  },
});

/** A stream of the device, visible to the caller. Streams of other devices answer 404. */
function streamOf(world: World, { deviceKey, streamUUID }: { deviceKey: string; streamUUID: string }) {
  const stream = world.tables.streams.get(streamUUID);
  return stream?.device_key === deviceKey ? stream : undefined;
}
