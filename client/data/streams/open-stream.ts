import { getStream, getStreamKey, pingStream, startStream } from '../../../generated/client/stream.ts';
import { type ApiError, errorOfFailure } from '../../api/errors.ts';
import type { Camera, Device } from '../../api/model.ts';
import { STREAM_ID_POLL, STREAM_PING } from '../../rules/constants/live-view.ts';
import { MINUTE } from '../../rules/time/duration.ts';
import { sendToDevice } from '../notices/interruptions.ts';
import { ifOffered } from '../offered.ts';
import { wait } from './wait.ts';

/** Time limit for an id. The specification polls without end, but a camera that takes a minute is unreachable. */
const LONGEST_CONNECT = MINUTE;
/** The longest time that browsers wait, 24 days. */
const LONGEST_TIMER = 2 ** 31 - 1;

/** The camera did not connect in time. */
export class NoStreamError extends Error {}

export type LiveStream = { id: string; url: string; camera: Camera };

/** Whether a stream runs on the device, so that it is reused (core 4). */
export const isStreaming = ({ stream_status }: Pick<Device, 'stream_status'>): boolean =>
  stream_status === 'starting' || stream_status === 'streaming';

/**
 * Starts live video, or turns a running stream to this camera. Rejects with an `ApiError`, also if an outage or
 * maintenance stops it, whose notice opens (core 4).
 */
export const requestStream = async (deviceKey: string, camera: Camera): Promise<void> => {
  await sendToDevice(deviceKey, () => startStream(deviceKey, { camera }));
};

/** Requests the stream's id every 5 s until there is one (core 4). Rejects with `NoStreamError` after a minute. */
export async function waitForStream(deviceKey: string, signal: AbortSignal): Promise<string> {
  for (let waited = 0; waited < LONGEST_CONNECT; waited += STREAM_ID_POLL) {
    const next = until(STREAM_ID_POLL, signal);
    const key = await askForKey(deviceKey, signal);
    if (key !== null) return key;
    await next();
  }
  throw new NoStreamError('The camera did not connect in time');
}

/** The next poll repeats a lost request. */
async function askForKey(deviceKey: string, signal: AbortSignal): Promise<string | null> {
  try {
    return (await getStreamKey(deviceKey, { signal })).key;
  } catch (failure) {
    if (isPassing(failure)) return null;
    throw failure;
  }
}

/** Address and camera of the stream. A running stream may show another camera than requested. */
export async function readStream(
  deviceKey: string,
  id: string,
  { asked, signal }: { asked: Camera; signal: AbortSignal },
): Promise<LiveStream> {
  const { url, camera = asked } = await getStream(deviceKey, id, { signal });
  return { id, url: new URL(url, document.baseURI).href, camera };
}

/**
 * Pings a stream at once and then every 15 s, until aborted. Resolves with the server's refusal if the stream is gone
 * or the viewer lost access. Rejects with the signal's reason. Pings a service without pings once: its streams need none.
 */
export async function keepAlive(deviceKey: string, id: string, signal: AbortSignal): Promise<ApiError> {
  for (;;) {
    const next = until(STREAM_PING, signal);
    const refusal = await pingRefusal(deviceKey, id, signal);
    if (refusal?.kind === 'not-offered') await wait(LONGEST_TIMER, signal);
    if (refusal) return refusal;
    await next();
  }
}

/** Pings a stream once. Returns the refusal, or `null` on success or a lost call. */
export async function pingRefusal(deviceKey: string, id: string, signal?: AbortSignal): Promise<ApiError | null> {
  try {
    await ifOffered(
      () => pingStream(deviceKey, id, signal && { signal }),
      async () => (await getStreamKey(deviceKey, signal && { signal })).key === id,
    );
    return null;
  } catch (failure) {
    signal?.throwIfAborted();
    return isPassing(failure) ? null : errorOfFailure(failure);
  }
}

/** Starts a wait now to be awaited later, so that rounds have a fixed interval however long an answer takes. */
function until(milliseconds: number, signal: AbortSignal): () => Promise<void> {
  const waited = wait(milliseconds, signal);
  // Handles the rejection if the wait is never awaited.
  waited.catch(() => undefined);
  return () => waited;
}

/** Network and server failures, which say nothing about the stream. */
function isPassing(failure: unknown): boolean {
  const { kind } = errorOfFailure(failure);
  return kind === 'network' || kind === 'server' || kind === 'too-many';
}
