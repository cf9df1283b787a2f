import { QueryClientProvider } from '@tanstack/react-query';
import { queryClient } from '../../data/query-client.ts';
import { StaticLayout } from './static-layout.tsx';

/** The static layout for pages that read data of the signed-in user (core 2.3). */
export function StaticAuthLayout() {
  return (
    <QueryClientProvider client={queryClient}>
      <StaticLayout />
    </QueryClientProvider>
  );
}
