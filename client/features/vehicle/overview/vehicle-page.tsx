import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { lazyChunk } from '../../../ui/lazy-chunk.tsx';
import { VehicleFrame } from '../frame/vehicle-frame.tsx';
import { VehicleView } from './vehicle-view.tsx';

const GuestView = lazyChunk(() => import('./guest-view.tsx'));

/** Overview of one vehicle (core 2.1): state, commands, plan, and links to its other pages. */
export default function VehiclePage() {
  const guest = useSearchParams()[0].get('guest');
  if (guest !== null) {
    return (
      <Suspense fallback={null}>
        <GuestView guestId={guest} />
      </Suspense>
    );
  }
  return <VehicleFrame>{(vehicle) => <VehicleView vehicle={vehicle} />}</VehicleFrame>;
}
