import { parseArgs } from 'node:util';
import type { ContractOptions } from './run.ts';

export const USAGE = `npm run contract -- [options]

Without --base-url, checks the whole contract against a temporary mock.

  --base-url URL      origin of the API to check, such as https://api.example.com
  --portal-url URL    origin of the portal, if different: serves the paths under /api/ except /api/v1
  --new-device KEY    serial number of an unused device
  --allow-writes      also send changes that can be restored
  --include-assumed   also send operations that are assumed rather than documented
  --record DIR        record the answers in a new folder, without anything personal
  --replay DIR        check a recording instead of a server
  --scenario FILE     with --replay: also write a scenario for the mock, for npm run mock -- --scenario-file FILE
  --report DIR        folder of drift-report.md and drift-report.json (test-results/contract)

With --base-url, the access token of the calling user is read from the environment variable WAYMARK_TOKEN. There is no
option for it: npm prints its arguments, and shells and process lists keep them. In bash:

  read -rs WAYMARK_TOKEN && export WAYMARK_TOKEN

Operations that need the answer of one that failed are skipped, not blamed.

Exits with 1 if server and contract differ, with 3 if the server is unreachable, refuses the token, or nothing was
checked.`;

export type Arguments = { reportDir: string; target: Target };
/** `record`: of the mock. */
export type Target =
  | { kind: 'mock'; record?: string }
  | { kind: 'server'; options: ContractOptions }
  | { kind: 'recording'; folder: string; scenario?: string };

const OPTIONS = {
  'base-url': { type: 'string' },
  'portal-url': { type: 'string' },
  'new-device': { type: 'string' },
  'allow-writes': { type: 'boolean' },
  'include-assumed': { type: 'boolean' },
  record: { type: 'string' },
  replay: { type: 'string' },
  scenario: { type: 'string' },
  report: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

const WITH_VALUE = Object.entries(OPTIONS).flatMap(([name, { type }]) => (type === 'string' ? [`--${name}`] : []));
const WITH_REPLAY: readonly (keyof typeof OPTIONS)[] = ['replay', 'scenario', 'report'];

/**
 * Parses the command line of `npm run contract`. `null` if it only asks for help. Throws a message for the terminal
 * that never repeats the input, which may be the token.
 */
export function readArguments(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Arguments | null {
  const values = parse(args);
  if (values.help) return null;
  const { report: reportDir = 'test-results/contract' } = values;
  if (reportDir === '') throw new Error('--report requires the name of a folder.');
  const { record, replay, scenario } = values;
  if ([record, replay, scenario].includes('')) throw new Error('--record, --replay and --scenario require a name.');
  if (replay !== undefined) {
    const other = (Object.keys(values) as (keyof typeof OPTIONS)[]).find((name) => !WITH_REPLAY.includes(name));
    if (other) throw new Error(`--replay asks no server: leave --${other} out.`);
    return { reportDir, target: { kind: 'recording', folder: replay, ...(scenario !== undefined && { scenario }) } };
  }
  if (scenario !== undefined) throw new Error('--scenario requires --replay: it is made from a recording.');
  if (values['base-url'] === undefined) {
    const needless = (['portal-url', 'new-device', 'allow-writes', 'include-assumed'] as const).find(
      (name) => values[name] !== undefined,
    );
    if (needless) throw new Error(`--${needless} requires --base-url: the mock is always checked completely.`);
    return { reportDir, target: { kind: 'mock', ...(record !== undefined && { record }) } };
  }
  return {
    reportDir,
    target: {
      kind: 'server',
      options: {
        baseUrl: originOf('--base-url', values['base-url']),
        ...(values['portal-url'] !== undefined && { portalUrl: originOf('--portal-url', values['portal-url']) }),
        ...(values['new-device'] !== undefined && { newDevice: values['new-device'] }),
        token: checkedToken(env['WAYMARK_TOKEN']),
        allowWrites: values['allow-writes'] ?? false,
        includeAssumed: values['include-assumed'] ?? false,
        ...(record !== undefined && { record }),
      },
    },
  };
}

function parse(args: readonly string[]) {
  const { tokens } = parseArgs({ args: [...args], options: OPTIONS, strict: false, tokens: true });
  for (const token of tokens) {
    if (token.kind === 'positional') throw new Error('Unexpected argument. Options start with --.');
    if (token.kind === 'option' && token.name === 'token') {
      throw new Error('Set the token as WAYMARK_TOKEN instead: npm prints arguments. If it was real, sign out.');
    }
    if (token.kind === 'option' && !Object.hasOwn(OPTIONS, token.name)) {
      throw new Error(`Unknown option. Options: --${Object.keys(OPTIONS).join(', --')}.`);
    }
  }
  const values = valuesOf(args);
  if (!values) throw new Error(`${WITH_VALUE.join(', ')} require a value, other options take none.`);
  return values;
}

function valuesOf(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS }).values;
  } catch {
    return null;
  }
}

const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;

/** Parses an origin. Refuses anything more, and plain http, which would expose the token. */
function originOf(option: string, text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !/^https?:$/.test(url.protocol)) {
    throw new Error(`${option} must be an address such as https://api.example.com.`);
  }
  if (url.username !== '' || url.password !== '')
    throw new Error(`${option} must not contain a user name or password.`);
  if (url.pathname !== '/' || url.search !== '' || url.hash !== '') {
    throw new Error(`${option} must end after the host: the contract's paths start with /api.`);
  }
  if (url.protocol === 'http:' && !LOOPBACK.test(url.hostname)) {
    throw new Error(`${option} must use https, except on this machine: plain http exposes the token.`);
  }
  return url.origin;
}

/** A token in the format of a header. */
function checkedToken(given: string | undefined): string {
  const token = given?.trim() ?? '';
  if (token === '') throw new Error('A token is required: set WAYMARK_TOKEN.');
  if (/^bearer\s/i.test(token)) throw new Error('Set WAYMARK_TOKEN to the token without "Bearer".');
  if (!/^[\x21-\x7e]+$/.test(token)) throw new Error('The token must not contain spaces or line breaks.');
  return token;
}
