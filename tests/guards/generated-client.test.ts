import { readdirSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { operations } from '../../generated/contract/operations.ts';
import { isTest, sourceFiles } from './source-files.ts';

const sources = sourceFiles('client').filter((file) => !isTest(file));
/** Each match of a pattern in the client: its file and its first group. */
const found = (pattern: RegExp) =>
  sources.flatMap(({ path, text }) => [...text.matchAll(pattern)].map(([, group = '']) => `${path}: ${group}`));

/** Handwritten query functions, and what each adds to the contract. */
const QUERY_FUNCTIONS: Readonly<Record<string, string>> = {
  'client/data/activity/feed.ts': 'fills a page from smaller ones',
  'client/data/every-page.ts': 'all pages of a list as one',
  'client/data/geofences/queries.ts': 'pages of two sizes',
  'client/data/billing/queries.ts': 'a dry run, which is a write of the contract',
  'client/data/vehicles/queries.ts': 'all pages as one, merged with values received in flight',
  'client/data/alerts/queries.ts': 'page after page until the count is covered',
  'client/data/alerts/rules.ts': 'a replay, which is a write of the contract',
  'client/data/activity/queries.ts': 'one count for each of several ranges',
  'client/data/cameras/media.ts': 'page after page as the user scrolls',
  'client/data/cameras/rear-camera.ts': 'a command that queries the device',
  'client/data/device-settings/features.ts': 'stored values where the device does not answer',
  'client/data/device-settings/keylocker.ts': 'the last report where the device does not answer',
  'client/data/location-links/queries.ts': 'looks at the vehicle if the service may lack the operation',
  'client/data/places/queries.ts': 'the geocoder, which the contract does not contain',
  'client/data/places/search.ts': 'the geocoder, which the contract does not contain',
  'client/data/support/articles.ts': 'a read that the contract has as a POST, in the language of the portal',
  'client/data/trips/trips.ts': 'follows the next links and keeps the sums of the range',
  'client/data/users/phone.ts': 'the identity service, which the contract does not contain',
  'client/data/users/two-factor.ts': 'the identity service, which the contract does not contain',
};

/** Handwritten mutation functions. */
const MUTATION_FUNCTIONS: Readonly<Record<string, string>> = {
  'client/data/alerts/rules.ts': 'changes the saved rule or adds one, and reads both shapes of the answer',
  'client/data/billing/use-quote.ts': 'a dry run that decides about a coupon',
  'client/features/checkout/use-checkout.ts': 'one attempt to pay, with the search for a lost answer',
  'client/data/billing/cards.ts': 'digits read when the call is sent; another main card before a removal',
  'client/data/device-settings/configurations.ts': 'sent to a device; an answer without success rejects',
  'client/data/device-settings/schedule.ts': 'sent to a device; waits before it is read again',
  'client/data/device-settings/service-mode.ts': 'sent to a device, which may not answer',
  'client/data/transfers/mutations.ts': 'looks at the vehicle if the service may lack the operation',
  'client/data/users/mutations.ts': 'an answer without success rejects',
  'client/data/users/phone.ts': 'the identity service, which the contract does not contain',
  'client/data/vehicles/mutations.ts': 'merges values received in flight',
};

test('the generated client has one file per tag, one for models and one for assumed operations', () => {
  const tags = new Set(Object.values(operations).map(({ tag }) => `${tag}.ts`));
  expect(readdirSync('generated/client').sort()).toEqual([...tags, 'assumed-operations.ts', 'model.schemas.ts'].sort());
});

test('operation keys are generated, not handwritten', () => {
  const KEY = /(?:queryKey|mutationKey)\b[^[\n]{0,40}\[\s*'(\w+)'/g;
  const byHand = found(KEY).filter((line) => Object.hasOwn(operations, line.split(': ')[1] ?? ''));
  expect(byHand).toEqual([]);
});

test.each([
  ['query', /\b(queryFn)\b(?=\s*[:,}(])/g, QUERY_FUNCTIONS],
  ['mutation', /\b(mutationFn)\b(?=\s*[:,}(])/g, MUTATION_FUNCTIONS],
] as const)('a handwritten %s function does what the contract cannot express', (_kind, pattern, known) => {
  const files = new Set(found(pattern).map((line) => line.split(': ')[0] ?? ''));
  expect([...files].sort()).toEqual(Object.keys(known).sort());
});

const DEVICE_CALLS = /\b(?:sendCommand|sendConfiguration|updateFeatures|updateCameraSettings|startStream)\b/;
const REQUEST_FUNCTIONS = /^(?:runRequest|askDevice|sendOnLeave)$/;

/** Whether a function that calls a device is handed to `sendToDevice`, or is the `send` of a `DeviceRequest`. */
function isAsked(node: ts.Node | undefined): boolean {
  if (!node) return false;
  const { parent } = node;
  if (ts.isCallExpression(parent)) {
    const name = parent.expression.getText();
    return name === 'sendToDevice' || (name === 'ifOffered' && isAsked(ts.findAncestor(parent, ts.isFunctionLike)));
  }
  if (!ts.isPropertyAssignment(parent) || parent.name.getText() !== 'send') return false;
  const { parent: user } = parent.parent;
  if (ts.isCallExpression(user)) return REQUEST_FUNCTIONS.test(user.expression.getText());
  const type = ts.findAncestor(user, ts.isFunctionLike)?.type;
  return type?.getText().startsWith('DeviceRequest<') ?? false;
}

/** Device calls of a file that no request sends. */
function unaskedCalls({ path, text }: { path: string; text: string }): string[] {
  const unasked: string[] = [];
  const read = (node: ts.Node): void => {
    const isCall = ts.isCallExpression(node) && DEVICE_CALLS.test(node.expression.getText());
    if (isCall && !isAsked(ts.findAncestor(node, ts.isFunctionLike)))
      unasked.push(`${path}: ${node.expression.getText()}`);
    ts.forEachChild(node, read);
  };
  if (DEVICE_CALLS.test(text)) read(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true));
  return unasked;
}

test('[core 4] sends all device commands as device requests, which check for outages', () => {
  expect(sources.flatMap(unaskedCalls)).toEqual([]);
});

test.each([
  ['a call on its own', 'export const lock = () => sendCommand(arm);'],
  ['a `send` of something else', 'const mail: Mail = { send: () => sendCommand(arm) };'],
  ['a `send` handed to another function', 'const lock = () => later({ send: () => sendCommand(arm) });'],
])('[core 4] finds %s', (_what, text) => {
  expect(unaskedCalls({ path: 'x.ts', text })).toEqual(['x.ts: sendCommand']);
});

test('[core 4] sends past the check for outages only while a page unloads', () => {
  const files = sources.filter(({ text }) => /\bsendOnLeave\(/.test(text)).map(({ path }) => path);
  expect(files).toEqual(['client/data/commands/live-tracking.ts']);
});
