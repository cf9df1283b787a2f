import { productCapabilities } from '../../../fixtures/catalog/product-capabilities.ts';
import type { Geofence, GeofenceCreate, GeofenceType, GeofenceUpdate } from '../../../generated/contract/types.gen.ts';
import type { EveryKey } from '../../contract/types.ts';
import type { GeofenceRow, Instant, PlacedShape, VehicleRow } from '../../world/rows.ts';
import type { World } from '../../world/world.ts';
import { takesShape } from '../alerts/support.ts';
import { planOf } from '../catalog.ts';
import { keepEarlier } from '../earlier.ts';
import { freshId } from '../fresh-id.ts';
import { dropImage, keepImage } from '../images.ts';
import { deviceOf } from '../subjects.ts';
import { centerOf } from './outline.ts';
import { isOutline, shapeErrors, shapeOf } from './shape.ts';

type Errors = Record<string, string[]>;
export type GeofenceOutcome =
  | { kind: 'invalid'; errors: Errors }
  | { kind: 'no location' }
  | { kind: 'saved'; geofence: GeofenceRow };

/** Geofences of an account, in the order in which they were saved. */
export const geofencesOf = (world: World, subscriber: number): GeofenceRow[] =>
  world.tables.geofences.by('subscriber', subscriber).filter(({ removed_at }) => removed_at === null);

export function geofenceView(row: GeofenceRow): EveryKey<Geofence> {
  const { subscriber: _account, shapes: _shapes, removed_at: _removed, ...geofence } = row;
  const { type, radius, coordinates } = currentShape(row);
  return { ...geofence, type, radius, coordinates: [...coordinates] };
}

const currentShape = ({ shapes }: GeofenceRow): PlacedShape => shapes.at(-1) as PlacedShape;

export function createGeofence(
  world: World,
  subscriber: number,
  request: GeofenceCreate,
  now: Instant,
): GeofenceOutcome {
  const asked = { type: request.type, radius: request.radius, coordinates: request.coordinates };
  const refusal = refusalOf(
    world,
    subscriber,
    { ...shapeErrors(asked), ...addressErrors(request.address) },
    asked.type,
  );
  if (refusal) return refusal;
  const center = centerOf(request.coordinates);
  const geofence = world.tables.geofences.put({
    id: freshId(world, 'geofences'),
    subscriber,
    name: request.name,
    address: request.address ?? null,
    city: request.city ?? null,
    state: request.state ?? null,
    postal_code: request.postal_code ?? null,
    latitude: center.lat,
    longitude: center.lng,
    image: null,
    ...keepImage(world, request.image, null),
    shapes: [{ from: now, ...shapeOf(asked) }],
    removed_at: null,
  });
  return { kind: 'saved', geofence };
}

/** Changes a geofence. Earlier shapes are kept, because they decide the events of their time. */
export function updateGeofence(world: World, row: GeofenceRow, request: GeofenceUpdate, now: Instant): GeofenceOutcome {
  const { type, radius, coordinates, image, latitude: _latitude, longitude: _longitude, ...details } = request;
  const before = currentShape(row);
  const asked = {
    type: type ?? before.type,
    radius: radius === undefined && (type ?? before.type) === before.type ? before.radius : radius,
    coordinates: coordinates ?? before.coordinates,
  };
  const isReshaped = type !== undefined || radius !== undefined || coordinates !== undefined;
  const errors = {
    ...shapeErrors(asked),
    ...(details.address === undefined ? {} : addressErrors(details.address)),
    ...(isReshaped && alertErrors(world, row, asked.type)),
  };
  const refusal = refusalOf(world, row.subscriber, errors, isReshaped ? asked.type : null);
  if (refusal) return refusal;
  const center = centerOf(asked.coordinates);
  if (isReshaped) keepEarlier(world.tables.earlier_shapes, { owner: row.id }, before, now);
  const geofence = world.tables.geofences.update(row.id, {
    ...details,
    latitude: center.lat,
    longitude: center.lng,
    ...keepImage(world, image, row.image),
    ...(isReshaped && { shapes: [{ from: now, ...shapeOf(asked) }] }),
  });
  return { kind: 'saved', geofence };
}

/** Removes a geofence from the account. Its shapes are kept for the events of their time. */
export function removeGeofence(world: World, row: GeofenceRow, now: Instant): void {
  dropImage(world, row.image);
  world.tables.geofences.update(row.id, { removed_at: now, image: null });
}

const addressErrors = (address: string | null | undefined): Errors =>
  address ? {} : { address: ['Choose an address from the list'] };

/** An alert of the geofence would be lost on a device that does not take its new type. */
function alertErrors(world: World, { id, subscriber }: GeofenceRow, type: GeofenceType): Errors {
  const isLost = world.tables.vehicles
    .by('subscriber', subscriber)
    .some((vehicle) => hasAlert(vehicle, id) && !takesShape(deviceOf(world, vehicle), type));
  return isLost ? { type: ['A device with alerts of this geofence supports only radius and points of interest'] } : {};
}

const hasAlert = ({ alert_rules }: VehicleRow, geofence: number): boolean =>
  alert_rules.some(({ versions, removed_at }) => {
    const current = versions.at(-1);
    return removed_at === undefined && current?.is_enabled && current.parameters.geofence_id === geofence;
  });

/**
 * Geofences need a vehicle whose plan has location services, and outlines a device that takes them (commerce 8). `type`: of a
 * new shape, `null` if the shape stays.
 */
function refusalOf(
  world: World,
  subscriber: number,
  errors: Errors,
  type: GeofenceType | null,
): Exclude<GeofenceOutcome, { kind: 'saved' }> | null {
  const located = world.tables.vehicles
    .by('subscriber', subscriber)
    .map((vehicle) => deviceOf(world, vehicle))
    .filter(({ plan_id }) => planOf(plan_id).location_services);
  if (located.length === 0) return { kind: 'no location' };
  const isTaken = located.some(({ product_name }) => productCapabilities(product_name).polygon_geofences);
  const all =
    type && isOutline(type) && !isTaken
      ? { ...errors, type: ['The devices support only radius geofences and points of interest'] }
      : errors;
  return Object.keys(all).length > 0 ? { kind: 'invalid', errors: all } : null;
}
