import type { Camera } from '../../api/model.ts';
import { useSession } from '../../state/session.ts';
import { endStream, reloadMedia } from './camera-commands.ts';
import { requestStream } from './open-stream.ts';

export type StreamOwner = ReturnType<typeof createStreamOwner>;

/** Remembers for one view whether it started the device's stream, which then is its to end (core 4). */
export function createStreamOwner(deviceKey: string) {
  /** Whether the start came through; null where this view started nothing. */
  let started: Promise<boolean> | null = null;
  return {
    /** Asks for a camera; `starts`: no stream runs yet. Rejects with an `ApiError`. */
    request: (camera: Camera, { starts }: { starts: boolean }): Promise<void> => {
      const asked = requestStream(deviceKey, camera);
      const arrived = asked.then(
        () => true,
        () => false,
      );
      if (starts) started = arrived;
      return asked;
    },
    /** Ends what was started, also while the start is under way, and lets the media be read again. Never rejects. */
    finish: async (): Promise<void> => {
      const ours = started;
      started = null;
      if (ours !== null && (await ours) && isSignedIn()) await endStream(deviceKey);
      if (isSignedIn()) reloadMedia(deviceKey);
    },
  };
}

/** After a logout there is nobody to send anything for; the stream ends without pings. */
const isSignedIn = () => useSession.getState().status === 'signed_in';
