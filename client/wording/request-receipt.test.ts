import { createInstance } from 'i18next';
import { expect, test } from 'vitest';
import { ApiError } from '../api/errors.ts';
import commands from '../i18n/catalogs/en/commands.ts';
import common from '../i18n/catalogs/en/common.ts';
import { type Begun, type Ended, OUTCOMES } from '../rules/device-requests/progress.ts';
import { aVehicle } from '../rules/vehicle/vehicle.fixture.ts';
import { requestReceipt, type Wording } from './request-receipt.ts';
import { requestSteps } from './request-steps.ts';

const i18next = createInstance();
await i18next.init({ lng: 'en', resources: { en: { common, commands } } });
const t: Wording['t'] = i18next.getFixedT('en', ['commands', 'common']);

const SENT = 1_000_000;
/** "+14 s": fourteen seconds after the command was sent. */
const time = (at: number) => `+${(at - SENT) / 1_000} s`;
const explain = (error: unknown) => [error instanceof ApiError ? error.message : 'unknown'];
const silence = () => 'Last contact: 3:50 PM. Try again in a few minutes.';
const wording: Wording = { t, language: 'en', time, explain, silence };

const failure = (kind: 'network' | 'unexpected' | 'not-offered') =>
  new ApiError({ kind, status: 500, message: 'It broke.' });
const ended = (facts: Omit<Ended, 'step' | 'at'>, at: number | null = null): Ended => ({ step: 'ended', at, ...facts });

test.each([
  [{ step: 'sent', since: SENT }, SENT + 999, 'Sending', null],
  [{ step: 'sent', since: SENT }, SENT + 14_000, 'Waiting for device', null],
  [
    { step: 'queued', since: SENT, behind: 'disarm' },
    SENT + 14_000,
    'Queued',
    'Sent after “Unlock”, or dropped after 1 minute.',
  ],
  [{ step: 'queued', since: null, behind: 'vehicles' }, SENT, 'Queued', 'Sent after other vehicles.'],
] as const)('[core 4] describes the receipt of a request that is %o', (progress: Begun, now, summary, reason) => {
  const receipt = requestReceipt(progress, now, wording);
  expect([receipt.summary, receipt.reason, receipt.canRetry]).toEqual([summary, reason, false]);
});

const UNANSWERED = 'The device did not answer. Nothing was changed.';

test.each([
  [{ outcome: 'done' }, 'Confirmed +2 s', null, false],
  [{ outcome: 'not_carried_out' }, 'Not carried out +2 s', null, true],
  [{ outcome: 'refused', code: 'PAUSED', detail: 'Not paid.' }, 'Refused', 'The plan is paused', false],
  [{ outcome: 'refused', code: 'STOLEN', detail: 'Reported as stolen.' }, 'Refused', 'Reported as stolen.', false],
  [{ outcome: 'refused' }, 'Refused', 'The device did not accept it. Nothing was changed.', true],
  [{ outcome: 'unanswered', waited: 30_000 }, 'No answer, 0:30', `${UNANSWERED} ${silence()}`, true],
  [
    { outcome: 'lost', error: failure('network') },
    'Connection lost',
    'The connection was lost before an answer came. It may have been carried out.',
    true,
  ],
  [{ outcome: 'lost', why: 'left' }, 'No answer seen', 'The page was left before the device answered.', true],
  [{ outcome: 'lost', why: 'late' }, 'No answer seen', 'No answer came in time. It may have been carried out.', true],
  [
    { outcome: 'failed', error: failure('unexpected') },
    'Failed',
    'It broke. It may not have reached the device.',
    true,
  ],
  [{ outcome: 'failed', error: failure('not-offered') }, 'Failed', 'It broke.', false],
  [{ outcome: 'failed' }, 'Failed', 'Unexpected error. Please try again later.', true],
  [{ outcome: 'not_sent', code: 'OUTAGE' }, 'Not sent', 'Commands are unavailable because of an outage', true],
  [{ outcome: 'not_sent', why: 'waited' }, 'Not sent', 'The command before it took longer than 1 minute.', true],
  [{ outcome: 'not_sent', why: 'left' }, 'Not sent', 'You left the page before its turn.', true],
  [{ outcome: 'not_sent', why: 'before' }, 'Not sent', 'The answer to the command before it did not arrive.', true],
  [{ outcome: 'canceled' }, 'Canceled, not sent', null, true],
] as const)('[core 8] words %o once for all senders', (facts, summary, reason, canRetry) => {
  const receipt = requestReceipt(ended(facts, SENT + 2_000), SENT, wording, { vehicle: aVehicle({}) });
  expect([receipt.summary, receipt.reason, receipt.canRetry]).toEqual([summary, reason, canRetry]);
});

test('[core 8] gives each outcome a word of its own', () => {
  const words = OUTCOMES.map((outcome) => requestReceipt(ended({ outcome }), SENT, wording).word);
  expect(new Set(words).size).toBe(8);
});

test.each([
  [undefined, 'Confirmed +2 s'],
  ['setting', 'Saved +2 s'],
  ['snapshot', 'Snapshot saved +2 s'],
] as const)('[core 4] says of a %s that it is done', (what, summary) => {
  expect(
    requestReceipt(ended({ outcome: 'done' }, SENT + 2_000), SENT, wording, { ...(what && { what }) }).summary,
  ).toBe(summary);
});

const linesOf = (progress: Begun, now = SENT) =>
  requestSteps(progress, SENT, now, wording).map((step) =>
    [step.state, step.text, step.time].filter(Boolean).join(' · '),
  );

test('[core 4] names later steps without claiming that they happened', () => {
  expect(linesOf({ step: 'queued', since: SENT, behind: 'arm' })).toEqual([
    'current · Queued · +0 s',
    'pending · Answer from device',
    'pending · Confirmation',
  ]);
  expect(linesOf({ step: 'sent', since: SENT }, SENT + 500)).toEqual([
    'current · Sending · +0 s',
    'pending · Answer from device',
    'pending · Confirmation',
  ]);
  expect(linesOf({ step: 'sent', since: SENT }, SENT + 14_000)).toEqual([
    'done · Sent · +0 s',
    'current · Waiting for device · 0:14',
    'pending · Confirmation',
  ]);
});

test.each([
  [{ outcome: 'done' }, ['done · Sent · +0 s', 'done · Confirmed · +2 s']],
  [{ outcome: 'refused' }, ['done · Sent · +0 s', 'failed · Refused · +2 s']],
  [{ outcome: 'unanswered' }, ['done · Sent · +0 s', 'unanswered · No answer · +2 s']],
  [{ outcome: 'lost' }, ['done · Sent · +0 s', 'failed · Connection lost · +2 s']],
  [{ outcome: 'canceled' }, ['done · Queued · +0 s', 'canceled · Canceled, not sent · +2 s']],
] as const)('[core 4] keeps the step times of a request that ended as %o', (facts, lines) => {
  expect(linesOf(ended(facts, SENT + 2_000))).toEqual(lines);
});
