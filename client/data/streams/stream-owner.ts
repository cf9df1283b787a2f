import type { Camera } from '../../api/model.ts';
import { useSession } from '../../state/session.ts';
import { endStream, isMicrophoneOn, reloadMedia, setMicrophone } from './camera-commands.ts';
import { requestStream } from './open-stream.ts';

export type StreamOwner = ReturnType<typeof createStreamOwner>;

/** What ending did to the microphone at the device; `untouched`: it was off, or another view's to switch. */
export type MicrophoneEnd = 'untouched' | 'off' | 'still_on';

/** Remembers for one view whether it started the device's stream or switched its microphone on: both are its to end (core 4). */
export function createStreamOwner(deviceKey: string) {
  /** Whether the start came through; null where this view started nothing. */
  let started: Promise<boolean> | null = null;
  let hasSwitchedOn = false;
  /** A switch that the device has not answered. */
  let switching: Promise<unknown> | null = null;
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
    /** Switches the microphone; whether the device did it. Never rejects. */
    setMicrophone: async (isOn: boolean): Promise<boolean> => {
      if (isOn) hasSwitchedOn = true;
      const asked = setMicrophone(deviceKey, isOn);
      switching = asked;
      const isDone = await asked;
      if (switching === asked) switching = null;
      return isDone;
    },
    /** Ends what was started, also while the start is under way, and lets the media be read again. Never rejects. */
    finish: async (): Promise<MicrophoneEnd> => {
      const ours = started;
      const before = switching;
      const isListening = (ours !== null || hasSwitchedOn) && (before !== null || isMicrophoneOn(deviceKey));
      started = null;
      hasSwitchedOn = false;
      if (!isSignedIn()) return 'untouched';
      // Not one after the other: a page that is left waits for no answer.
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

/** After a logout there is nobody to send anything for; the stream ends without pings. */
const isSignedIn = () => useSession.getState().status === 'signed_in';
