import type { Camera } from '../../generated/contract/types.gen.ts';
import type { DeviceRow } from '../world/rows.ts';
import { productCapabilities } from './catalog.ts';

/** Whether a product has a camera at all: not every dash cam has two. */
export const hasCamera = ({ product_name }: DeviceRow, camera: Camera): boolean =>
  productCapabilities(product_name).cameras.includes(camera);

/** Whether a camera is there: the second hangs on a cable, and "Cam 2" may be missing (core 8). */
export const isConnected = (device: DeviceRow, camera: Camera): boolean =>
  hasCamera(device, camera) && !(camera === 'rear' && device.traits.includes('cam_2_missing'));
