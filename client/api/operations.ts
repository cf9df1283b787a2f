/** The calls of the contract that the portal makes: the only way to the generated client. */
export { sendCommand } from '../../generated/client/iot/iot.ts';
export { getMapPlatform, validateNext } from '../../generated/client/notice/notice.ts';
export { listUsers, resendEmail } from '../../generated/client/user/user.ts';
export { getObd, getVehicle, listVehicles, updateVehicle } from '../../generated/client/vehicle/vehicle.ts';
