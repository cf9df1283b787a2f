import { expect, test } from 'vitest';
import { readArguments } from './arguments.ts';

const URL_GIVEN = ['--base-url', 'https://api.example.com'];
const WITH_TOKEN = { WAYMARK_TOKEN: 'from-the-environment' };

test('checks the mock without arguments', () => {
  expect(readArguments([], WITH_TOKEN)).toEqual({ reportDir: 'test-results/contract', target: 'mock' });
});

test('sends only documented reads to another server by default', () => {
  expect(readArguments(URL_GIVEN, WITH_TOKEN)).toEqual({
    reportDir: 'test-results/contract',
    target: {
      baseUrl: 'https://api.example.com',
      token: 'from-the-environment',
      allowWrites: false,
      includeAssumed: false,
    },
  });
  const all = [
    '--portal-url=http://localhost:3000/',
    '--token',
    'given',
    '--new-device',
    'GG-99900-T2',
    '--allow-writes',
    '--include-assumed',
  ];
  expect(readArguments([...URL_GIVEN, ...all, '--report', 'out'], WITH_TOKEN)).toEqual({
    reportDir: 'out',
    target: {
      baseUrl: 'https://api.example.com',
      portalUrl: 'http://localhost:3000',
      newDevice: 'GG-99900-T2',
      token: 'given',
      allowWrites: true,
      includeAssumed: true,
    },
  });
});

test('shows help regardless of other arguments', () => {
  expect(readArguments(['--help'], {})).toBeNull();
  expect(readArguments([...URL_GIVEN, '-h'], {})).toBeNull();
});

test.each([
  [['--base-url', 'api.example.com'], '--base-url must be an address such as https://api.example.com.'],
  [['--base-url', 'ftp://api.example.com'], '--base-url must be an address such as https://api.example.com.'],
  [['--base-url', 'https://me:pw@api.example.com'], '--base-url must not hold a user name or a password.'],
  [
    ['--base-url', 'https://api.example.com/api/v1'],
    "--base-url must end after the host: the contract's paths begin with /api.",
  ],
  [
    ['--base-url', 'http://api.example.com'],
    '--base-url must be https, but for this machine: the token would be sent in the clear.',
  ],
  [[...URL_GIVEN, '--portal-url', '/'], '--portal-url must be an address such as https://api.example.com.'],
  [[...URL_GIVEN, '--report', ''], '--report needs the name of a folder.'],
  [[...URL_GIVEN, '--token', 'Bearer abc'], 'The token must be given without "Bearer".'],
  [[...URL_GIVEN, '--token', 'a b'], 'The token must not hold spaces or line breaks.'],
  [[...URL_GIVEN, '--token', ''], 'A token is needed: set WAYMARK_TOKEN, or give --token.'],
  [['--token', 'abc'], '--token goes with --base-url; against the mock everything is asked.'],
  [['--allow-writes'], '--allow-writes goes with --base-url; against the mock everything is asked.'],
  [
    ['--base-url'],
    '--base-url, --portal-url, --token, --new-device and --report take a value, the other options none.',
  ],
  [
    [...URL_GIVEN, '--allow-writes=yes'],
    '--base-url, --portal-url, --token, --new-device and --report take a value, the other options none.',
  ],
  [[...URL_GIVEN, 'secret'], 'There is a word too many; options begin with --.'],
  [
    [...URL_GIVEN, '--tokne=secret'],
    'There is an option that is not known. Known are --base-url, --portal-url, --token, --new-device, --allow-writes, --include-assumed, --report, --help.',
  ],
])('explains %j', (args, sentence) => {
  expect(() => readArguments(args, {})).toThrow(new Error(sentence));
});
