import type { Instant } from '../world/rows.ts';

/** A time as letters name it, in the reader's time zone, such as "Nov 22, 2026, 10:41 CST". */
export const letterTime = (timeZone: string, at: Instant): string =>
  new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'short',
  }).format(at);
