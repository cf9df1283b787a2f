import type { Door } from '../identity/types.ts';
import { paths } from '../lib/paths.ts';
import { safeNext } from '../lib/safe-next.ts';
import { canonicalAddress } from './routes/find-route.ts';
import { prefetchPage } from './routes/prefetch-page.ts';

/**
 * Loads what follows a sign-in while the visitor types: the session, the frame, and the page where most sign-ins lead. Ignores failures:
 * the sign-in loads the code again and reports them. `next`: as in the address. `door`: of the sign-in page.
 */
export function prefetchArrival(next: string | null, door: Door | null): void {
  const session = [
    import('../data/session/open.ts'),
    import('../state/session-tokens.ts'),
    import('./arrival.ts'),
    import('./layouts/signed-in-layout.tsx'),
  ];
  for (const each of session) each.catch(() => undefined);
  void prefetchPage(canonicalAddress(safeNext(next) ?? (door === 'dealer' ? paths.installer : paths.dashboard)));
}
