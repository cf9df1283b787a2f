import type { Telemetry } from '../telemetry/telemetry.ts';

/** What handlers are given once, besides each call's input and world. */
export type Services = {
  telemetry: Telemetry;
  /** 1: devices take as long as real ones; 0: no time. */
  pace: number;
};
