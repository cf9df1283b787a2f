import type { Camera } from '../../../api/model.ts';

const NEITHER_LETTER_NOR_DIGIT = /[^\p{L}\p{N}]+/gu;
const ENDING = /\.[a-z0-9]{2,4}$/;

/** File name of a saved recording: van-07-front-20261121T164100Z.webp. `at`: milliseconds since 1970. */
export function fileName(vehicle: string, camera: Camera, at: number, address: string): string {
  const name = vehicle.toLowerCase().replace(NEITHER_LETTER_NOR_DIGIT, '-').replace(/^-|-$/g, '') || 'dash-cam';
  const time = new Date(at).toISOString().replace(/[-:]|\.\d+/g, '');
  return `${name}-${camera}-${time}${ENDING.exec(new URL(address).pathname)?.[0] ?? ''}`;
}
