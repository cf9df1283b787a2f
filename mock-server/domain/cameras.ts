import type { Camera } from '../../generated/contract/types.gen.ts';
import type { DeviceRow } from '../world/rows.ts';
import { productCapabilities } from './catalog.ts';

/** Whether a product has this camera. Some dash cams have only one. */
export const hasCamera = ({ product_name }: DeviceRow, camera: Camera): boolean =>
  productCapabilities(product_name).cameras.includes(camera);

/** Whether a camera is connected. "Cam 2" is on a cable and may be missing (core 8). */
export const isConnected = (device: DeviceRow, camera: Camera): boolean =>
  hasCamera(device, camera) && !(camera === 'rear' && device.traits.includes('cam_2_missing'));
