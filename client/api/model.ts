/** The shapes of the contract that the client works with. */
export type * from '../../generated/client/model/accessLevel.ts';
export type * from '../../generated/client/model/alertEvent.ts';
export type * from '../../generated/client/model/bannerItem.ts';
export type * from '../../generated/client/model/camera.ts';
export type * from '../../generated/client/model/commandAnswer.ts';
export type * from '../../generated/client/model/commandRequest.ts';
export type * from '../../generated/client/model/device.ts';
export type * from '../../generated/client/model/lastKnownState.ts';
export type * from '../../generated/client/model/logEntry.ts';
export type * from '../../generated/client/model/maintenance.ts';
export type * from '../../generated/client/model/mediaSnippet.ts';
export type * from '../../generated/client/model/outage.ts';
export type * from '../../generated/client/model/planAddOnUsage.ts';
export type * from '../../generated/client/model/user.ts';
export type * from '../../generated/client/model/vehicle.ts';
export type * from '../../generated/client/model/vehicleAccess.ts';
export type * from '../../generated/client/model/vehicleUpdate.ts';
