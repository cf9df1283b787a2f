import { QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { emptyEverything } from '../../state/logout-registry.ts';
import { queryClient } from '../query-client.ts';
import { maintenanceQuery, outagesQuery } from './queries.ts';
import { type ServiceStatus, useServiceNotices } from './use-service-notices.ts';

const HEARD = Date.parse('2026-11-21T16:00:00Z');
afterEach(emptyEverything);

function Page({ onSeen }: { onSeen: (status: ServiceStatus) => void }) {
  onSeen(useServiceNotices());
  return null;
}

/** The status that a component receives. */
function seen(): ServiceStatus | undefined {
  const onSeen = vi.fn<(status: ServiceStatus) => void>();
  renderToString(
    <QueryClientProvider client={queryClient}>
      <Page onSeen={onSeen} />
    </QueryClientProvider>,
  );
  return onSeen.mock.lastCall?.[0];
}

test('[core 4] reports no status until both lists are read', () => {
  queryClient.setQueryData(outagesQuery().queryKey, [], { updatedAt: HEARD });
  expect(seen()).toMatchObject({ isKnown: false, checkedAt: null });
});

test('[core 4] dates the status by the older of both lists', () => {
  queryClient.setQueryData(outagesQuery().queryKey, [], { updatedAt: HEARD + 5_000 });
  queryClient.setQueryData(maintenanceQuery().queryKey, [], { updatedAt: HEARD });
  expect(seen()).toEqual({
    notices: { outage: null, maintenance: null },
    isKnown: true,
    error: null,
    checkedAt: HEARD,
  });
});
