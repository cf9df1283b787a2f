import type { TrackerScheduleSharedTrackerOptions } from './trackerScheduleSharedTrackerOptions.ts';

/**
 * When a tracker's sensors watch (commerce 3).
 */
export interface TrackerSchedule {
  isScheduleActive: boolean;
  scheduleToggleEnabled?: boolean;
  /** Seconds after midnight, UTC; 0 to 86399. */
  startTime: number;
  /** Seconds after midnight, UTC; 0 to 86399. */
  endTime: number;
  /** Hours ahead of UTC, halves kept. */
  timezoneOffset?: number;
  /** IANA identifier. */
  timezoneName?: string;
  sharedTrackerOptions?: TrackerScheduleSharedTrackerOptions;
}
