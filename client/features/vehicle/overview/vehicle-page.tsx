import { VehicleFrame } from '../frame/vehicle-frame.tsx';
import { VehicleView } from './vehicle-view.tsx';

/** Overview of one vehicle (core 2.1): state, commands, plan, and links to its other pages. */
export default function VehiclePage() {
  return <VehicleFrame>{(vehicle) => <VehicleView vehicle={vehicle} />}</VehicleFrame>;
}
