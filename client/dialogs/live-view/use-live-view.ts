import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useReducer, useState } from 'react';
import type { Camera, Vehicle } from '../../api/model.ts';
import { useQueued } from '../../data/device-requests/progress.ts';
import { cancelQueued } from '../../data/device-requests/queue.ts';
import { setAlarm } from '../../data/streams/alarm.ts';
import { isMicrophoneOn, takeSnapshot } from '../../data/streams/camera-commands.ts';
import { keepAlive, pingRefusal } from '../../data/streams/open-stream.ts';
import { deviceQuery } from '../../data/streams/queries.ts';
import { createStreamOwner } from '../../data/streams/stream-owner.ts';
import type { Outcome, Progress } from '../../rules/device-requests/progress.ts';
import { beforeLogout } from '../../state/logout-registry.ts';
import { useUser } from '../../state/session.ts';
import { lacksHevc } from '../../ui/player/hevc.ts';
import type { PlaybackFailure } from '../../ui/player/play-live.ts';
import { connect } from './connect.ts';
import { type ActionEnd, type Connection, type LiveAction, nextLiveState, openedLiveView } from './live-state.ts';
import { showMicrophoneEnd } from './microphone-end.tsx';
import { runAction } from './run-action.ts';
import { whyBroken } from './why-broken.ts';

const PANIC = ['panic_on', 'panic_off'] as const;

/** Streams a vehicle's camera while mounted. */
export function useLiveView(vehicle: Vehicle) {
  const user = useUser();
  const reported = vehicle.last_known_state?.panic_status === true;
  const [state, dispatch] = useReducer(nextLiveState, reported, openedLiveView);
  // The vehicle as it was opened: an update must not run the cleanup that ends the stream.
  const [opened] = useState(vehicle);
  const [owner] = useState(() => createStreamOwner(opened.device_key));
  const { asked, camera, streamId, actions } = state;

  const connectTo = useEffectEvent((asked: Connection, signal: AbortSignal) =>
    connect({ vehicle, user, asked, owner }, dispatch, signal),
  );
  useEffect(() => {
    const connection = new AbortController();
    void connectTo(asked, connection.signal);
    return () => connection.abort();
  }, [asked]);

  useEffect(() => {
    if (streamId === null) return;
    const life = new AbortController();
    keepAlive(opened.device_key, streamId, life.signal).then(
      async (refusal) => {
        const failure = await whyBroken(opened, refusal);
        if (!life.signal.aborted) dispatch({ type: 'failed', failure });
      },
      () => undefined,
    );
    return () => life.abort();
  }, [opened, streamId]);

  useEffect(() => {
    const leave = () => void beforeLogout(owner.finish()).then((end) => showMicrophoneEnd(end, opened));
    // From the back/forward cache: the stream ended when the page was left.
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) dispatch({ type: 'retried' });
    };
    window.addEventListener('pagehide', leave);
    window.addEventListener('pageshow', comeBack);
    return () => {
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', comeBack);
      leave();
    };
  }, [owner, opened]);

  useEffect(() => dispatch({ type: 'reported', of: 'alarm', isOn: reported }), [reported]);
  const { data: device } = useQuery(deviceQuery(vehicle.device_key));
  const isListening = device?.camera_settings?.status.is_microphone_enabled === true;
  useEffect(() => dispatch({ type: 'reported', of: 'microphone', isOn: isListening }), [isListening]);

  const key = vehicle.device_key;
  const send = async (action: LiveAction): Promise<ActionEnd> => {
    if (action === 'snapshot') return { outcome: outcomeIn(await takeSnapshot(key, camera)) };
    const isOn = action === 'alarm' ? !state.isAlarmOn : !state.isMicrophoneOn;
    const outcome = outcomeIn(await (action === 'alarm' ? setAlarm(key, isOn) : owner.setMicrophone(isOn)));
    if (outcome !== 'done') return { outcome };
    return { outcome, isOn: action === 'microphone' ? isMicrophoneOn(key) : isOn };
  };
  const [queued] = useQueued(key, PANIC);
  return {
    state,
    /** Cancels the alarm command while it waits for another one. `null` if it does not wait. */
    cancelAlarm: queued ? () => cancelQueued(key, queued) : null,
    chooseCamera: (camera: Camera) => dispatch({ type: 'camera_chosen', camera }),
    retry: () => dispatch({ type: 'retried' }),
    act: (action: LiveAction) => {
      if (actions[action] === 'idle') void runAction(action, () => send(action), dispatch);
    },
    onBuffered: () => dispatch({ type: 'buffered' }),
    onPlaying: () => dispatch({ type: 'played' }),
    onFailed: async (failure: PlaybackFailure) => {
      const broken = { kind: 'broken', firmware: failure === 'incompatible' && lacksHevc() } as const;
      // The user's access may have ended, which also ends the video.
      const refusal = failure === 'broken' && streamId ? await pingRefusal(vehicle.device_key, streamId) : null;
      const why = refusal ? await whyBroken(vehicle, refusal) : broken;
      dispatch({ type: 'failed', failure: why, attempt: asked.attempt });
    },
  };
}

/** A logout leaves no outcome. */
const outcomeIn = (progress: Progress): Outcome => (progress.step === 'ended' ? progress.outcome : 'lost');
