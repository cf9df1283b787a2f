import type { Telemetry } from '../telemetry/telemetry.ts';

/** Dependencies of all handlers, besides the input and world of each call. */
export type Services = {
  telemetry: Telemetry;
  /** 1: devices take as long as real ones. 0: no delay. */
  pace: number;
};
