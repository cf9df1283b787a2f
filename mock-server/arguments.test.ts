import { expect, test } from 'vitest';
import { serverOptionsOf } from './arguments.node.ts';

test('leaves defaults to the server without arguments', () => {
  expect(serverOptionsOf([], {})).toEqual({});
});

test('passes every argument to the server', () => {
  const args =
    '--port 0 --host ::1 --allow-host a.example --allow-host b.example --trust-proxy --data kept --pace 0.5 --no-response-check --scenario fleet --teams teams.json --log json --leave-after 2.5 --static dist --identity-sdk amplify';
  expect(serverOptionsOf(args.split(' '), { PORT: '80' })).toEqual({
    port: 0,
    host: '::1',
    allowedHosts: ['a.example', 'b.example'],
    trustProxy: true,
    data: 'kept',
    pace: 0.5,
    checkResponses: false,
    scenario: 'fleet',
    teams: 'teams.json',
    log: 'json',
    leaveAfter: 2_500,
    staticDir: 'dist',
    identitySdk: 'amplify',
  });
});

test('passes the file of a scenario', () => {
  expect(serverOptionsOf(['--scenario-file', 'world.json'], {})).toEqual({ scenarioFile: 'world.json' });
});

test('uses PORT if --port is missing', () => {
  expect(serverOptionsOf([], { PORT: '8080' })).toEqual({ port: 8080 });
});

test('starts no server for --help', () => {
  expect(serverOptionsOf(['--help'], {})).toBeNull();
});

test.each([
  [['--port', '70000'], '--port must be a number from 0 to 65535, not "70000".'],
  [['--port', ''], '--port must be a number from 0 to 65535, not "".'],
  [['--pace', 'slow'], '--pace must be a number from 0 up, not "slow".'],
  [['--pace=-1'], '--pace must be a number from 0 up, not "-1".'],
  [['--scenario', 'apocalypse'], /^--scenario must be one of default, empty, fleet, .*, not "apocalypse"\.$/],
  [['--identity-sdk', 'auth0'], '--identity-sdk must be amazon-cognito-identity-js or amplify, not "auth0".'],
  [['--log', 'text'], '--log must be json, not "text".'],
  [['--leave-after', '-1'], /^Option '--leave-after' argument is ambiguous/],
  [['--leave-after', 'soon'], '--leave-after must be a number of seconds from 0 to 3600, not "soon".'],
  [['--scenario', 'fleet', '--scenario-file', 'world.json'], /leave one out\.$/],
  [['--prot', '1'], /^Unknown option '--prot'/],
  [['4010'], /^Unexpected argument '4010'/],
])('refuses %j with the reason', (args, message) => {
  expect(() => serverOptionsOf(args, {})).toThrow(message);
});
