import { useSearchParams } from 'react-router';
import { GuestPinChooser } from './guest-pin/guest-pin-chooser.tsx';
import { GuestPinOf } from './guest-pin/guest-pin-of.tsx';

/** The guest PIN of a key locker: `?vehicle=` names the vehicle, without it a chooser (core 2.1, commerce 2). */
export default function GuestPinPage() {
  const [query] = useSearchParams();
  const vehicle = query.get('vehicle');
  return vehicle === null ? <GuestPinChooser /> : <GuestPinOf key={vehicle} id={vehicle} />;
}
