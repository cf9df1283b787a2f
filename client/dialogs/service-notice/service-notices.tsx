import { Suspense } from 'react';
import { lazyChunk } from '../../ui/lazy-chunk.tsx';

/** Loaded without blocking the page, because notices are rare. */
const WatchedNotices = lazyChunk(async () => ({ default: (await import('./watched-notices.tsx')).WatchedNotices }));

/** The bar for outages and maintenance, and the dialog that a blocked command opens (core 2.12, core 4). */
export function ServiceNotices() {
  return (
    <div aria-live="polite">
      <Suspense fallback={null}>
        <WatchedNotices />
      </Suspense>
    </div>
  );
}
