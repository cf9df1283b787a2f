import { expect, test } from 'vitest';
import type { Vehicle } from '../../api/model.ts';
import { aVehicle } from '../../rules/vehicle/vehicle.fixture.ts';
import { vehicleState } from '../../rules/vehicle/vehicle-state.ts';
import { markersOf } from './map-markers.ts';

const NOW = Date.parse('2026-11-21T16:00:00Z');
const withState = (vehicles: Vehicle[]) => vehicles.map((vehicle) => ({ vehicle, state: vehicleState(vehicle, NOW) }));
const works = () => null;
const timestamp = '2026-11-21T15:59:00Z';

test('[core 4] markers show position, state, heading and interruption of vehicles', () => {
  const moving = aVehicle({
    id: 7,
    vehicle_name: 'Van 07',
    last_known_state: { timestamp, latitude: 41.9, longitude: -87.66, speed: 52, heading: 315 },
  });
  expect(markersOf(withState([aVehicle(), moving]), ({ id }) => (id === 7 ? 'OUTAGE' : null))).toEqual([
    { id: 12, name: 'Van 12', state: 'parked', latitude: 41.886, longitude: -87.652, heading: 0, isInterrupted: false },
    { id: 7, name: 'Van 07', state: 'moving', latitude: 41.9, longitude: -87.66, heading: 315, isInterrupted: true },
  ]);
});

test('vehicles without a position have no marker', () => {
  const silent = aVehicle({ last_known_state: null });
  const nowhere = aVehicle({ last_known_state: { timestamp } });
  expect(markersOf(withState([silent, nowhere]), works)).toEqual([]);
});

test('[commerce 6] a vehicle whose plan has no location has no marker, whatever it reported', () => {
  const basic = aVehicle({ pricing_plan: { ...aVehicle().pricing_plan, name: 'Basic', location_services: false } });
  expect(markersOf(withState([basic]), works)).toEqual([]);
});
