import { useTranslation } from 'react-i18next';
import type { Geofence, User, Vehicle } from '../../api/model.ts';
import { type Destination, directionsUrl } from '../../lib/directions.ts';
import { middleOf } from '../../rules/geofences/outline.ts';
import { readShape } from '../../rules/geofences/shape.ts';
import { personName } from '../../rules/sharing/people.ts';
import { MINUTE } from '../../rules/time/duration.ts';
import { positionGate } from '../../rules/vehicle/position.ts';
import { search } from '../../rules/vehicle/search.ts';
import { useNow } from '../../ui/use-now.ts';
import { usePositionReason } from '../../wording/use-position-reason.ts';
import { destinationOf, vehiclesWith } from './destination.ts';

/** Maximum number of vehicles. People and geofences have limits of their own. */
const MOST = 4;

/** A destination. `to`: `null` if the place is not shown, and `reason` says why. */
export type Direction = { key: string; name: string; about: string; to: Destination | null; reason?: string };

/** Words of a query that name a destination, in the user's language. `null` if the query does not ask for directions. */
export function useDestination(query: string): readonly string[] | null {
  const { t } = useTranslation('palette');
  return destinationOf(query, {
    phrases: t('directionsPhrases').split(', '),
    links: t('directionsLinks').split(', '),
  });
}

/** Opens directions in the maps app, as `DirectionsLink` does. */
export const openDirections = (to: Destination): void => {
  open(directionsUrl(to, navigator.platform), '_blank', 'noopener,noreferrer');
};

type Found = { vehicles: readonly Vehicle[]; people: readonly User[]; places: readonly Geofence[] };

/** Directions to the vehicles, people and geofences that the words name. A person is where the vehicle that they have now is. */
export function useDirections(words: readonly string[] | null, { vehicles, people, places }: Found): Direction[] {
  const reasonOf = usePositionReason();
  const now = useNow(MINUTE);
  if (words === null) return [];
  const toVehicle = (vehicle: Vehicle): Omit<Direction, 'key' | 'name' | 'about'> => {
    const gate = positionGate(vehicle);
    if (!gate.allowed) return { to: null, reason: reasonOf(gate.reason, vehicle) };
    return { to: { latitude: gate.position.latitude, longitude: gate.position.longitude } };
  };
  return [
    ...search(vehicles, words, (vehicle) => vehicle)
      .slice(0, MOST)
      .map(({ item }) => ({ key: `vehicle ${item.id}`, name: item.vehicle_name, about: '', ...toVehicle(item) })),
    ...people.flatMap((person) =>
      vehiclesWith(person, vehicles, now).map((vehicle) => ({
        key: `person ${person.id} ${vehicle.id}`,
        name: personName(person),
        about: vehicle.vehicle_name,
        ...toVehicle(vehicle),
      })),
    ),
    ...places.flatMap((place) => {
      const to = placeOf(place);
      return to ? [{ key: `place ${place.id}`, name: place.name, about: place.address ?? '', to }] : [];
    }),
  ];
}

/** The address of a geofence, as in its list. Otherwise its middle. */
function placeOf(geofence: Geofence): Destination | null {
  const address = [geofence.address, geofence.city, geofence.state].filter(Boolean).join(', ');
  if (address) return { address };
  const middle = middleOf(readShape(geofence));
  return middle && { latitude: middle[1], longitude: middle[0] };
}
