import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { createInstance } from 'i18next';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { errorOfAnswer } from '../../client/api/errors.ts';
import type { User } from '../../client/api/model.ts';
import { outcomeOf } from '../../client/data/device-requests/outcome.ts';
import { queryClient } from '../../client/data/query-client.ts';
import { BulkFailures } from '../../client/dialogs/bulk-commands/bulk-failures.tsx';
import { BulkMark } from '../../client/dialogs/bulk-commands/bulk-mark.tsx';
import { Dock } from '../../client/dialogs/live-view/dock.tsx';
import { nextLiveState, openedLiveView } from '../../client/dialogs/live-view/live-state.ts';
import { runAction } from '../../client/dialogs/live-view/run-action.ts';
import { SettingSwitch } from '../../client/features/vehicle/dash-cam/setting-switch.tsx';
import { SnapshotButton } from '../../client/features/vehicle/dash-cam/snapshot-button.tsx';
import { SettingRow } from '../../client/features/vehicle/settings/setting-row.tsx';
import {
  type Ended,
  IDLE,
  OUTCOMES,
  type Outcome,
  type Progress,
} from '../../client/rules/device-requests/progress.ts';
import { aVehicle } from '../../client/rules/vehicle/vehicle.fixture.ts';
import { useRequestFailure } from '../../client/widgets/device/use-request-failure.ts';
import { useCommandTexts } from '../../client/widgets/vehicle/use-command-texts.ts';
import { useTrackingFailure } from '../../client/widgets/vehicle/use-tracking.ts';

/** The progress that components read from the store, which a page rendered on a server leaves empty. */
const shown = vi.hoisted((): { progress: Progress } => ({ progress: { step: 'idle' } }));
vi.mock('../../client/data/device-requests/progress.ts', async (original) => ({
  ...(await original<object>()),
  useLastRequest: () => ({ progress: shown.progress, repeat: () => undefined }),
  useProgress: () => shown.progress,
}));
vi.mock('../../client/data/commands/bulk.ts', () => ({
  useBulk: (pick: (flow: object) => unknown) => pick({ rows: new Map([[12, shown.progress]]) }),
}));
// Both read what only a browser knows.
vi.mock('../../client/state/use-is-lost.ts', () => ({ useIsLost: () => false }));
vi.mock('../../client/ui/use-now.ts', () => ({ useNow: () => 1_795_279_269_000 }));
vi.mock('../../client/state/session.ts', async (original) => ({
  ...(await original<object>()),
  useUser: () => ({ id: 1, country: 'US', timezone: 'UTC', unit: 'imperial', user_type: [{ type: 'owner' }] }) as User,
}));
beforeEach(() => vi.useFakeTimers({ now: Date.parse('2026-11-21T16:41:09Z') }));
afterEach(() => vi.useRealTimers());

const files = import.meta.glob<{ default: object }>('../../client/i18n/catalogs/en/*.ts', { eager: true });
const catalogs = Object.entries(files).map(([path, file]) => [path.replace(/^.*\/|\.ts$/g, ''), file.default]);
const i18next = createInstance();
await i18next.use(initReactI18next).init({ lng: 'en', resources: { en: Object.fromEntries(catalogs) } });

const VAN = aVehicle({ product_name: 'ft-xc1', last_known_state: null });
const SILENCE =
  'It has not reported yet. It may be in a garage or without coverage, or its battery may be weak. Try again in a few minutes. ' +
  'If it stays silent, move the vehicle into the open or check its battery.';
const SILENT = `The device did not answer. Nothing was changed. ${SILENCE}`;
const LOST = 'The connection was lost before an answer came. It may have been carried out.';
const FAILED = 'It broke. It may not have reached the device.';
const EXPIRED = 'The plan has expired';
const OUTAGE = 'Commands are unavailable because of an outage';
/** Receipt of each outcome but `done`, which every sender words itself. */
const RECEIPTS = {
  not_carried_out: 'Not carried out 4:41 PM',
  refused: `Refused. ${EXPIRED}`,
  unanswered: `No answer. ${SILENT}`,
  lost: `Connection lost. ${LOST}`,
  failed: `Failed. ${FAILED}`,
  not_sent: `Not sent. ${OUTAGE}`,
  canceled: 'Canceled, not sent',
};
/** The same where only the reason fits. */
const REASONS = { refused: EXPIRED, unanswered: SILENT, lost: LOST, failed: FAILED, not_sent: OUTAGE };

const answer = (status: number, body: object) =>
  errorOfAnswer({ status, statusText: '', url: 'https://portal.example/api/v1/iot/send-command', body });
/** What the senders get for each outcome. */
const FAILURES: Partial<Record<Outcome, unknown>> = {
  refused: answer(403, { code: 'EXPIRED' }),
  unanswered: answer(424, {}),
  lost: new TypeError('Failed to fetch'),
  failed: answer(500, { detail: 'It broke.' }),
  not_sent: answer(403, { code: 'OUTAGE' }),
};
const at = Date.parse('2026-11-21T16:41:09Z');
const endOf = (outcome: Outcome): Ended =>
  FAILURES[outcome] ? { ...outcomeOf(FAILURES[outcome]), at } : { step: 'ended', outcome, at };

const markupOf = (page: ReactNode): string =>
  renderToStaticMarkup(
    <I18nextProvider i18n={i18next}>
      <QueryClientProvider client={queryClient}>
        <MantineProvider>{page}</MantineProvider>
      </QueryClientProvider>
    </I18nextProvider>,
  );
const textOf = (page: ReactNode): string =>
  markupOf(page)
    .replaceAll(/<style.*?<\/style>/gs, '')
    .replaceAll(/<[^>]+>/g, '|')
    .replaceAll('&#x27;', "'")
    .replaceAll(/\|+/g, '|')
    .replaceAll(/^\||\|$/g, '');
/** What screen readers hear of a page. */
const heard = (page: ReactNode): string => /<output[^>]*>(.*?)<\/output>/s.exec(markupOf(page))?.[1]?.trim() ?? '';

/** What a sender shows of each outcome. */
function texts(page: (end: Ended) => ReactNode, read = textOf): Partial<Record<Outcome, string>> {
  return Object.fromEntries(
    OUTCOMES.map((outcome) => {
      const end = endOf(outcome);
      shown.progress = end;
      const text = read(page(end));
      shown.progress = IDLE;
      return [outcome, text];
    }),
  );
}
const named = (name: string, receipts: Partial<Record<Outcome, string>>) =>
  Object.fromEntries(Object.entries(receipts).map(([outcome, receipt]) => [outcome, `${name}${receipt}`]));
const render = (Page: () => ReactNode) => <Page />;

test('[core 8] words the outcomes of a single command', () => {
  const line = (end: Ended) =>
    render(() => {
      const gate = { allowed: true } as const;
      return useCommandTexts({ vehicle: VAN, command: 'arm', progress: end, gate, now: at }).announcement;
    });
  expect(texts(line)).toEqual(named('Van 12: Lock. ', { done: 'Confirmed 4:41 PM', ...RECEIPTS }));
});

test('[core 8] words the outcomes of a batch', () => {
  const rows = (end: Ended) => {
    const { error: _, ...row } = end;
    return [
      <BulkMark key="row" vehicle={VAN} disabledReason={null} />,
      end.outcome !== 'done' && (
        <BulkFailures
          key="failures"
          vehicles={[VAN]}
          failed={new Map([[12, row]])}
          command="arm"
          ids={[]}
          onRetry={() => undefined}
        />
      ),
    ];
  };
  expect(texts(rows)).toEqual({
    done: 'Success|4:41 PM',
    not_carried_out: 'Failed|Not carried out|Lock: 1 vehicle failed|Not carried out',
    refused: `Failed|Expired|Lock: 1 vehicle failed|${EXPIRED}`,
    unanswered: `Failed|No answer|Lock: 1 vehicle failed|The device did not answer. Nothing was changed.|Van 12: ${SILENCE.replace('yet. ', 'yet.|')}`,
    lost: `Failed|Connection lost|Lock: 1 vehicle failed|${LOST}`,
    // Rows have the server's words alone.
    failed: 'Failed|Lock: 1 vehicle failed|It broke.',
    not_sent: `Failed|Outage|Lock: 1 vehicle failed|${OUTAGE}`,
    canceled: 'Failed|Canceled, not sent|Lock: 1 vehicle failed|Canceled, not sent',
  });
});

test('[core 8] words the outcomes of a setting', () => {
  const row = () => (
    <SettingRow vehicle={VAN} name="siren" reasonId={null}>
      {() => null}
    </SettingRow>
  );
  expect(texts(row, heard)).toEqual(named('Siren: ', { done: 'Saved 4:41 PM', ...RECEIPTS }));
});

test('[core 8] words the outcomes of a dash cam setting', () => {
  const row = () => (
    <SettingSwitch
      vehicle={VAN}
      kind="microphone"
      label="Microphone"
      hint=""
      isOn
      reasonId={null}
      requestOf={() => {
        throw new Error('not sent here');
      }}
    />
  );
  expect(texts(row, heard)).toEqual(named('Microphone: ', { done: 'Saved 4:41 PM', ...RECEIPTS }));
});

test('[core 8] words the outcomes of a snapshot', () => {
  expect(texts(() => <SnapshotButton vehicle={VAN} device={null} />, heard)).toEqual(
    named('Take a snapshot: ', { done: 'Snapshot saved 4:41 PM', ...RECEIPTS }),
  );
});

test('[commerce 4] words the outcomes of live tracking', () => {
  expect(texts(() => render(() => useTrackingFailure(VAN)))).toEqual({
    ...REASONS,
    done: '',
    not_carried_out: 'Not carried out',
    canceled: 'Canceled, not sent',
  });
});

test.each([
  ['PLAN', 'The Premium plan has no location'],
  ['EXPIRED', 'The plan has expired'],
])('[commerce 4] says that live tracking is refused by %s', (code, text) => {
  shown.progress = { ...outcomeOf(answer(403, { code, detail: 'No.' })), at };
  expect(textOf(render(() => useTrackingFailure(VAN)))).toBe(text);
});

test('[core 8] words the outcomes of Live View', async () => {
  const docks = new Map<Outcome, ReactNode>();
  for (const outcome of OUTCOMES) {
    let state = openedLiveView(false);
    await runAction(
      'alarm',
      async () => ({ outcome }),
      (event) => {
        state = nextLiveState(state, event);
      },
    );
    const none = () => undefined;
    const rest = { cameras: [], onCamera: none, onAct: none, onCancelAlarm: null, onRetry: none, onEnd: none };
    docks.set(outcome, <Dock state={state} {...rest} />);
  }
  expect(texts(({ outcome }) => docks.get(outcome), heard)).toEqual({
    done: 'The alarm has changed',
    not_carried_out: 'The alarm has not changed',
    refused: 'The alarm has not changed',
    unanswered: 'The alarm has not changed',
    lost: LOST,
    failed: 'The alarm has not changed',
    not_sent: 'The alarm has not changed',
    canceled: '',
  });
});

test('[core 8] words the failures of Wi-Fi and other forms', () => {
  const lines = Object.fromEntries(
    Object.entries(FAILURES).map(([outcome, failure]) => [
      outcome,
      textOf(render(() => useRequestFailure(VAN)(failure).join('|'))),
    ]),
  );
  expect(lines).toEqual(REASONS);
});
