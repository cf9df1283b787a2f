import { sealOf } from '../../mock-server/control/seal.ts';
import type { World } from '../../mock-server/world/world.ts';
import { createMock, NOW, type Send } from './mock.ts';

/** The part of a test's mock that a sandbox elsewhere can take the place of. */
export type AnyMock = Pick<ReturnType<typeof createMock>, 'world' | 'as' | 'withToken'> & {
  worlds: { remove: (id: string) => Promise<boolean> };
};

const JSON_TYPE = { 'content-type': 'application/json' };

/**
 * A mock at another address. Tests prepare a world here; it is sent there as a snapshot before its first request, and follows the
 * clock of the world here.
 */
export function createRemoteMock(url: string): AnyMock {
  const local = createMock();
  const sent = new Map<string, number>();
  const nameOf = ({ id }: World): string => `remote-${process.pid}-${id}`;

  async function control(method: string, path: string, world: string | null, body?: unknown): Promise<unknown> {
    const answer = await fetch(`${url}/__mock${path}`, {
      method,
      headers: { ...(body !== undefined && JSON_TYPE), ...(world !== null && { 'x-mock-world': world }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
    return text === '' ? null : JSON.parse(text);
  }

  async function transfer(world: World): Promise<void> {
    const { scenario, seed, epoch } = world.origin;
    const tables = JSON.parse(JSON.stringify(world.snapshot())) as unknown;
    const content = { scenario, seed, epoch, tables };
    const id = nameOf(world);
    await control('POST', '/worlds', null, { id, scenario, seed, now: new Date(NOW).toISOString() });
    await control('POST', `/worlds/${id}/restore`, null, { ...content, seal: await sealOf(content) });
    sent.set(world.id, world.clock.now());
  }

  /** Sends the world, or moves its clock if only that has changed. */
  async function follow(world: World): Promise<void> {
    const now = world.clock.now();
    const then = sent.get(world.id);
    if (then === undefined) await transfer(world);
    else if (then !== now) await control('POST', '/clock', nameOf(world), { now: new Date(now).toISOString() });
    sent.set(world.id, now);
  }

  function withToken(world: World, token: string | null): Send {
    return async (method, path, body) => {
      await follow(world);
      const answer = await fetch(url + path, {
        method,
        headers: {
          'x-mock-world': nameOf(world),
          ...(token && { authorization: `Bearer ${token}`, 'x-access-token': token }),
          ...(body !== undefined && JSON_TYPE),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      const text = await answer.text();
      return { status: answer.status, body: (text ? JSON.parse(text) : null) as never, headers: answer.headers };
    };
  }

  return {
    world: local.world,
    withToken,
    async as(world, persona) {
      await follow(world);
      const answer = (await control('POST', '/token', nameOf(world), { persona })) as { access_token: string };
      return withToken(world, answer.access_token);
    },
    worlds: {
      async remove(id) {
        const world = local.worlds.get(id);
        if (world && sent.has(id)) await control('DELETE', `/worlds/${nameOf(world)}`, null);
        return local.worlds.remove(id);
      },
    },
  };
}
