import { beforeEach, expect, test, vi } from 'vitest';

const changed = vi.fn();
let learn: (revision: string | null, path: string) => void;

beforeEach(async () => {
  vi.resetModules();
  changed.mockReset();
  const module = await import('./service-status.ts');
  module.onServiceStatus(changed);
  learn = module.learnServiceStatus;
});

test('[core 4] reports a revision that differs from the last one, once', () => {
  learn('a', '/api/v1/vehicle');
  learn('a', '/api/v1/vehicle');
  expect(changed).not.toHaveBeenCalled();
  learn('b', '/api/v1/vehicle');
  learn('b', '/api/v1/user');
  expect(changed).toHaveBeenCalledOnce();
});

test('[core 4] ignores answers without the header, and reads of the status itself', () => {
  learn('a', '/api/v1/vehicle');
  learn(null, '/api/v1/vehicle');
  learn('b', '/api/outage');
  learn('b', '/api/maintenance');
  learn('a', '/api/v1/vehicle');
  expect(changed).not.toHaveBeenCalled();
});
