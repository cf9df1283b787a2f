import type { Camera } from '../../api/model.ts';
import type { LiveViewDisabledReason } from '../../rules/camera/live-view-gate.ts';

/** What is waited for, in the order of core 2.11. */
export const LOADING_STEPS = ['connecting', 'setting_up', 'buffering', 'almost_ready'] as const;
export type LoadingStep = (typeof LOADING_STEPS)[number];

export type Failure =
  /** Access, plan or data say no. */
  | { kind: 'disabled'; disabledReason: LiveViewDisabledReason }
  | { kind: 'cam_2_missing' }
  /** Of the backend; `firmware`: possibly of the camera's firmware too, whose codec the browser lacks (core 4). */
  | { kind: 'broken'; firmware: boolean };

/** Commands of the view, and how far each is: an end is shown for a while (core 4). */
export const ACTIONS = ['snapshot', 'alarm', 'microphone'] as const;
export type LiveAction = (typeof ACTIONS)[number];
export type ActionState = 'idle' | 'busy' | 'done' | 'failed';
/** How a command ended; `isOn`: what the device says since of the switch. */
export type ActionEnd = { isDone: boolean; isOn?: boolean } | 'canceled';

/** What is connected to; each choice of a camera and each retry is a connection of its own. */
export type Connection = {
  attempt: number;
  camera: Camera;
  /** Whether somebody chose this camera, so that a running stream is turned to it. */
  isChosen: boolean;
};

export type LiveState = {
  asked: Connection;
  /** The camera that is shown: the one that was asked for unless a running stream shows the other. */
  camera: Camera;
  view: { phase: 'loading'; step: LoadingStep } | { phase: 'playing' } | { phase: 'failed'; failure: Failure };
  /** The stream that is kept alive, once it has an id. */
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
  | ({ type: 'action_ended'; action: LiveAction } & Exclude<ActionEnd, 'canceled'>)
  /** Its icon was shown long enough. */
  | { type: 'action_shown'; action: LiveAction }
  /** The state of a switch as the device reports it. */
  | { type: 'reported'; of: 'alarm' | 'microphone'; isOn: boolean };

const IDLE = { snapshot: 'idle', alarm: 'idle', microphone: 'idle' } as const;

/** How every view begins: at the front camera (core 3). */
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

/** What follows from an event; one that comes too late changes nothing. */
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

/** Steps only go on: what was late does not bring an earlier one back. */
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

/** A switch is as the device says at once; its button shows the success first, and then the switch (core 4). */
function afterAction(state: LiveState, event: OfActions): LiveState {
  switch (event.type) {
    case 'action_sent':
      return withAction(state, event.action, 'busy');
    case 'action_ended': {
      const ended = withAction(state, event.action, event.isDone ? 'done' : 'failed');
      if (event.action === 'snapshot' || event.isOn === undefined) return ended;
      return withSwitch(ended, event.action, event.isOn);
    }
    case 'action_shown':
      return withAction(state, event.action, 'idle');
    case 'reported':
      return withSwitch(state, event.of, event.isOn);
  }
}

const withSwitch = (state: LiveState, of: 'alarm' | 'microphone', isOn: boolean): LiveState =>
  of === 'alarm' ? { ...state, isAlarmOn: isOn } : { ...state, isMicrophoneOn: isOn };

const withAction = (state: LiveState, action: LiveAction, to: ActionState): LiveState => ({
  ...state,
  actions: { ...state.actions, [action]: to },
});

/** Whether another try can help; otherwise the view can only be ended (core 4). */
export const canRetry = ({ view }: LiveState): boolean => view.phase === 'failed' && view.failure.kind === 'broken';
