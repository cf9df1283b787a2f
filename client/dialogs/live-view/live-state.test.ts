import { expect, test } from 'vitest';
import { canRetry, type Failure, type LiveEvent, type LiveState, nextLiveState, openedLiveView } from './live-state.ts';

const after = (...events: LiveEvent[]): LiveState => events.reduce(nextLiveState, openedLiveView(false));

const requested: LiveEvent = { type: 'requested' };
const known: LiveEvent = { type: 'stream_known', id: 's1' };
const located: LiveEvent = { type: 'located', url: 'https://v.example/1.m3u8', camera: 'front' };
const buffered: LiveEvent = { type: 'buffered' };
const played: LiveEvent = { type: 'played' };
const rear: LiveEvent = { type: 'camera_chosen', camera: 'rear' };
const failedWith = (failure: Failure): LiveEvent => ({ type: 'failed', failure });
const broken = failedWith({ kind: 'broken', firmware: false });
const playing = [requested, known, located, buffered, played];

test('[core 2.11] loads in four steps, then plays', () => {
  const steps = playing.map((_, index) => after(...playing.slice(0, index)).view);
  expect([...steps, after(...playing).view]).toEqual([
    { phase: 'loading', step: 'connecting' },
    { phase: 'loading', step: 'setting_up' },
    { phase: 'loading', step: 'setting_up' },
    { phase: 'loading', step: 'buffering' },
    { phase: 'loading', step: 'almost_ready' },
    { phase: 'playing' },
  ]);
});

test.each([
  ['an earlier step', [requested, known, located, buffered, requested], { phase: 'loading', step: 'almost_ready' }],
  ['playback of a stream without an address', [requested, played], { phase: 'loading', step: 'setting_up' }],
  ['a loading step during playback', [...playing, buffered], { phase: 'playing' }],
  [
    'playback after a failure',
    [...playing, broken, played],
    { phase: 'failed', failure: { kind: 'broken', firmware: false } },
  ],
  [
    'a second failure',
    [broken, failedWith({ kind: 'cam_2_missing' })],
    { phase: 'failed', failure: { kind: 'broken', firmware: false } },
  ],
] as const)('ignores %s', (_what, events, view) => {
  expect(after(...events).view).toEqual(view);
});

test('[core 4] stops the keep-alive and playback of a failed stream', () => {
  expect(after(...playing)).toMatchObject({ streamId: 's1', url: 'https://v.example/1.m3u8' });
  expect(after(...playing, broken)).toMatchObject({ streamId: null, url: null });
});

test.each([
  [{ kind: 'broken', firmware: false }, true],
  [{ kind: 'broken', firmware: true }, true],
  [{ kind: 'cam_2_missing' }, false],
  [{ kind: 'disabled', disabledReason: 'data_used_up' }, false],
] as const)('[core 4] whether %o can be retried: %s', (failure, offered) => {
  expect(canRetry(after(failedWith(failure)))).toBe(offered);
});

test('[core 4] offers no retry without a failure', () => {
  expect(canRetry(after())).toBe(false);
  expect(canRetry(after(...playing))).toBe(false);
});

test('[core 4] a retry reconnects to the same camera', () => {
  expect(after(rear, broken, { type: 'retried' })).toMatchObject({
    asked: { attempt: 3, camera: 'rear', isChosen: true },
    camera: 'rear',
    view: { phase: 'loading', step: 'connecting' },
  });
});

test('[core 3] starts with the front camera and reconnects for the other one', () => {
  expect(after()).toMatchObject({ asked: { attempt: 1, camera: 'front', isChosen: false }, camera: 'front' });
  expect(after(...playing, rear)).toMatchObject({
    asked: { attempt: 2, camera: 'rear', isChosen: true },
    camera: 'rear',
    view: { phase: 'loading', step: 'connecting' },
    streamId: null,
    url: null,
  });
});

test('the shown camera cannot be chosen again, unless it failed', () => {
  const front: LiveEvent = { type: 'camera_chosen', camera: 'front' };
  expect(after(...playing, front).asked.attempt).toBe(1);
  expect(after(...playing, broken, front).asked.attempt).toBe(2);
});

test('[core 4] a joined stream shows its current camera', () => {
  expect(after(requested, known, { ...located, camera: 'rear' }).camera).toBe('rear');
});

test.each([
  ['alarm', 'isAlarmOn'],
  ['microphone', 'isMicrophoneOn'],
] as const)('[core 4] sets the %s to the reported state before its success icon hides', (action, field) => {
  const sent = after(...playing, { type: 'action_sent', action });
  expect([sent.actions[action], sent[field]]).toEqual(['busy', false]);
  const done = nextLiveState(sent, { type: 'action_ended', action, outcome: 'done', isOn: true });
  expect([done.actions[action], done[field]]).toEqual(['done', true]);
  const shown = nextLiveState(done, { type: 'action_shown', action });
  expect([shown.actions[action], shown[field]]).toEqual(['idle', true]);
});

test.each([
  ['alarm', 'isAlarmOn'],
  ['microphone', 'isMicrophoneOn'],
] as const)('[core 3] follows the device if another user switches the %s while its success shows', (of, field) => {
  const done = after(
    { type: 'action_sent', action: of },
    { type: 'action_ended', action: of, outcome: 'done', isOn: true },
  );
  const reported = nextLiveState(done, { type: 'reported', of, isOn: false });
  expect([reported.actions[of], reported[field]]).toEqual(['done', false]);
  expect(nextLiveState(reported, { type: 'action_shown', action: of })[field]).toBe(false);
});

test('[core 8] a failed command changes no switch', () => {
  const action = 'alarm' as const;
  const failed = after({ type: 'action_sent', action }, { type: 'action_ended', action, outcome: 'unanswered' });
  expect(failed.actions.alarm).toBe('failed');
  expect(nextLiveState(failed, { type: 'action_shown', action })).toMatchObject({
    isAlarmOn: false,
    actions: { alarm: 'idle' },
  });
});
