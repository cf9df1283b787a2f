import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createAdaptorServer, type ServerType } from '@hono/node-server';
import { openMock } from '../../mock-server/open.node.ts';
import { createStaticApp } from '../../mock-server/static.node.ts';
import type { Tab } from './tab.ts';

const CLIENT = 'CognitoIdentityServiceProvider.waymark-portal';
/** Saturday morning in Chicago. */
const OPENED_AT = '2026-11-21T15:30:00.000Z';

export type World = {
  id: string;
  control: (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;
};

/** The built portal with its mock, over http, and over https with a temporary certificate. */
export type Portal = {
  http: string;
  https: string;
  newWorld: () => Promise<World>;
  /** Requested paths in order. */
  requested: string[];
  /** Holds matching requests until the returned function is called. */
  hold: (paths: RegExp) => () => void;
  close: () => Promise<void>;
};

export async function openPortal(openssl: string): Promise<Portal> {
  const { app, close } = await openMock({ pace: 0.05 });
  app.route('/', createStaticApp('dist'));
  const requested: string[] = [];
  let held: { paths: RegExp; until: Promise<void> } | undefined;

  const answer: typeof app.fetch = async (request, ...bindings) => {
    const { pathname, search } = new URL(request.url);
    requested.push(`${pathname}${search}`);
    if (held?.paths.test(pathname)) await held.until;
    return app.fetch(request, ...bindings);
  };
  const http = await listening(createAdaptorServer({ fetch: answer }));
  const serverOptions = certificate(openssl);
  const https = await listening(createAdaptorServer({ fetch: answer, createServer, serverOptions }));

  async function control(world: string, method: string, address: string, body?: object): Promise<unknown> {
    const answer = await fetch(`http://${http.address}/__mock${address}`, {
      method,
      headers: { 'content-type': 'application/json', ...(world && { 'x-mock-world': world }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${address}: ${answer.status} ${await answer.text()}`);
    return answer.status === 204 ? null : answer.json();
  }

  return {
    http: `http://${http.address}`,
    https: `https://${https.address}`,
    newWorld: async () => {
      const { id } = (await control('', 'POST', '/worlds', { now: OPENED_AT })) as { id: string };
      return { id, control: (method, address, body) => control(id, method, address, body) };
    },
    requested,
    hold: (paths) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = { paths, until: promise };
      return () => {
        held = undefined;
        resolve();
      };
    },
    close: async () => {
      http.stop();
      https.stop();
      await close();
    },
  };
}

async function listening(server: ServerType): Promise<{ address: string; stop: () => void }> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const stop = () => {
    server.close();
    (server as Server).closeAllConnections();
  };
  return { address: `127.0.0.1:${(server.address() as AddressInfo).port}`, stop };
}

/** Sets the world of a tab before its first page of the portal. */
export async function joinWorld(tab: Tab, origin: string, world: World): Promise<void> {
  await tab.open(`${origin}/icon.svg`);
  await tab.setCookie('mock_world', world.id);
  await tab.setCookie('mock_panel', 'off');
}

/** Signs in with tokens of the control API. */
export async function enter(tab: Tab, origin: string, world: World, address: string): Promise<void> {
  await joinWorld(tab, origin, world);
  const tokens = (await world.control('POST', '/token', { persona: 'owner' })) as Record<string, string>;
  const stored = { idToken: tokens['id_token'] ?? '', accessToken: tokens['access_token'] ?? '', clockDrift: '0' };
  await tab.setCookie(`${CLIENT}.LastAuthUser`, 'owner');
  for (const [part, value] of Object.entries(stored)) await tab.setCookie(`${CLIENT}.owner.${part}`, value);
  await tab.open(`${origin}${address}`);
}

function certificate(openssl: string): { key: Buffer; cert: Buffer } {
  const folder = mkdtempSync(path.join(tmpdir(), 'waymark-certificate-'));
  const [key, cert] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')];
  const subject = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1'];
  const made = [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-days',
    '1',
    '-keyout',
    key,
    '-out',
    cert,
    ...subject,
  ];
  spawnSync(openssl, made, { stdio: 'ignore' });
  const files = { key: readFileSync(key), cert: readFileSync(cert) };
  rmSync(folder, { recursive: true });
  return files;
}
