/** The shapes of the contract that the client works with. */
export type * from '../../generated/client/model/accessLevel.ts';
export type * from '../../generated/client/model/commandAnswer.ts';
export type * from '../../generated/client/model/lastKnownState.ts';
export type * from '../../generated/client/model/maintenanceReminder.ts';
export type * from '../../generated/client/model/tirePressure.ts';
export type * from '../../generated/client/model/user.ts';
export type * from '../../generated/client/model/vehicle.ts';
export type * from '../../generated/client/model/vehicleAccess.ts';
export type * from '../../generated/client/model/vehicleUpdate.ts';
