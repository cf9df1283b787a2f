import type { Camera } from '../../api/model.ts';
import { useSession } from '../../state/session.ts';
import { endStream, isMicrophoneOn, reloadMedia, setMicrophone } from './camera-commands.ts';
import { requestStream } from './open-stream.ts';

export type StreamOwner = ReturnType<typeof createStreamOwner>;

/** Result for the microphone at the end. `untouched`: it was off, or switched by another view. */
export type MicrophoneEnd = 'untouched' | 'off' | 'still_on';

/** Tracks whether this view started the stream or switched the microphone on, to end both (core 4). */
export function createStreamOwner(deviceKey: string) {
  /** Whether the start succeeded. `null` if this view started nothing. */
  let started: Promise<boolean> | null = null;
  let hasSwitchedOn = false;
  /** Switch in flight. */
  let switching: Promise<unknown> | null = null;
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
    /** Switches the microphone. Returns whether the device did so. Never rejects. */
    setMicrophone: async (isOn: boolean): Promise<boolean> => {
      if (isOn) hasSwitchedOn = true;
      const asked = setMicrophone(deviceKey, isOn);
      switching = asked;
      const isDone = await asked;
      if (switching === asked) switching = null;
      return isDone;
    },
    /** Ends a stream that this view started, even during the start, and marks media as stale. Never rejects. */
    finish: async (): Promise<MicrophoneEnd> => {
      const ours = started;
      const before = switching;
      const isListening = (ours !== null || hasSwitchedOn) && (before !== null || isMicrophoneOn(deviceKey));
      started = null;
      hasSwitchedOn = false;
      if (!isSignedIn()) return 'untouched';
      // In parallel, because a closing page does not wait for answers.
      const silence = () => setMicrophone(deviceKey, false, { keepalive: true });
      // After a switch in flight, which could overtake it.
      const silenced = isListening ? (before ? before.then(silence) : silence()) : null;
      if (ours !== null && (await ours) && isSignedIn()) await endStream(deviceKey);
      const isOff = await silenced;
      if (isSignedIn()) reloadMedia(deviceKey);
      if (isOff === null) return 'untouched';
      // Ending the stream may have turned it off as well.
      return isOff || !isMicrophoneOn(deviceKey) ? 'off' : 'still_on';
    },
  };
}

/** After a logout nothing can be sent. The stream ends without pings. */
const isSignedIn = () => useSession.getState().status === 'signed_in';
