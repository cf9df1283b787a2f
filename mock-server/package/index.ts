import { isCut } from '../host.ts';
import { realFetch } from './host.node.ts';
import type { Fetch, Mock, MockOptions, MockWorld, RunningMock, ServerOptions } from './types.ts';
import { worldsOver } from './worlds.ts';

export type { FaultTarget, OperationId, PersonaId, ScenarioName } from './names.ts';
export type * from './types.ts';

/** Base of the addresses in this process. No request leaves it. */
const HERE = 'http://mock.test';

/** The mock in this process, without a port: `fetch` answers requests to any origin by their path. */
export async function createMock(options: MockOptions = {}): Promise<Mock> {
  const { openInProcess } = await import('./in-process.node.ts');
  const { app, close } = await openInProcess(options);
  const fetch: Fetch = async (input, init) => {
    const answer = await app.fetch(new Request(typeof input === 'string' ? new URL(input, HERE) : input, init));
    // As a real fetch rejects when the connection is cut.
    if (isCut(answer)) throw new TypeError('fetch failed');
    return answer;
  };
  return { fetch, ...worldsOver(fetch, HERE), close, [Symbol.asyncDispose]: close };
}

/** The mock on a local port. */
export async function startMock(options: ServerOptions = {}): Promise<RunningMock> {
  const { serve } = await import('./in-process.node.ts');
  const { url, close } = await serve(options);
  return { ...connectMock(url), close, [Symbol.asyncDispose]: close };
}

/** A mock that runs elsewhere, such as a sandbox of the team. Closing it changes nothing there. */
export function connectMock(url: string): RunningMock {
  const base = url.replace(/\/$/, '');
  const fetch: Fetch = (input, init) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input, `${base}/`);
    const address = `${base}${pathname}${search}`;
    return realFetch(input instanceof Request ? new Request(address, input) : address, init);
  };
  const close = async (): Promise<void> => undefined;
  return { url: base, fetch, ...worldsOver(fetch, base), close, [Symbol.asyncDispose]: close };
}

/** Answers `fetch` calls of this process to some origins from a world. Returns a function that ends it. */
export function interceptFetch(world: Pick<MockWorld, 'fetch'>, origins: readonly string[]): () => void {
  const before = globalThis.fetch;
  const own = new Set(origins.map((origin) => new URL(origin).origin));
  let isActive = true;
  const intercepted: typeof fetch = (input, init) => {
    const { origin } = new URL(input instanceof Request ? input.url : input, globalThis.location?.href);
    return isActive && own.has(origin) ? world.fetch(input, init) : before(input, init);
  };
  globalThis.fetch = intercepted;
  return () => {
    isActive = false;
    // Another interception may have begun since. It still calls this one, which passes on.
    if (globalThis.fetch === intercepted) globalThis.fetch = before;
  };
}
