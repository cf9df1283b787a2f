/** The calls of the contract that the portal makes: the only way to the generated client. */
export { listDevices } from '../../generated/client/device/device.ts';
export { sendCommand } from '../../generated/client/iot/iot.ts';
export { validateNext } from '../../generated/client/notice/notice.ts';
export { getStream, getStreamKey, listMedia, pingStream, startStream } from '../../generated/client/stream/stream.ts';
export { listUsers, resendEmail } from '../../generated/client/user/user.ts';
export { listVehicles, updateVehicle } from '../../generated/client/vehicle/vehicle.ts';
