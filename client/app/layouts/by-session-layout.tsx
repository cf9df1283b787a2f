import { Suspense } from 'react';
import { useSession } from '../../state/session.ts';
import { lazyChunk } from '../../ui/lazy-chunk.tsx';
import { StartingPage } from './starting-page.tsx';
import { StaticLayout } from './static-layout.tsx';

/** Visitors do not load it. */
const SignedInLayout = lazyChunk(async () => ({ default: (await import('./signed-in-layout.tsx')).SignedInLayout }));

/** Layout of unknown addresses: signed-in users keep their navigation, visitors get the plain layout. */
export function BySessionLayout() {
  const { status } = useSession();
  if (status === 'starting') return <StartingPage />;
  if (status !== 'signed_in') return <StaticLayout />;
  return (
    <Suspense fallback={<StartingPage />}>
      <SignedInLayout />
    </Suspense>
  );
}
