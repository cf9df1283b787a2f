import { Suspense } from 'react';
import { loadNamespaces } from '../../i18n/setup.ts';
import { lazyChunk, type Missing } from '../../ui/lazy-chunk.tsx';
import { DialogNotLoaded } from '../../ui/lazy-dialog.tsx';
import { useCloseLiveView, useLiveViewVehicle } from './live-view-address.ts';

/** Comes with the player when somebody watches, not with the pages it opens over. */
const LiveView = lazyChunk(async () => {
  const [view] = await Promise.all([import('./live-view.tsx'), loadNamespaces(['live', 'commands'])]);
  return view;
}, ViewNotLoaded);

/** The live view over a page, while the address names a vehicle to watch (core 2.3). */
export function LazyLiveView() {
  const vehicle = useLiveViewVehicle();
  if (vehicle === null) return null;
  return (
    <Suspense>
      <LiveView key={vehicle} vehicleId={Number(vehicle)} />
    </Suspense>
  );
}

function ViewNotLoaded(missing: Missing) {
  return <DialogNotLoaded {...missing} isOpen onClose={useCloseLiveView()} />;
}
