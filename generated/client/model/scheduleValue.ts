import type { TimeZone } from './timeZone.ts';

export interface ScheduleValue {
  isScheduleActive: boolean;
  /**
     * Seconds after midnight, UTC.
     * @minimum 0
     * @maximum 86399
     */
  startTime: number;
  /**
     * Seconds after midnight, UTC.
     * @minimum 0
     * @maximum 86399
     */
  endTime: number;
  /**
     * @minimum -12
     * @maximum 14
     */
  timezoneOffset?: number;
  timezoneName?: TimeZone;
}
