import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { configureApi } from '../../api/transport.ts';
import { aVehicle } from '../../rules/vehicle/vehicle.fixture.ts';
import { emptyEverything } from '../../state/logout-registry.ts';
import { runCommand } from '../commands/commands.ts';
import { queryClient } from '../query-client.ts';
import { findRearCamera } from '../streams/camera-commands.ts';
import { requestStream } from '../streams/open-stream.ts';
import { vehicleQuery, vehiclesQuery } from '../vehicles/queries.ts';
import { stoppedBy, useInterruptions } from './interruptions.ts';

const X1 = 'GG-20417-A7';
const DR = 'DR-29914-036';
const outageOfX1 = {
  status: 'identified',
  body: '',
  created_at: '2026-11-21T15:00:00Z',
  affected_components: [{ name: 'X1', old_status: 'operational', new_status: 'major_outage' }],
};
const fetched = vi.fn<typeof fetch>();
const asked = () => fetched.mock.calls.map(([url]) => new URL(url instanceof Request ? url.url : url).pathname);
const opening = () => useInterruptions.getState().opening;

beforeEach(() => {
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
  const origin = new URL('https://portal.example/');
  configureApi({ base: origin, origin, accessToken: async () => 'token', onUnauthorized: () => undefined });
  queryClient.setQueryData(vehiclesQuery().queryKey, [
    aVehicle({ device_key: X1, product_name: 'ft-x1r' }),
    aVehicle({ id: 13, device_key: DR, product_name: 'ft-dr3400-lte' }),
  ]);
});
afterEach(() => {
  emptyEverything();
  vi.unstubAllGlobals();
});

test('[core 4] does not send a command to a blocked device and opens the notice', async () => {
  queryClient.setQueryData(['listOutages'], [outageOfX1]);
  expect(await runCommand(X1, 'arm')).toMatchObject({ outcome: 'not_sent', code: 'OUTAGE' });
  expect(opening()).toEqual({ kind: 'outage', by: 'command' });
  expect(asked()).not.toContain('/api/iot/send-command');
});

test('[core 4] sends the first command after the end of an outage', async () => {
  queryClient.setQueryData(['listOutages'], [outageOfX1]);
  fetched.mockImplementation(async (url) => {
    const { pathname } = new URL(url instanceof Request ? url.url : url);
    return Response.json(pathname.startsWith('/api/iot') ? { parsed: { command_success: true } } : []);
  });
  expect(await runCommand(X1, 'arm')).toMatchObject({ outcome: 'done' });
  expect(opening()).toBeNull();
  expect(asked().slice(0, 2).toSorted()).toEqual(['/api/maintenance', '/api/outage']);
  expect(asked()[2]).toBe('/api/iot/send-command');
});

test('[core 4] does not send a command to a blocked device on a page that opened before the list', async () => {
  queryClient.removeQueries({ queryKey: vehiclesQuery().queryKey });
  const vehicle = aVehicle({ device_key: X1, product_name: 'ft-x1r' });
  queryClient.setQueryData(vehicleQuery(vehicle.id).queryKey, vehicle);
  queryClient.setQueryData(['listOutages'], [outageOfX1]);
  expect(await runCommand(X1, 'arm')).toMatchObject({ outcome: 'not_sent', code: 'OUTAGE' });
  expect(opening()).toEqual({ kind: 'outage', by: 'command' });
  expect(asked()).not.toContain('/api/iot/send-command');
});

test('[core 4] opens no notice when asking a blocked dash cam for its second camera', async () => {
  queryClient.setQueryData(['listOutages'], [outageOfX1]);
  const refusal = { detail: 'Commands are interrupted by an outage.', code: 'OUTAGE' };
  fetched.mockResolvedValueOnce(Response.json(refusal, { status: 403 }));
  await expect(findRearCamera(X1, new AbortController().signal)).rejects.toMatchObject({ code: 'OUTAGE' });
  expect(asked()).toEqual(['/api/iot/send-command']);
  expect(opening()).toBeNull();
});

test('[core 4] does not start live video of a blocked device and opens the notice', async () => {
  queryClient.setQueryData(['listOutages'], [outageOfX1]);
  await expect(requestStream(X1, 'front')).rejects.toMatchObject({ kind: 'forbidden', code: 'OUTAGE' });
  expect(opening()).toEqual({ kind: 'outage', by: 'command' });
  expect(asked()).not.toContain(`/api/v1/device/${X1}/stream`);
});

test('[core 4] stops commands to every device during maintenance', async () => {
  const maintenance = { status: 'in_progress', body: '', created_at: '2026-11-21T15:00:00Z' };
  queryClient.setQueryData(['listMaintenance'], [maintenance]);
  expect(await runCommand(DR, 'location')).toMatchObject({ outcome: 'not_sent', code: 'MAINTENANCE' });
  expect(opening()).toEqual({ kind: 'maintenance', by: 'command' });
});

test('[core 4] sends commands to a device of another family', async () => {
  queryClient.setQueryData(['listOutages'], [outageOfX1]);
  fetched.mockResolvedValueOnce(new Response(JSON.stringify({ parsed: { command_success: true } })));
  expect(await runCommand(DR, 'arm')).toMatchObject({ outcome: 'done' });
  expect(opening()).toBeNull();
});

test('[core 4] ends an outage when a newer one that is over replaces it', async () => {
  const resolved = { ...outageOfX1, status: 'resolved', created_at: '2026-11-21T15:30:00Z' };
  queryClient.setQueryData(['listOutages'], [outageOfX1, resolved]);
  fetched.mockResolvedValueOnce(new Response(JSON.stringify({ parsed: { command_success: true } })));
  expect(await runCommand(X1, 'arm')).toMatchObject({ outcome: 'done' });
});

test('opens nothing if the status page does not confirm the refusal', async () => {
  const refusal = { detail: 'Commands are interrupted by an outage.', code: 'OUTAGE' };
  fetched.mockResolvedValueOnce(new Response(JSON.stringify(refusal), { status: 403 }));
  expect(await runCommand(X1, 'arm')).toMatchObject({ outcome: 'not_sent', code: 'OUTAGE' });
  expect(opening()).toBeNull();
});

test('[core 4] opens the notice for a refusal before the first status poll', async () => {
  const refusal = { detail: 'Commands are interrupted by an outage.', code: 'OUTAGE' };
  fetched.mockImplementation(async (url) => {
    const { pathname } = new URL(url instanceof Request ? url.url : url);
    if (pathname.endsWith('/outage')) return Response.json([outageOfX1]);
    if (pathname.endsWith('/maintenance')) return Response.json([]);
    return Response.json(refusal, { status: 403 });
  });
  expect(await runCommand(X1, 'arm')).toMatchObject({ outcome: 'not_sent', code: 'OUTAGE' });
  await vi.waitFor(() => expect(opening()).toEqual({ kind: 'outage', by: 'command' }));
});

test('[core 2.2] closes the notice on logout', async () => {
  queryClient.setQueryData(['listOutages'], [outageOfX1]);
  await runCommand(X1, 'arm');
  expect(opening()).not.toBeNull();
  emptyEverything();
  expect(opening()).toBeNull();
});

test('[core 4] goes on as soon as one answer says that the outage is over', async () => {
  queryClient.setQueryData(['listOutages'], [outageOfX1]);
  fetched.mockImplementation(async (url) => {
    const { pathname } = new URL(url instanceof Request ? url.url : url);
    return pathname === '/api/maintenance' ? new Promise<Response>(() => undefined) : Response.json([]);
  });
  expect(await stoppedBy(X1)).toBeNull();
  expect(opening()).toBeNull();
});

test('[core 4] opens no notice over another page', async () => {
  queryClient.setQueryData(['listOutages'], [outageOfX1]);
  fetched.mockImplementation(async () => Response.json([outageOfX1]));
  const left = new AbortController();
  const stopped = stoppedBy(X1, { signal: left.signal });
  left.abort();
  expect(await stopped).toBe('OUTAGE');
  expect(opening()).toBeNull();
});
