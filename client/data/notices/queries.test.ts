import { focusManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { configureApi } from '../../api/transport.ts';
import { emptyEverything } from '../../state/logout-registry.ts';
import { queryClient } from '../query-client.ts';
import { maintenanceQuery, outagesQuery, recheckNotices } from './queries.ts';

afterEach(() => {
  emptyEverything();
  focusManager.setFocused(undefined);
  vi.unstubAllGlobals();
});

/** A status page without incidents. Records its requests. */
function quietStatus(): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async ({ pathname }: URL) => {
    asked.push(pathname);
    return Response.json([]);
  });
  const origin = new URL('https://portal.example/');
  configureApi({ base: origin, origin, accessToken: async () => 'token', onUnauthorized: () => undefined });
  return asked;
}

test('joins a check in flight and starts a new one after it', async () => {
  const asked = quietStatus();
  await Promise.all([recheckNotices(), recheckNotices()]);
  expect(asked.toSorted()).toEqual(['/api/maintenance', '/api/outage']);
  expect(queryClient.getQueryData(outagesQuery().queryKey)).toEqual([]);
  await recheckNotices();
  expect(asked).toHaveLength(4);
});

test("[core 4] shows the current status, not the last poll's, when the window regains focus", async () => {
  const asked = quietStatus();
  queryClient.mount();
  const stop = [
    new QueryObserver(queryClient, outagesQuery()).subscribe(() => undefined),
    new QueryObserver(queryClient, maintenanceQuery()).subscribe(() => undefined),
  ];
  await vi.waitFor(() => expect(asked.toSorted()).toEqual(['/api/maintenance', '/api/outage']));
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0));
  focusManager.setFocused(false);
  focusManager.setFocused(true);
  await vi.waitFor(() => expect(asked).toHaveLength(4));
  for (const end of stop) end();
  queryClient.unmount();
});
