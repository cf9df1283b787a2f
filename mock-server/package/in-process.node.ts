import { type OpenMock, openMock } from '../open.node.ts';
import type { RunningServer } from '../server.node.ts';
import { isScenario, SCENARIO_NAMES } from '../world/scenarios.ts';
import { processHost } from './host.node.ts';
import type { MockOptions, ServerOptions } from './types.ts';

const KEYS = '/identity/us-east-1_Waymark01/.well-known/jwks.json';

function checked<O extends MockOptions>(options: O): O {
  const { scenario } = options;
  // Callers may be JavaScript.
  if (scenario === undefined || isScenario(scenario)) return options;
  throw new Error(`scenario must be one of ${SCENARIO_NAMES.join(', ')}, not "${String(scenario)}".`);
}

/** The mock without a port. Starts generating its signing key at once, because that is the slowest part of the first answer. */
export async function openInProcess(options: MockOptions): Promise<OpenMock> {
  const { clock, pace = 0, ...rest } = checked(options);
  const mock = await openMock({ ...rest, pace, services: processHost(clock) });
  void mock.app.request(KEYS);
  return mock;
}

/** The mock on a port. */
export async function serve(options: ServerOptions): Promise<RunningServer> {
  const { clock, pace = 0, port = 0, ...rest } = checked(options);
  const { startServer } = await import('../server.node.ts');
  const { now, wait } = processHost(clock);
  return startServer({ ...rest, pace, port, services: { now, wait } });
}
