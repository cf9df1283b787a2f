import type { Camera } from '../../api/model.ts';
import type { LiveViewDisabledReason } from '../../rules/camera/live-view-gate.ts';
import type { Outcome } from '../../rules/device-requests/progress.ts';

/** Loading steps, in the order of core 2.11. */
export const LOADING_STEPS = ['connecting', 'setting_up', 'buffering', 'almost_ready'] as const;
export type LoadingStep = (typeof LOADING_STEPS)[number];

export type Failure =
  /** Refused because of access, plan or data. */
  | { kind: 'disabled'; disabledReason: LiveViewDisabledReason }
  | { kind: 'cam_2_missing' }
  /**
   * Failure of the backend. `firmware`: the browser lacks the codec of the camera's firmware, which may be the cause
   * (core 4).
   */
  | { kind: 'broken'; firmware: boolean };

/** Commands of the view. Their outcome is shown for a while (core 4). */
export const ACTIONS = ['snapshot', 'alarm', 'microphone'] as const;
export type LiveAction = (typeof ACTIONS)[number];
/** `lost`: no answer came, so it may have been carried out. */
export type ActionState = 'idle' | 'busy' | 'done' | 'failed' | 'lost';
/** End of a command. `isOn`: the switch as the device reports it afterwards. */
export type ActionEnd = { outcome: Outcome; isOn?: boolean };

/** A connection. Each choice of a camera and each retry makes a new one. */
export type Connection = {
  attempt: number;
  camera: Camera;
  /** Whether the user chose this camera, so that a running stream switches to it. */
  isChosen: boolean;
};

export type LiveState = {
  asked: Connection;
  /** The shown camera: the requested one, unless a running stream shows the other. */
  camera: Camera;
  view: { phase: 'loading'; step: LoadingStep } | { phase: 'playing' } | { phase: 'failed'; failure: Failure };
  /** Id of the stream to keep alive, once known. */
  streamId: string | null;
  url: string | null;
  isAlarmOn: boolean;
  isMicrophoneOn: boolean;
  actions: Readonly<Record<LiveAction, ActionState>>;
};

export type LiveEvent =
  | { type: 'requested' }
  | { type: 'stream_known'; id: string }
  | { type: 'located'; url: string; camera: Camera }
  | { type: 'buffered' }
  | { type: 'played' }
  /** `attempt`: the connection that failed. Without it, the current one. */
  | { type: 'failed'; failure: Failure; attempt?: number }
  | { type: 'camera_chosen'; camera: Camera }
  | { type: 'retried' }
  | { type: 'action_sent'; action: LiveAction }
  | ({ type: 'action_ended'; action: LiveAction } & ActionEnd)
  /** The time of its outcome icon has passed. */
  | { type: 'action_shown'; action: LiveAction }
  /** The state of a switch as the device reports it. */
  | { type: 'reported'; of: 'alarm' | 'microphone'; isOn: boolean };

const IDLE = { snapshot: 'idle', alarm: 'idle', microphone: 'idle' } as const;

/** Initial state: the front camera (core 3). */
export const openedLiveView = (isAlarmOn: boolean): LiveState => ({
  asked: { attempt: 1, camera: 'front', isChosen: false },
  camera: 'front',
  view: { phase: 'loading', step: 'connecting' },
  streamId: null,
  url: null,
  isAlarmOn,
  isMicrophoneOn: false,
  actions: IDLE,
});

/** Returns the state after an event. Late events are no-ops. */
export function nextLiveState(state: LiveState, event: LiveEvent): LiveState {
  switch (event.type) {
    case 'requested':
      return advance(state, 'setting_up');
    case 'stream_known':
      return { ...state, streamId: event.id };
    case 'located':
      return { ...advance(state, 'buffering'), url: event.url, camera: event.camera };
    case 'buffered':
      return advance(state, 'almost_ready');
    case 'played':
      return state.view.phase === 'loading' && state.url !== null ? { ...state, view: { phase: 'playing' } } : state;
    case 'failed':
      if (state.view.phase === 'failed' || (event.attempt ?? state.asked.attempt) !== state.asked.attempt) return state;
      return { ...state, view: { phase: 'failed', failure: event.failure }, streamId: null, url: null };
    case 'camera_chosen':
      if (event.camera === state.camera && state.view.phase !== 'failed') return state;
      return connectAgain({ ...state, camera: event.camera }, true);
    case 'retried':
      return connectAgain(state, state.asked.isChosen);
    default:
      return afterAction(state, event);
  }
}

/** Advances the loading step. A late event does not go back to an earlier one. */
function advance(state: LiveState, step: LoadingStep): LiveState {
  if (state.view.phase !== 'loading' || LOADING_STEPS.indexOf(step) < LOADING_STEPS.indexOf(state.view.step)) {
    return state;
  }
  return { ...state, view: { phase: 'loading', step } };
}

const connectAgain = (state: LiveState, isChosen: boolean): LiveState => ({
  ...state,
  asked: { attempt: state.asked.attempt + 1, camera: state.camera, isChosen },
  view: { phase: 'loading', step: 'connecting' },
  streamId: null,
  url: null,
});

type OfActions = Extract<LiveEvent, { type: 'action_sent' | 'action_ended' | 'action_shown' | 'reported' }>;

/** Sets a switch to its reported state at once. Its button shows the success icon first (core 4). */
function afterAction(state: LiveState, event: OfActions): LiveState {
  switch (event.type) {
    case 'action_sent':
      return withAction(state, event.action, 'busy');
    case 'action_ended': {
      const ended = withAction(state, event.action, stateAfter(event.outcome));
      if (event.action === 'snapshot' || event.isOn === undefined) return ended;
      return withSwitch(ended, event.action, event.isOn);
    }
    case 'action_shown':
      return withAction(state, event.action, 'idle');
    case 'reported':
      return withSwitch(state, event.of, event.isOn);
  }
}

const stateAfter = (outcome: Outcome): ActionState => (outcome === 'done' || outcome === 'lost' ? outcome : 'failed');

const withSwitch = (state: LiveState, of: 'alarm' | 'microphone', isOn: boolean): LiveState =>
  of === 'alarm' ? { ...state, isAlarmOn: isOn } : { ...state, isMicrophoneOn: isOn };

const withAction = (state: LiveState, action: LiveAction, to: ActionState): LiveState => ({
  ...state,
  actions: { ...state.actions, [action]: to },
});

/** Whether a retry can help. Otherwise the view can only be ended (core 4). */
export const canRetry = ({ view }: LiveState): boolean => view.phase === 'failed' && view.failure.kind === 'broken';
