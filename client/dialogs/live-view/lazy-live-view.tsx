import { Suspense } from 'react';
import { loadNamespaces } from '../../i18n/setup.ts';
import { lazyChunk, type Missing } from '../../ui/lazy-chunk.tsx';
import { DialogNotLoaded } from '../../ui/lazy-dialog.tsx';
import { useCloseLiveView, useLiveViewVehicle } from './live-view-address.ts';

/** Loaded on demand together with the player, not with the page below it. */
const LiveView = lazyChunk(async () => {
  const [view] = await Promise.all([import('./live-view.tsx'), loadNamespaces(['live-view', 'commands'])]);
  return view;
}, ViewNotLoaded);

/** Shows the live view over a page if the address names a vehicle (core 2.3). */
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
