import { expect, test } from 'vitest';
import { serverOptionsOf } from './arguments.node.ts';

test('without arguments the server decides', () => {
  expect(serverOptionsOf([], {})).toEqual({});
});

test('every argument reaches the server', () => {
  const args =
    '--port 0 --host ::1 --allow-host a.example --allow-host b.example --trust-proxy --data kept --pace 0.5 --no-response-check --scenario fleet --static dist';
  expect(serverOptionsOf(args.split(' '), { PORT: '80' })).toEqual({
    port: 0,
    host: '::1',
    allowedHosts: ['a.example', 'b.example'],
    trustProxy: true,
    data: 'kept',
    pace: 0.5,
    checkResponses: false,
    scenario: 'fleet',
    staticDir: 'dist',
  });
});

test('PORT names the port where --port does not', () => {
  expect(serverOptionsOf([], { PORT: '8080' })).toEqual({ port: 8080 });
});

test('--help asks for no server', () => {
  expect(serverOptionsOf(['--help'], {})).toBeNull();
});

test.each([
  [['--port', '70000'], '--port must be a number from 0 to 65535, not "70000".'],
  [['--port', ''], '--port must be a number from 0 to 65535, not "".'],
  [['--pace', 'slow'], '--pace must be a number from 0 up, not "slow".'],
  [['--pace=-1'], '--pace must be a number from 0 up, not "-1".'],
  [['--scenario', 'apocalypse'], /^--scenario must be one of default, empty, fleet, .*, not "apocalypse"\.$/],
  [['--prot', '1'], /^Unknown option '--prot'/],
  [['4010'], /^Unexpected argument '4010'/],
])('%j is refused in a sentence', (args, message) => {
  expect(() => serverOptionsOf(args, {})).toThrow(message);
});
