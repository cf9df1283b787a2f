import type { Command, CommandAnswer, CommandParameters } from '../../../generated/contract/types.gen.ts';
import type { Reading } from '../../telemetry/types.ts';
import { MINUTE } from '../../world/duration.ts';
import type { DeviceRow, Instant } from '../../world/rows.ts';
import type { World } from '../../world/world.ts';
import { isConnected } from '../cameras.ts';
import { schedule, unschedule } from '../due.ts';
import { activeStream, endStream } from '../streams.ts';
import { placeView } from '../vehicles/place.ts';

export type Parsed = CommandAnswer['parsed'];
export type Sent = {
  world: World;
  device: DeviceRow;
  /** The device's last report, or null if it never reported. */
  reading: Reading | null;
  now: Instant;
  parameters: CommandParameters;
};
/** Runs a command on a reachable device and returns its answer. */
type Effect = (sent: Sent) => Parsed;

/** Remote-started engines stop after this time. */
const ENGINE_RUNS = 15 * MINUTE;
const PANIC_SOUNDS = 2 * MINUTE;

const done = (parsed: Omit<Parsed, 'command_success'> = {}): Parsed => ({ command_success: true, ...parsed });
/** The device answered and refused. */
const refused = (parsed: Omit<Parsed, 'command_success'> = {}): Parsed => ({ command_success: false, ...parsed });

const set = ({ world, device }: Sent, changes: Partial<DeviceRow>) => world.tables.devices.update(device.id, changes);

/** State that a controller reports with every command. */
const controller = ({ reading }: Sent) => ({
  engine_on: reading?.engine_on ?? false,
  ignition_on: reading?.ignition_on ?? false,
});

const lock =
  (armed: boolean): Effect =>
  (sent) => {
    set(sent, { armed: { value: armed, at: sent.now } });
    return done({ armed, ...controller(sent) });
  };

const engine =
  (on: boolean): Effect =>
  (sent) => {
    const { world, device, now, reading } = sent;
    set(sent, { engine: { value: on, at: now } });
    if (on) schedule(world, 'engine_stops', device.id, now + ENGINE_RUNS);
    else unschedule(world, 'engine_stops', device.id);
    return done({ engine_on: on, ignition_on: false, armed: reading?.armed ?? false });
  };

const panic =
  (on: boolean): Effect =>
  (sent) => {
    const { world, device, now } = sent;
    set(sent, { panic: { value: on, at: now } });
    if (on) schedule(world, 'panic_stops', device.id, now + PANIC_SOUNDS);
    else unschedule(world, 'panic_stops', device.id);
    return done({ panic_status: on });
  };

const trunk: Effect = (sent) => {
  if ((sent.reading?.speed ?? 0) > 0) return refused(controller(sent));
  set(sent, { trunk_opened_at: sent.now });
  return done(controller(sent));
};

const auxiliary =
  (output: '1' | '2'): Effect =>
  (sent) => {
    const on = !(sent.device.aux[output]?.value ?? false);
    set(sent, { aux: { ...sent.device.aux, [output]: { value: on, at: sent.now } } });
    return done({ aux_on: on });
  };

const locate: Effect = (sent) => {
  set(sent, { located_at: sent.now });
  const { reading, device } = sent;
  return done({ ...(reading && placeView(reading, device)), ...controller(sent) });
};

/** Restarts: the settings are kept, and the device reports once (commerce 3). */
const reset: Effect = (sent) => {
  set(sent, { located_at: sent.now });
  return done(controller(sent));
};

const microphone =
  (enabled: boolean): Effect =>
  (sent) => {
    set(sent, { camera_settings: { ...sent.device.camera_settings, stream_microphone: enabled } });
    return done({ is_microphone_enabled: enabled });
  };

const rearCamera: Effect = ({ device }) => done({ is_rear_camera_detected: isConnected(device, 'rear') });

const snapshot: Effect = (sent) => {
  const { world, device, now, parameters } = sent;
  const camera = parameters.camera_channel ?? 'front';
  if (!isConnected(device, camera)) return refused();
  const { id } = world.tables.snapshots.put({ id: world.random.uuid(), device_key: device.id, camera, taken_at: now });
  return done({ media_id: id });
};

const endLiveStream: Effect = ({ world, device, now }) => {
  const stream = activeStream(world, device.id);
  if (stream) endStream(world, stream, now);
  return done({ is_microphone_enabled: stream ? false : device.camera_settings.stream_microphone });
};

/**
 * Effect of each command (core 3, core 7). The stream command only wakes the camera; `POST …/stream` starts the stream.
 */
export const EFFECTS: { readonly [C in Command]: Effect } = {
  arm: lock(true),
  disarm: lock(false),
  location: locate,
  remote_start: engine(true),
  remote_stop: engine(false),
  trunk,
  panic_on: panic(true),
  panic_off: panic(false),
  remote_aux1: auxiliary('1'),
  remote_aux2: auxiliary('2'),
  reset_device: reset,
  query_xc_camera_info: rearCamera,
  start_xc_live_stream: () => done(),
  end_xc_live_stream: endLiveStream,
  take_stream_snapshot: snapshot,
  enable_stream_microphone: microphone(true),
  disable_stream_microphone: microphone(false),
};
