/**
 * The calls of the contract that the portal makes: the only way to the generated client. Those that cannot do without some
 * argument are `checked` (a guard test says which).
 */
import * as alert from '../../generated/client/alert/alert.ts';
import * as device from '../../generated/client/device/device.ts';
import * as iot from '../../generated/client/iot/iot.ts';
import * as subscriber from '../../generated/client/subscriber/subscriber.ts';
import * as user from '../../generated/client/user/user.ts';
import * as vehicle from '../../generated/client/vehicle/vehicle.ts';
import { checked } from './required-arguments.ts';

export {
  cancelTransfer,
  getFeatures,
  getReadyState,
  listDevices,
  startTransfer,
  updateCameraSettings,
  updateFeatures,
} from '../../generated/client/device/device.ts';
export { sendCommand } from '../../generated/client/iot/iot.ts';
export {
  getMapPlatform,
  listBannerAndHelpLinks,
  listMaintenance,
  listOutages,
  validateNext,
} from '../../generated/client/notice/notice.ts';
export { getStream, getStreamKey, listMedia, pingStream, startStream } from '../../generated/client/stream/stream.ts';
export {
  listUsers,
  registerUser,
  requestEmailChange,
  resendEmail,
  testPush,
} from '../../generated/client/user/user.ts';
export { clearTroubleCode, getObd, listVehicles } from '../../generated/client/vehicle/vehicle.ts';

export const listAlertEvents = checked('listAlertEvents', alert.listAlertEvents);
export const listLogs = checked('listLogs', iot.listLogs);
export const sendConfiguration = checked('sendConfiguration', iot.sendConfiguration);
export const getVehicle = checked('getVehicle', vehicle.getVehicle);
export const createVehicle = checked('createVehicle', vehicle.createVehicle);
export const getPendingVehicleData = checked('getPendingVehicleData', vehicle.getPendingVehicleData);
export const updateVehicle = checked('updateVehicle', vehicle.updateVehicle);
export const getSubscriber = checked('getSubscriber', subscriber.getSubscriber);
export const updateSubscriber = checked('updateSubscriber', subscriber.updateSubscriber);
export const updateUser = checked('updateUser', user.updateUser);

export const acceptInvite = checked('acceptInvite', user.acceptInvite);
export const declineInvite = checked('declineInvite', user.declineInvite);
export const acceptEmailChange = checked('acceptEmailChange', user.acceptEmailChange);
export const declineEmailChange = checked('declineEmailChange', user.declineEmailChange);
export const setPassword = checked('setPassword', user.setPassword);
export const acceptTransfer = checked('acceptTransfer', device.acceptTransfer);
export const declineTransfer = checked('declineTransfer', device.declineTransfer);
