import { ApiError } from '../../api/errors.ts';
import type { User, Vehicle } from '../../api/model.ts';
import { findRearCamera } from '../../data/streams/camera-commands.ts';
import { isStreaming, readStream, waitForStream } from '../../data/streams/open-stream.ts';
import { readDevice } from '../../data/streams/queries.ts';
import type { StreamOwner } from '../../data/streams/stream-owner.ts';
import { now } from '../../lib/now.ts';
import { liveViewDisabledReasonOfCode, liveViewGate } from '../../rules/camera/live-view-gate.ts';
import type { Connection, Failure, LiveEvent } from './live-state.ts';

type Order = {
  vehicle: Vehicle;
  user: Pick<User, 'vehicle_access'>;
  asked: Pick<Connection, 'camera' | 'isChosen'>;
  owner: StreamOwner;
};

/**
 * Resolves a camera to the address of its video (core 4): reads the device, joins a running stream or starts one, and
 * waits for its id. Reports each step, then a failure if any. Reports nothing after an abort.
 */
export async function connect(order: Order, report: (event: LiveEvent) => void, signal: AbortSignal): Promise<void> {
  try {
    for await (const event of stepsOf(order, signal)) {
      if (signal.aborted) return;
      report(event);
    }
  } catch (failure) {
    if (!signal.aborted) report({ type: 'failed', failure: failureOf(failure) });
  }
}

async function* stepsOf(order: Order, signal: AbortSignal): AsyncGenerator<LiveEvent> {
  const { vehicle, user, asked, owner } = order;
  const { camera, isChosen } = asked;
  const key = vehicle.device_key;
  const device = await readDevice(key);
  const gate = liveViewGate(vehicle, device, { user, now: now() });
  if (!gate.allowed) {
    yield { type: 'failed', failure: { kind: 'disabled', disabledReason: gate.reason } };
    return;
  }
  if (camera === 'rear' && !(await findRearCamera(key, signal))) {
    yield { type: 'failed', failure: { kind: 'cam_2_missing' } };
    return;
  }
  const runs = device !== null && isStreaming(device);
  if (!runs || isChosen) await owner.request(camera, { starts: !runs });
  yield { type: 'requested' };
  const id = await waitForStream(key, signal);
  yield { type: 'stream_known', id };
  const { url, camera: shown } = await readStream(key, id, { asked: camera, signal });
  yield { type: 'located', url, camera: shown };
}

/** Code of a refused start: the camera was unplugged after it was detected. */
const CAM_2_MISSING = 'CAM_2_DISCONNECTED';

/** Maps a known refusal to its reason. All other failures are the backend's (core 8). */
export function failureOf(failure: unknown): Failure {
  const code = failure instanceof ApiError && failure.kind === 'forbidden' ? failure.code : null;
  if (code === CAM_2_MISSING) return { kind: 'cam_2_missing' };
  const disabledReason = liveViewDisabledReasonOfCode(code);
  return disabledReason ? { kind: 'disabled', disabledReason } : { kind: 'broken', firmware: false };
}
