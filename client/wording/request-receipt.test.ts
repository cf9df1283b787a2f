import { createInstance } from 'i18next';
import { expect, test } from 'vitest';
import { ApiError } from '../api/errors.ts';
import type { HistoryEntry } from '../data/commands/command-history.ts';
import { reportOfEntry } from '../data/commands/entry-report.ts';
import { reportOfProgress } from '../data/commands/progress-report.ts';
import { reportOfRow } from '../data/commands/row-report.ts';
import commands from '../i18n/catalogs/en/commands.ts';
import common from '../i18n/catalogs/en/common.ts';
import type { CommandReport } from '../rules/device-requests/progress.ts';
import { commandReceipt, type Wording } from './request-receipt.ts';
import { commandSteps } from './request-steps.ts';

const i18next = createInstance();
await i18next.init({ lng: 'en', resources: { en: { common, commands } } });
const t: Wording['t'] = i18next.getFixedT('en', ['commands', 'common']);

const SENT = 1_000_000;
/** "+14 s": fourteen seconds after the command was sent. */
const time = (at: number) => `+${(at - SENT) / 1_000} s`;
const explain = (error: unknown) => [error instanceof ApiError ? error.message : 'unknown'];
const wording: Wording = { t, language: 'en', time, explain };
const receiptOf = (report: CommandReport) => commandReceipt(report, wording);

const reported = { command_success: true, armed: true } as const;
const unheard = { waited: 30_000, at: SENT + 30_000, detail: 'Not responding.' } as const;
const failure = (kind: 'network' | 'unexpected') => new ApiError({ kind, status: 500, message: 'It broke.' });

test.each([
  [{ step: 'under_way', since: SENT }, SENT + 999, 'Sending', null],
  [{ step: 'under_way', since: SENT }, SENT + 14_000, 'Waiting for device', null],
  [
    { step: 'under_way', since: SENT, after: 'disarm' },
    SENT + 14_000,
    'Queued',
    'Sent after “Unlock”, or dropped after 1 minute.',
  ],
  [{ step: 'done', at: SENT + 2_000, reported }, SENT, 'Confirmed +2 s', null],
  [{ step: 'done', at: SENT + 2_000, reported: { ...reported, armed: false } }, SENT, 'Not carried out +2 s', null],
  [{ step: 'refused', code: 'PAUSED', detail: 'Not paid.' }, SENT, 'Refused', 'The plan is paused'],
  [{ step: 'refused', code: 'STOLEN', detail: 'Reported as stolen.' }, SENT, 'Refused', 'Reported as stolen.'],
  [{ step: 'refused', code: null, detail: null }, SENT, 'Refused', 'The vehicle did not accept it.'],
  [{ step: 'unanswered', ...unheard }, SENT, 'No answer, 0:30', 'The device did not answer. Nothing was changed.'],
  [
    { step: 'failed', error: failure('unexpected') },
    SENT,
    'Failed',
    'It broke. The command may not have reached the vehicle.',
  ],
  [
    { step: 'failed', error: failure('network') },
    SENT,
    'Connection lost',
    'The connection was lost before an answer came. It may have been carried out.',
  ],
  [
    { step: 'not_sent', after: 'disarm', why: 'waited' },
    SENT,
    'Not sent',
    'The command before it took longer than 1 minute.',
  ],
  [{ step: 'not_sent', after: 'disarm', why: 'left' }, SENT, 'Not sent', 'You left the page before its turn.'],
  [{ step: 'not_sent', after: 'disarm', why: 'canceled' }, SENT, 'Canceled, not sent', null],
] as const)('[core 4] describes the receipt of a Lock that is %o', (progress, now, summary, reason) => {
  const receipt = receiptOf(reportOfProgress('arm', progress, now));
  expect([receipt.summary, receipt.reason]).toEqual([summary, reason]);
});

test.each([
  [{ step: 'waiting' }, 'Queued', 'Sent after other vehicles.'],
  [{ step: 'sending', since: SENT }, 'Waiting for device', null],
  [{ step: 'success', at: SENT + 2_000 }, 'Confirmed +2 s', null],
  [
    { step: 'failed', why: { kind: 'unanswered', code: null, detail: null } },
    'No answer',
    'The device did not answer. Nothing was changed.',
  ],
] as const)('[core 2.7] describes a vehicle of a batch that is %o like a single command', (row, summary, reason) => {
  const receipt = receiptOf(reportOfRow(row, SENT + 14_000));
  expect([receipt.summary, receipt.reason]).toEqual([summary, reason]);
});

const ENTRY: HistoryEntry = {
  command: 'arm',
  by: 'single',
  askedAt: SENT,
  endedAt: null,
  step: 'sent',
  code: null,
  detail: null,
};
const linesOf = (entry: Partial<HistoryEntry>, now = SENT) =>
  commandSteps(reportOfEntry({ ...ENTRY, ...entry }, now), wording).map((step) =>
    [step.state, step.text, step.time].filter(Boolean).join(' · '),
  );

test('[core 4] names later steps without claiming that they happened', () => {
  expect(linesOf({ step: 'queued' })).toEqual([
    'current · Queued · +0 s',
    'pending · Answer from device',
    'pending · Confirmation',
  ]);
  expect(linesOf({}, SENT + 500)).toEqual([
    'current · Sending · +0 s',
    'pending · Answer from device',
    'pending · Confirmation',
  ]);
  expect(linesOf({}, SENT + 14_000)).toEqual([
    'done · Sent · +0 s',
    'current · Waiting for device · 0:14',
    'pending · Confirmation',
  ]);
});

test.each([
  [{ step: 'acknowledged' }, ['done · Sent · +0 s', 'done · Confirmed · +2 s']],
  [{ step: 'refused' }, ['done · Sent · +0 s', 'failed · Refused · +2 s']],
  [{ step: 'timed_out' }, ['done · Sent · +0 s', 'unanswered · No answer · +2 s']],
  [{ step: 'failed', isCut: true }, ['done · Sent · +0 s', 'failed · Connection lost · +2 s']],
  [{ step: 'not_sent', why: 'canceled' }, ['done · Queued · +0 s', 'canceled · Canceled, not sent · +2 s']],
] as const)('[core 4] keeps the step times of a command that ended as %o', (entry, lines) => {
  expect(linesOf({ ...entry, endedAt: SENT + 2_000 })).toEqual(lines);
});

test.each([
  ['a device that does not answer', { step: 'unanswered', ...unheard }, true],
  ['a device that refused', { step: 'refused', code: null, detail: null }, true],
  ['a plan that refused', { step: 'refused', code: 'PAUSED', detail: null }, false],
  ['a Lock that is done', { step: 'done', at: SENT, reported }, false],
] as const)('[core 8] decides whether to retry after %s', (_what, progress, canRetry) => {
  expect(receiptOf(reportOfProgress('arm', progress, SENT)).canRetry).toBe(canRetry);
});
