import { expect, test } from 'vitest';
import { isTest, sourceFiles } from './source-files.ts';

/** Words of earlier vocabularies for outcomes and steps of device requests. */
const REPLACED = [
  "'acknowledged'",
  "'timed_out'",
  "'unseen'",
  "'under_way'",
  'CommandProgress',
  'SettingProgress',
  'CommandReport',
  'BulkRow',
  'inLine',
  'isInLine',
  'noteLine',
  'takeBack',
  'SENDING_FOR =',
  'WATCHING =',
];
/** `cart.ts` and the page of checkout name payments so. */
const isPayment = (path: string): boolean =>
  path === 'client/state/cart.ts' || path.startsWith('client/features/checkout/');

/** Where a failed call to a device becomes an outcome, and an outcome becomes words. */
const HOMES = ['client/data/device-requests/', 'client/rules/device-requests/', 'client/wording/', 'client/i18n/'];

test('device requests have one vocabulary', () => {
  const used = sourceFiles('client')
    .filter((file) => !isTest(file) && !isPayment(file.path))
    .flatMap(({ path, text }) => REPLACED.filter((word) => text.includes(word)).map((word) => `${path}: ${word}`));
  expect(used).toEqual(['client/rules/device-requests/progress.ts: SENDING_FOR =']);
});

test('only device requests judge whether a device answered', () => {
  const judges = sourceFiles('client/data', 'client/widgets', 'client/dialogs', 'client/features')
    .filter((file) => !isTest(file) && !HOMES.some((home) => file.path.startsWith(home)))
    .filter(({ text }) => text.includes("'device-unreachable'"))
    .map(({ path }) => path);
  // Reads that fall back to stored values, and writes about vehicles, which are no device requests.
  expect(judges).toEqual([
    'client/data/device-settings/features.ts',
    'client/data/device-settings/keylocker.ts',
    'client/dialogs/groups/failures.ts',
    'client/features/subscriptions/suspend/delete-card.tsx',
  ]);
});

test('device calls are sent by device requests alone', () => {
  const senders = sourceFiles('client/data', 'client/widgets', 'client/dialogs', 'client/features')
    .filter((file) => !isTest(file) && file.text.includes('sendToDevice('))
    .map(({ path }) => path);
  // A stream has a life of its own.
  expect(senders).toEqual(['client/data/device-requests/request.ts', 'client/data/streams/open-stream.ts']);
});
