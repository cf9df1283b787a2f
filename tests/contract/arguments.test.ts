import { expect, test } from 'vitest';
import { readArguments } from './arguments.ts';

const URL_GIVEN = ['--base-url', 'https://api.example.com'];
const WITH_TOKEN = { WAYMARK_TOKEN: 'from-the-environment' };

test('checks the mock without arguments', () => {
  expect(readArguments([], WITH_TOKEN)).toEqual({ reportDir: 'test-results/contract', target: { kind: 'mock' } });
});

test('sends only documented reads to another server by default', () => {
  expect(readArguments(URL_GIVEN, WITH_TOKEN)).toEqual({
    reportDir: 'test-results/contract',
    target: {
      kind: 'server',
      options: {
        baseUrl: 'https://api.example.com',
        token: 'from-the-environment',
        allowWrites: false,
        includeAssumed: false,
      },
    },
  });
  const all = [
    '--portal-url=http://localhost:3000/',
    '--new-device',
    'GG-99900-T2',
    '--allow-writes',
    '--include-assumed',
  ];
  expect(readArguments([...URL_GIVEN, ...all, '--report', 'out', '--record', 'kept'], WITH_TOKEN)).toEqual({
    reportDir: 'out',
    target: {
      kind: 'server',
      options: {
        baseUrl: 'https://api.example.com',
        portalUrl: 'http://localhost:3000',
        newDevice: 'GG-99900-T2',
        token: 'from-the-environment',
        allowWrites: true,
        includeAssumed: true,
        record: 'kept',
      },
    },
  });
});

test('records the mock, and reads a recording without a server or a token', () => {
  expect(readArguments(['--record', 'kept'], {})?.target).toEqual({ kind: 'mock', record: 'kept' });
  expect(readArguments(['--replay', 'kept', '--scenario', 'a.json'], {})?.target).toEqual({
    kind: 'recording',
    folder: 'kept',
    scenario: 'a.json',
  });
});

test('shows help regardless of other arguments', () => {
  expect(readArguments(['--help'], {})).toBeNull();
  expect(readArguments([...URL_GIVEN, '-h'], {})).toBeNull();
});

test.each([
  [['--base-url', 'api.example.com'], '--base-url must be an address such as https://api.example.com.'],
  [['--base-url', 'ftp://api.example.com'], '--base-url must be an address such as https://api.example.com.'],
  [['--base-url', 'https://me:pw@api.example.com'], '--base-url must not contain a user name or password.'],
  [
    ['--base-url', 'https://api.example.com/api/v1'],
    "--base-url must end after the host: the contract's paths start with /api.",
  ],
  [
    ['--base-url', 'http://api.example.com'],
    '--base-url must use https, except on this machine: plain http exposes the token.',
  ],
  [[...URL_GIVEN, '--portal-url', '/'], '--portal-url must be an address such as https://api.example.com.'],
  [[...URL_GIVEN, '--report', ''], '--report requires the name of a folder.'],
  [URL_GIVEN, 'A token is required: set WAYMARK_TOKEN.'],
  [
    [...URL_GIVEN, '--token', 'abc'],
    'Set the token as WAYMARK_TOKEN instead: npm prints arguments. If it was real, sign out.',
  ],
  [['--token=abc'], 'Set the token as WAYMARK_TOKEN instead: npm prints arguments. If it was real, sign out.'],
  [['--allow-writes'], '--allow-writes requires --base-url: the mock is always checked completely.'],
  [
    ['--base-url'],
    '--base-url, --portal-url, --new-device, --record, --replay, --scenario, --report require a value, other options take none.',
  ],
  [
    [...URL_GIVEN, '--allow-writes=yes'],
    '--base-url, --portal-url, --new-device, --record, --replay, --scenario, --report require a value, other options take none.',
  ],
  [['--record', ''], '--record, --replay and --scenario require a name.'],
  [['--scenario', 'a.json'], '--scenario requires --replay: it is made from a recording.'],
  [['--replay', 'kept', '--allow-writes'], '--replay asks no server: leave --allow-writes out.'],
  [['--replay', 'kept', ...URL_GIVEN], '--replay asks no server: leave --base-url out.'],
  [[...URL_GIVEN, 'secret'], 'Unexpected argument. Options start with --.'],
  [
    [...URL_GIVEN, '--tokne=secret'],
    'Unknown option. Options: --base-url, --portal-url, --new-device, --allow-writes, --include-assumed, --record, --replay, --scenario, --report, --help.',
  ],
])('explains %j', (args, sentence) => {
  expect(() => readArguments(args, {})).toThrow(new Error(sentence));
});

test.each([
  ['Bearer abc', 'Set WAYMARK_TOKEN to the token without "Bearer".'],
  ['a b', 'The token must not contain spaces or line breaks.'],
  [' ', 'A token is required: set WAYMARK_TOKEN.'],
])('explains the token %j', (token, sentence) => {
  expect(() => readArguments(URL_GIVEN, { WAYMARK_TOKEN: token })).toThrow(new Error(sentence));
});
