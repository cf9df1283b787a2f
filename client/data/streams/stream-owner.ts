import type { Camera } from '../../api/model.ts';
import { hasEnded, isPending, type Progress } from '../../rules/device-requests/progress.ts';
import { useSession } from '../../state/session.ts';
import { progressOf } from '../device-requests/progress.ts';
import { endStream, isMicrophoneOn, MICROPHONE, reloadMedia, setMicrophone } from './camera-commands.ts';
import { requestStream } from './open-stream.ts';

export type StreamOwner = ReturnType<typeof createStreamOwner>;

/** Result for the microphone at the end. `untouched`: it was off, or switched by another view. */
export type MicrophoneEnd = 'untouched' | 'off' | 'still_on';

/** Tracks whether this view started the stream or switched the microphone on, to end both (core 4). */
export function createStreamOwner(deviceKey: string) {
  /** Whether the start succeeded. `null` if this view started nothing. */
  let started: Promise<boolean> | null = null;
  let hasSwitchedOn = false;
  return {
    /** Requests a camera. `starts`: no stream runs yet. Rejects with an `ApiError`. */
    request: (camera: Camera, { starts }: { starts: boolean }): Promise<void> => {
      const asked = requestStream(deviceKey, camera);
      const arrived = asked.then(
        () => true,
        () => false,
      );
      if (starts) started = arrived;
      return asked;
    },
    /** Switches the microphone. Never rejects. */
    setMicrophone: (isOn: boolean): Promise<Progress> => {
      if (isOn) hasSwitchedOn = true;
      return setMicrophone(deviceKey, isOn);
    },
    /** Ends a stream that this view started, even during the start, and marks media as stale. Never rejects. */
    finish: async (): Promise<MicrophoneEnd> => {
      const ours = started;
      const isSwitching = isPending(progressOf(deviceKey, MICROPHONE));
      const isListening = (ours !== null || hasSwitchedOn) && (isSwitching || isMicrophoneOn(deviceKey));
      started = null;
      hasSwitchedOn = false;
      if (!isSignedIn()) return 'untouched';
      // In parallel, because a closing page does not wait for answers.
      const silenced = isListening ? setMicrophone(deviceKey, false, { keepalive: true }) : null;
      if (ours !== null && (await ours) && isSignedIn()) await endStream(deviceKey);
      const end = await silenced;
      if (isSignedIn()) reloadMedia(deviceKey);
      if (end === null) return 'untouched';
      // Ending the stream may have turned it off as well.
      return hasEnded(end, 'done') || !isMicrophoneOn(deviceKey) ? 'off' : 'still_on';
    },
  };
}

/** After a logout nothing can be sent. The stream ends without pings. */
const isSignedIn = () => useSession.getState().status === 'signed_in';
