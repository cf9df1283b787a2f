import { type OperationId, operations } from '../../generated/contract/operations.ts';

type Tag = (typeof operations)[OperationId]['tag'];

const FLEET = ['/api/v1/vehicle?limit=100', '/api/v1/device?limit=100'];
const PEOPLE = ['/api/v1/user', '/api/v1/user/token'];

/** Reads that show the changes of an operation, by tag. */
export const readsOf: { readonly [T in Tag]: readonly string[] } = {
  user: [...PEOPLE, ...FLEET],
  subscriber: ['/api/v1/subscriber/11'],
  card: [],
  payment: [],
  device: [...FLEET, ...PEOPLE],
  stream: FLEET,
  vehicle: FLEET,
  'location-link': ['/api/v1/vehicle/1001/location-link'],
  iot: [...FLEET, '/api/v1/iot/logs'],
  alert: ['/api/v1/alert/event?from_date=2026-11-20T00:00:00Z'],
  filter: ['/api/v1/custom-filter'],
  geofence: [],
  catalog: [],
  support: [],
  notice: [],
};
