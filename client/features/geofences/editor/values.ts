import * as z from 'zod';
import type { Geofence, GeofenceCreate, GeofenceType, GeofenceUpdate, LatLng } from '../../../api/model.ts';
import { zGroupTitle } from '../../../api/schemas.ts';
import { DEFAULT_RADIUS, MOST_CORNERS, MOST_RADIUS } from '../../../rules/constants/geofences.ts';
import { KILOMETERS_A_MILE } from '../../../rules/constants/measures.ts';
import {
  centerOf,
  type Drawing,
  GEOFENCE_TYPES,
  isDrawn,
  isOutline,
  outlineProblem,
} from '../../../rules/geofences/drawing.ts';
import { readShape } from '../../../rules/geofences/shape.ts';
import { distance, type Units } from '../../../rules/locale/units.ts';
import { readNumber, typedNumber } from '../../../rules/validation/numbers.ts';
import type { Problem } from '../../../rules/validation/problem.ts';
import { across, check, image, tidied } from '../../../rules/validation/schema.ts';

/** An address of the list of completions, in the parts that are saved. */
export type ChosenAddress = Pick<GeofenceCreate, 'address' | 'city' | 'state' | 'postal_code'>;
export type AddressValue = { typed: string; chosen: ChosenAddress | null };

/** Values of the editor. Radius in the user's unit. `wrong`: fields whose text is no coordinate. */
export type Values = Drawing & {
  name: string;
  address: AddressValue;
  wrong: readonly string[];
  image: string | null;
};

/** Three decimals are five feet. */
const DECIMALS = 1_000;
export const shownRadius = (miles: number, units: Units): string =>
  typedNumber(Math.round(distance(miles, units).value * DECIMALS) / DECIMALS);
/** A dragged radius: two decimals, at least the smallest of them. */
export const typedRadius = (miles: number, units: Units): string =>
  typedNumber(Math.max(0.01, Math.round(distance(Math.min(miles, MOST_RADIUS), units).value * 100) / 100));
export const defaultRadius = (units: Units): string =>
  typedNumber(Math.round(distance(DEFAULT_RADIUS, units).value * 10) / 10);

/** A typed radius in miles. `null` if it is no number. */
export function radiusInMiles(typed: string, units: Units): number | null {
  const value = readNumber(typed);
  if (value === null) return null;
  return units === 'imperial' ? value : Math.round((value / KILOMETERS_A_MILE) * 1e6) / 1e6;
}

function radiusProblem({ type, radius = '' }: Partial<Drawing>, units: Units): Problem | null {
  if (type !== 'radius') return null;
  if (radius.trim() === '') return { text: 'required' };
  const value = readNumber(radius);
  if (value === null) return { text: 'number' };
  if (value <= 0) return { text: 'moreThan', limit: 0 };
  const most = Math.floor(distance(MOST_RADIUS, units).value);
  return value > most ? { text: 'lessThan', limit: most + 1 } : null;
}

function pointsProblem({ type = 'radius', points = [] }: Partial<Drawing>): Problem | null {
  if (!isDrawn({ type, points })) return { text: 'notDrawn' };
  if (points.length > MOST_CORNERS) return { text: 'tooManyCorners', limit: MOST_CORNERS };
  const problem = isOutline(type) ? outlineProblem(points) : null;
  return problem && { text: problem };
}

/** A shape and an address from the list are required (commerce 5). */
export const schemaOf = (units: Units) =>
  z
    .object({
      name: tidied(zGroupTitle),
      address: z.custom<AddressValue>().check(check(({ chosen }) => (chosen ? null : { text: 'addressFromList' }))),
      type: z.custom<GeofenceType>(),
      radius: z.string(),
      points: z.custom<readonly LatLng[]>(),
      wrong: z.custom<readonly string[]>().check(check(({ length }) => (length > 0 ? { text: 'invalid' } : null))),
      image: image(),
    })
    .check(
      across<Drawing>('radius', (values) => radiusProblem(values, units)),
      across<Drawing>('points', pointsProblem),
    );
export type Sent = z.output<ReturnType<typeof schemaOf>>;

const isKnown = (type: string): type is GeofenceType => (GEOFENCE_TYPES as readonly string[]).includes(type);

export function newValues(units: Units): Values {
  return {
    name: '',
    address: { typed: '', chosen: null },
    type: 'radius',
    radius: defaultRadius(units),
    points: [],
    wrong: [],
    image: null,
  };
}

export function valuesOf(geofence: Geofence, units: Units): Values {
  const { name, type, radius, address, city, state, postal_code, image: picture } = geofence;
  const known = isKnown(type) ? type : 'polygon';
  const typed = [address, city, [state, postal_code].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  const parts = { address, city: city ?? null, state: state ?? null, postal_code: postal_code ?? null };
  return {
    name,
    address: { typed, chosen: address ? parts : null },
    type: known,
    radius:
      known === 'radius'
        ? shownRadius(radius ?? DEFAULT_RADIUS, units)
        : known === 'polygon' || known === 'rectangle'
          ? ''
          : '0',
    points: readShape(geofence).coordinates,
    wrong: [],
    image: picture ?? null,
  };
}

/** The shape as it is sent: miles for a radius, 0 for a point of interest, none for an outline (commerce 4). */
function shapeOf({ type, radius, points }: Drawing, units: Units) {
  const center = centerOf({ type, points });
  const miles = type === 'radius' ? radiusInMiles(radius, units) : type === 'point_of_interest' ? 0 : null;
  return {
    type,
    radius: miles,
    coordinates: [...points],
    ...(center && { latitude: center.lat, longitude: center.lng }),
  };
}

export function createRequest({ name, address, image: picture, ...drawing }: Sent, units: Units): GeofenceCreate {
  return { name, ...address.chosen, ...shapeOf(drawing, units), ...(picture && { image: picture }) };
}

/** Changed parts only. The shape goes as a whole, because its parts belong together. `null`: nothing has changed. */
export function updateRequest(sent: Sent, before: Values, units: Units): GeofenceUpdate | null {
  const { name, address, image: picture, ...drawing } = sent;
  const isSameShape =
    drawing.type === before.type &&
    drawing.radius === before.radius &&
    JSON.stringify(drawing.points) === JSON.stringify(before.points);
  const update: GeofenceUpdate = {
    ...(name !== before.name && { name }),
    ...(JSON.stringify(address.chosen) !== JSON.stringify(before.address.chosen) && address.chosen),
    ...(!isSameShape && shapeOf(drawing, units)),
    ...(picture !== undefined && picture !== before.image && { image: picture }),
  };
  return Object.keys(update).length > 0 ? update : null;
}
