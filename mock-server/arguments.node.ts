import { parseArgs } from 'node:util';
import type { ServerOptions } from './server.node.ts';
import { isScenario, SCENARIO_NAMES } from './world/scenarios.ts';

export const USAGE = `npm run mock -- [options]
  --port N              port (4010, or PORT; 0: any free one)
  --host ADDRESS        address to listen on (127.0.0.1)
  --allow-host NAME     answer requests for this host too (repeatable); addresses and localhost always
  --trust-proxy         trust the address headers of a proxy (X-Forwarded-Host, X-Forwarded-Proto)
  --data DIR            keep worlds and keys in a folder across restarts
  --database            keep them in PostgreSQL, which several processes may share (address in WAYMARK_DATABASE)
  --require-world       refuse requests that name no world
  --limit N             maximum number of worlds (1000, with a database 10000)
  --pace N              speed of devices: 1 like real ones, 0 no delay (1)
  --scenario NAME       scenario of the world "default"
  --no-response-check   do not compare answers with the contract
  --static DIR          serve a built client beside the mock`;

function numberOf(name: string, text: string, isValid: (value: number) => boolean, words: string): number {
  const value = text.trim() === '' ? Number.NaN : Number(text);
  if (!isValid(value)) throw new Error(`${name} must be ${words}, not "${text}".`);
  return value;
}

const isCount = (value: number) => Number.isSafeInteger(value) && value >= 1;
const isPort = (value: number) => Number.isInteger(value) && value >= 0 && value <= 65_535;

/** In the environment, because the arguments of a process are visible to all users of its machine. */
function addressIn(env: Readonly<Record<string, string | undefined>>): string {
  const address = env['WAYMARK_DATABASE'];
  if (!address)
    throw new Error('--database needs an address in WAYMARK_DATABASE, as postgres://user:password@host:5432/name.');
  return address;
}

/** Parses the command line of `npm run mock`. `null` if it only asks for help. Throws a message for the terminal. */
export function serverOptionsOf(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): ServerOptions | null {
  const { values } = parseArgs({
    args: [...args],
    options: {
      port: { type: 'string' },
      host: { type: 'string' },
      'allow-host': { type: 'string', multiple: true },
      'trust-proxy': { type: 'boolean' },
      data: { type: 'string' },
      database: { type: 'boolean' },
      'require-world': { type: 'boolean' },
      limit: { type: 'string' },
      pace: { type: 'string' },
      scenario: { type: 'string' },
      'no-response-check': { type: 'boolean' },
      static: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help) return null;
  const { host, data, scenario, pace, static: staticDir } = values;
  const port = values.port ?? env['PORT'];
  if (scenario !== undefined && !isScenario(scenario)) {
    throw new Error(`--scenario must be one of ${SCENARIO_NAMES.join(', ')}, not "${scenario}".`);
  }
  return {
    ...(port !== undefined && { port: numberOf('--port', port, isPort, 'a number from 0 to 65535') }),
    ...(host !== undefined && { host }),
    ...(values['allow-host'] && { allowedHosts: values['allow-host'] }),
    ...(values['trust-proxy'] && { trustProxy: true }),
    ...(data !== undefined && { data }),
    ...(values.database && { database: addressIn(env) }),
    ...(values['require-world'] && { requireWorld: true }),
    ...(values.limit !== undefined && {
      limit: numberOf('--limit', values.limit, isCount, 'a whole number from 1 up'),
    }),
    ...(pace !== undefined && {
      pace: numberOf('--pace', pace, (value) => Number.isFinite(value) && value >= 0, 'a number from 0 up'),
    }),
    ...(scenario !== undefined && { scenario }),
    ...(values['no-response-check'] && { checkResponses: false }),
    ...(staticDir !== undefined && { staticDir }),
  };
}
