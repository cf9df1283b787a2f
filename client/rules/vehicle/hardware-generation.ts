/** Hardware generation of a device, by its key (core 3). */
export type HardwareGeneration = 'x' | 'v2' | 'v1';

export function hardwareGeneration(deviceKey: string): HardwareGeneration {
  if (/^\d/.test(deviceKey)) return 'x';
  return deviceKey.startsWith('GG') ? 'v2' : 'v1';
}
