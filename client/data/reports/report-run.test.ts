import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '../query-client.ts';
import { createReportRun, type ReportRequest } from './report-run.ts';

const STATS = {
  trip_miles: 10,
  total_net_miles: 10,
  idle_time: 60,
  ignition_on_total: 600,
  ignition_off_total: 0,
  speed_violations_counter: 0,
  harsh_acceleration_count: 0,
  harsh_braking_count: 0,
  trips: 1,
};
const DAY = 86_400_000;

let answers: ((ok: boolean) => void)[];
let asked: string[];
beforeEach(() => {
  vi.useFakeTimers();
  answers = [];
  asked = [];
  vi.spyOn(queryClient, 'fetchQuery').mockImplementation(({ queryKey }) => {
    asked.push(String(queryKey[1]));
    return new Promise((resolve, reject) => {
      answers.push((ok) => (ok ? resolve({ stats: STATS }) : reject(new Error('refused'))));
    });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const request = (count: number): ReportRequest => ({
  type: 'mileage',
  devices: Array.from({ length: count }, (_, index) => ({ id: index, device_key: `D${index}` })),
  period: { from: 0, to: DAY },
  before: null,
});
const settle = () => vi.advanceTimersByTimeAsync(200);

test('[commerce 4] reads six devices at once and shows each part as it comes', async () => {
  const run = createReportRun(request(8));
  run.start();
  await settle();
  expect(asked).toHaveLength(6);
  answers[0]?.(true);
  await settle();
  expect(asked).toHaveLength(7);
  expect([...run.state().parts.keys()]).toEqual([0]);
  expect(run.state().status).toBe('running');
});

test('[commerce 4] keeps the parts when it is stopped, ignores late answers, and reads only the others when it goes on', async () => {
  const run = createReportRun(request(8));
  run.start();
  await settle();
  for (const answer of answers.splice(0, 2)) answer(true);
  await settle();
  run.stop();
  for (const answer of answers.splice(0)) answer(true);
  await settle();
  expect(run.state().status).toBe('stopped');
  expect([...run.state().parts.keys()]).toEqual([0, 1]);
  asked = [];
  run.start();
  await settle();
  expect(asked).toHaveLength(6);
  for (const answer of answers.splice(0)) answer(true);
  await settle();
  expect(run.state()).toMatchObject({ status: 'done' });
  expect(run.state().parts.size).toBe(8);
});

test('[commerce 4] keeps a failed device apart and reads it again', async () => {
  const run = createReportRun(request(2));
  run.start();
  await settle();
  answers[0]?.(true);
  answers[1]?.(false);
  await settle();
  expect(run.state().status).toBe('done');
  expect(run.state().parts.get(0)).toHaveProperty('current');
  expect(run.state().parts.get(1)).toHaveProperty('error');
  answers = [];
  run.start();
  await settle();
  expect(answers).toHaveLength(1);
  answers[0]?.(true);
  await settle();
  expect(run.state().parts.get(1)).toHaveProperty('current');
});

test('[commerce 3] is as old as its oldest reading, which may come from the cache', async () => {
  const start = Date.now();
  const state = vi.spyOn(queryClient, 'getQueryState');
  for (const age of [60_000, 240_000, 0]) state.mockReturnValueOnce({ dataUpdatedAt: start - age } as never);
  const run = createReportRun(request(3));
  run.start();
  await settle();
  expect(run.state().updatedAt).toBeNull();
  for (const answer of answers) answer(true);
  await settle();
  expect(run.state().updatedAt).toBe(start - 240_000);
});
