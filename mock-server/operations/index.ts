import type { Handler, OperationId } from '../contract/types.ts';
import { alertOperations } from './alert.ts';
import { cardOperations } from './card.ts';
import { catalogOperations } from './catalog.ts';
import { deviceOperations } from './device.ts';
import { emailChangeOperations } from './email-change.ts';
import { filterOperations } from './filter.ts';
import { geofenceOperations } from './geofence.ts';
import { invitationOperations } from './invitation.ts';
import { iotOperations } from './iot.ts';
import { locationLinkOperations } from './location-link.ts';
import { noticeOperations } from './notice.ts';
import { paymentOperations } from './payment.ts';
import { pinOperations } from './pins.ts';
import { registrationOperations } from './registration.ts';
import type { Services } from './services.ts';
import { streamOperations } from './stream.ts';
import { subscriberOperations } from './subscriber.ts';
import { subscriptionOperations } from './subscription.ts';
import { supportOperations } from './support.ts';
import { transferOperations } from './transfer.ts';
import { userOperations } from './user.ts';
import { vehicleOperations } from './vehicle.ts';

/** A handler, or null for an operation that is not simulated and answers 501. */
export type Operations = { readonly [K in OperationId]: Handler<K> | null };

/** Every operation of the contract. A missing one does not compile. */
export const createOperations = (services: Services): Operations => ({
  ...userOperations(),
  ...invitationOperations(),
  ...registrationOperations(),
  ...emailChangeOperations(),

  ...subscriberOperations(),

  ...cardOperations(),
  ...paymentOperations(),

  ...deviceOperations(services),
  ...subscriptionOperations(),
  ...transferOperations(services),
  ...pinOperations(),

  ...streamOperations(services),
  ...vehicleOperations(services),
  ...locationLinkOperations(services),
  ...iotOperations(services),

  ...alertOperations(services),

  ...filterOperations(),
  ...geofenceOperations(),

  ...catalogOperations(),
  ...supportOperations(),
  ...noticeOperations(),
});
