import type { TripLog } from './tripLog.ts';

export interface Trip {
  id?: string;
  start_date?: string;
  end_date?: string;
  miles?: number;
  /** Seconds. */
  idle_time: number;
  /** Miles an hour. */
  max_speed: number;
  /** @nullable */
  start_address: string | null;
  /** @nullable */
  end_address: string | null;
  logs: TripLog[];
}
